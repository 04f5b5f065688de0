import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { BudgetEngine } from './use-cases/answer-budget.ts';
import { askBudgetAsVisitor } from './use-cases/ask-as-visitor.ts';
import { askBudget } from './use-cases/ask-budget.ts';
import { beginBudgetVisit } from './use-cases/begin-visit.ts';
import { proveBudgetPhone } from './use-cases/prove-phone.ts';

export function budgetsRoutes(platform: Platform, engine: BudgetEngine, makeCode: () => string): Registration[] {
  return [
    serve('POST /budgets/chat', ({ by, body }) => askBudget(platform, engine, by, body)),
    serve('POST /budgets/visits', ({ body, request }) => beginBudgetVisit(platform, makeCode, body, request.address)),
    serve('POST /budgets/visits/verify', ({ body }) => proveBudgetPhone(platform, body)),
    serve('POST /budgets/visits/chat', ({ body, request }) =>
      askBudgetAsVisitor(platform, engine, body, request.address),
    ),
  ];
}
