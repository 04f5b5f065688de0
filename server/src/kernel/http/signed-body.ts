import type { RouteShape } from '@balcao/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openSigned } from '../signature.ts';
import type { Registration } from './serve.ts';

/** In this scope a body stays the text that came: a signature covers its every character. */
export function keepBodiesRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

/**
 * What a request says: of a signed route only when its signature holds.
 * @throws Refusal UNAUTHORIZED without a right signature, BAD_REQUEST when what was signed is no JSON.
 */
export function bodyOf(route: RouteShape, { isGenuine }: Registration, request: FastifyRequest): unknown {
  if (!route.signed) return request.body;
  const header = (name: string) => String(request.headers[name] ?? '');
  return openSigned(
    {
      body: typeof request.body === 'string' ? request.body : '',
      timestamp: header(route.signed.timestamp),
      signature: header(route.signed.signature),
    },
    // A signed route without a check of its own takes nothing from anybody.
    isGenuine ?? (() => false),
  );
}
