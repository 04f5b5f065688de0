import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';

/** '/c', '/c/comprovante', '/c?x=1', never '/caixa'. */
const isOfCustomers = (url: string): boolean => /^\/c(?:[/?]|$)/.test(url);

/**
 * Serves the built web app: hashed files for a year, the pages themselves never from a cache: the customers' one for `/c`
 * and below, the staff's on every other unknown page path.
 * Without a build (`folder` null) every unknown path answers NOT_FOUND.
 */
export async function registerWebApp(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler(() => refuse('NOT_FOUND'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) refuse('NOT_FOUND');
    return reply.sendFile(isOfCustomers(request.url) ? 'customer.html' : 'index.html');
  });
}
