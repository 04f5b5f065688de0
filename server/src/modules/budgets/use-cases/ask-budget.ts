import type { Handled } from '@balcao/contract';
import type { Operator } from '../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { borrowerIdFact, findBorrower, grantFact } from '../../borrowers/index.ts';
import { checkStore, findStore } from '../../retailers/index.ts';
import { answerBudget, type BudgetEngine, termsOfStore } from './answer-budget.ts';

type Call = Handled<'POST /budgets/chat'>;

/**
 * A budget that somebody of the staff asks for. The first of a customer counts as a look-up, and opens the same grant: the sale may
 * follow, and other values are tried without another look-up.
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
  const borrowerId = (await lookedUp(platform, by, cpf)) ?? (await lookUp(platform, by, cpf));
  // Whom the operator just looked up is beyond the reach that the request came with.
  return asSystem('budget', () =>
    answerBudget(platform, engine, by, { ...terms, borrowerId, store, valueCents: value, channel: null }),
  );
}

/** The customer of a CPF whose look-up by this operator is still open; null of everybody else, and of nobody's CPF. */
async function lookedUp({ db, secrets, clock }: Platform, { actor }: Operator, cpf: string): Promise<string | null> {
  const id = borrowerIdFact(secrets, cpf);
  const isOpen = grantFact(actor, id, clock.now());
  // Whom the request may reach is asked by a CPF here, which its reach does not name.
  const known = await asSystem('budget', () => rowOf(db, select({ id, isOpen })));
  return known?.isOpen ? known.id : null;
}

const lookUp = async (platform: Platform, by: Operator, cpf: string): Promise<string> => {
  try {
    return (await findBorrower(platform, by, { cpf })).id;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BORROWER_NOT_FOUND') refuse('CPF_NOT_FOUND');
    throw error;
  }
};
