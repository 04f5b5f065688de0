import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { SignChatToken } from './ports.ts';
import { askSupport } from './use-cases/ask-support.ts';
import { listOwnRequests, listRequests } from './use-cases/list-requests.ts';
import { answerRequest, claimRequest, closeOwnRequest, closeRequest } from './use-cases/move-request.ts';
import { signInToChat } from './use-cases/sign-in-to-chat.ts';

export function supportRoutes(platform: Platform, sign: SignChatToken): Registration[] {
  return [
    serve('POST /support/requests', ({ by, body }) => askSupport(platform, by, body)),
    serve('GET /support/requests/mine', ({ actor }) => listOwnRequests(platform, actor)),
    serve('POST /support/requests/mine/{id}/close', ({ by, params }) => closeOwnRequest(platform, by, params.id)),
    serve('GET /support/requests', ({ actor, query }) => listRequests(platform, actor, query)),
    serve('POST /support/requests/{id}/claim', ({ by, params }) => claimRequest(platform, by, params.id)),
    serve('POST /support/requests/{id}/answer', ({ by, params, body }) =>
      answerRequest(platform, by, params.id, body.text),
    ),
    serve('POST /support/requests/{id}/close', ({ by, params }) => closeRequest(platform, by, params.id)),
    serve('POST /support/chat/token', ({ actor, body }) => signInToChat(platform, sign, actor, body.storeId ?? null)),
  ];
}
