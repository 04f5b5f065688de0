import { type Registration, serve, serveSigned } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { signedWith } from '../../kernel/signature.ts';
import type { ChatPort } from './ports.ts';
import type { BudgetEngine } from './use-cases/answer-budget.ts';
import { askBudgetAsVisitor } from './use-cases/ask-as-visitor.ts';
import { askBudget } from './use-cases/ask-budget.ts';
import { beginBudgetVisit } from './use-cases/begin-visit.ts';
import { proveBudgetPhone } from './use-cases/prove-phone.ts';
import { receiveChat, writeInInbox } from './use-cases/receive-chat.ts';

interface Doors {
  chat: ChatPort;
  makeCode: () => string;
}

export function budgetsRoutes(platform: Platform, engine: BudgetEngine, { chat, makeCode }: Doors): Registration[] {
  const isGenuine = signedWith(chat.webhookSecret, platform.clock);
  return [
    serve('POST /budgets/chat', ({ by, body }) => askBudget(platform, engine, by, body)),
    serve('POST /budgets/visits', ({ body, request }) => beginBudgetVisit(platform, makeCode, body, request.address)),
    serve('POST /budgets/visits/verify', ({ body }) => proveBudgetPhone(platform, body)),
    serve('POST /budgets/visits/chat', ({ body, request }) =>
      askBudgetAsVisitor(platform, engine, body, request.address),
    ),
    serveSigned('POST /webhooks/chat', isGenuine, ({ body }) => receiveChat(platform, engine, body)),
    serve('POST /inbox/chat', ({ body }) => writeInInbox(platform, engine, chat, isGenuine, body)),
  ];
}
