import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** `/openapi.json` and a readable page of it at `/docs`. */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  // Made when somebody first reads it: a tenth of a start, which most servers of the tests never need.
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = { toJSON: () => (made ??= openApiDocument()) };
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Balcão API' },
  });
}
