import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicConfiguration } from '@balcao/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../refusal.ts';
import { brandedManifest, brandedPage } from './branded-page.ts';

/** Of the staff's app, and of the customers'. */
const manifests: readonly string[] = ['manifest.webmanifest', 'c/manifest.webmanifest'];

/** '/c', '/c/comprovante', never '/caixa'. */
const isOfCustomers = (path: string): boolean => /^\/c(?:\/|$)/.test(path);

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';

const acceptsHtml = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

const addresses = z.array(z.string());
const files = z.record(z.string(), addresses);

const readJson = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, name), 'utf8'));

/** '$ids' of an address stands for any one segment. */
const patternOf = (address: string) => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`);

/** Whether a path is one of the pages that the build lists in `pages.json`. */
async function readPages(folder: string): Promise<(path: string) => boolean> {
  const patterns = addresses.parse(await readJson(folder, 'pages.json')).map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

const linkOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

/** Links to what a page needs besides the files that its HTML names, as the build lists them in `page-files.json`. */
async function readPageLinks(folder: string): Promise<(path: string) => string> {
  const listed = Object.entries(files.parse(await readJson(folder, 'page-files.json')));
  const known = listed.map(([address, names]) => ({ at: patternOf(address), links: names.map(linkOf).join('') }));
  return (path) => known.find(({ at }) => at.test(path))?.links ?? '';
}

/**
 * Serves the built web app: hashed files for a year, the pages themselves never from a cache: the customers' one for `/c`
 * and below, the login's, the staff's on its own addresses, whatever is accepted, and for browsers on every other unknown path. Where
 * a page and a call of the API have one address, who accepts HTML gets the page.
 * Pages and manifest bear the brand of their hostname; when it cannot be read they come without.
 * Without a build (`folder` null) every unknown path answers NOT_FOUND.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string | null,
  brandOf?: (hostname: string) => Promise<PublicConfiguration>,
): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler(() => refuse('NOT_FOUND'));
    return;
  }
  const [isListed, linksOf] = await Promise.all([readPages(folder), readPageLinks(folder)]);
  const isPage = (path: string) => isOfCustomers(path) || isListed(path);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    // Sent in place of the file beside them, so they need no routes of their own: half of all there are.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const branded = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const brand = await brandOf?.(request.hostname).catch((error: unknown) => {
      request.log.error(error, 'a page goes out without its brand');
    });
    if (!brand) return reply.sendFile(file);
    const text = await readFile(join(folder, file), 'utf8');
    reply.header('cache-control', 'no-cache');
    if (manifests.includes(file))
      return reply.type('application/manifest+json').send(JSON.stringify(brandedManifest(text, brand)));
    return reply.type('text/html; charset=utf-8').send(brandedPage(text, brand, linksOf(pathOf(request))));
  };
  const fileOf = (request: FastifyRequest) => {
    if (pathOf(request) === '/login') return 'login.html';
    return isOfCustomers(pathOf(request)) ? 'customer.html' : 'index.html';
  };
  const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
  app.addHook('onRequest', async (request, reply) => {
    if (!isRead(request)) return undefined;
    const manifest = manifests.find((file) => pathOf(request) === `/${file}`);
    if (manifest) return branded(request, reply, manifest);
    const isAsked = !request.is404 && acceptsHtml(request) && isPage(pathOf(request));
    return isAsked ? branded(request, reply, fileOf(request)) : undefined;
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isRead(request) || !(isPage(pathOf(request)) || acceptsHtml(request))) refuse('NOT_FOUND');
    return branded(request, reply, fileOf(request));
  });
}
