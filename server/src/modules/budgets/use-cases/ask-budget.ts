import type { Handled } from '@balcao/contract';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { findBorrower } from '../../borrowers/index.ts';
import { checkStore, findStore } from '../../retailers/index.ts';
import { answerBudget, type BudgetEngine, termsOfStore } from './answer-budget.ts';

type Call = Handled<'POST /budgets/chat'>;

/**
 * A budget that somebody of the staff asks for. Counts as a look-up, and opens the same grant: the sale may follow.
 * @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE, BUDGETS_NOT_ALLOWED, LOOKUPS_USED_UP, and as `answerBudget`.
 */
export async function askBudget(
  platform: Platform,
  engine: BudgetEngine,
  by: Operator,
  { cpf, value, storeId }: Call['body'],
): Promise<Call['answer']> {
  const store = checkStore(await findStore(platform.db, by.actor.retailerId, storeId));
  const terms = await termsOfStore(platform, store);
  const { id } = await findBorrower(platform, by, { cpf }).catch((error: unknown) =>
    error instanceof Refusal && error.code === 'BORROWER_NOT_FOUND' ? refuse('CPF_NOT_FOUND') : Promise.reject(error),
  );
  // Whom the operator just looked up is beyond the reach that the request came with.
  return asSystem('budget', () =>
    answerBudget(platform, engine, by, { ...terms, borrowerId: id, store, valueCents: value, channel: null }),
  );
}
