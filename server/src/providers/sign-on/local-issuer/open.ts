import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { refuse } from '../../../kernel/refusal.ts';
import { failurePage, PAGE_POLICY, signInPage } from './page.ts';
import { type LocalIssuerOptions, makeProvider } from './provider.ts';

export type { IssuerAccount } from './page.ts';

const PREFIX = '/issuer';

/** The provider answers by itself, on the bare request, and learns from the whole address where it is mounted. */
function passOn(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  const url = raw.url ?? '/';
  Object.assign(raw, { originalUrl: url, url: url.slice(PREFIX.length) });
  return provider.callback()(raw, reply.raw);
}

/**
 * Opens an issuer of the demonstration below '/issuer', with a page where one chooses who signs in. Whoever reaches the
 * server may be anybody there: it must never stand in production.
 */
export async function openLocalIssuer(http: FastifyInstance, options: LocalIssuerOptions): Promise<void> {
  let made: Promise<Provider> | undefined;
  const provider = () => (made ??= makeProvider(options));

  await http.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _body, done) => done(null));

      const asPage = (reply: FastifyReply) =>
        reply
          .header('content-security-policy', PAGE_POLICY)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8');
      // A page that was left open too long, or an address of nobody's.
      scope.setErrorHandler<Error>((error, _request, reply) =>
        asPage(reply.code(400)).send(failurePage(error.message)),
      );

      scope.get<{ Params: { uid: string } }>('/interaction/:uid', async ({ raw, params }, reply) => {
        await (await provider()).interactionDetails(raw, reply.raw);
        return asPage(reply).send(signInPage(params.uid, options.accounts));
      });

      scope.post<{ Params: { choice: string } }>('/interaction/:uid/:choice', async ({ raw, params }, reply) => {
        const account = options.accounts[Number(params.choice)];
        if (!account && params.choice !== 'cancelar') refuse('NOT_FOUND');
        await (await provider()).interactionDetails(raw, reply.raw);
        const result = account ? { login: { accountId: account.email } } : { error: 'access_denied' };
        reply.hijack();
        await (await provider()).interactionFinished(raw, reply.raw, result);
      });

      scope.all('/*', async (request, reply) => passOn(await provider(), request, reply));
    },
    { prefix: PREFIX },
  );
}
