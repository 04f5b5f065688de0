import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { refuse } from '../../kernel/refusal.ts';
import { borrowerFact } from '../borrowers/index.ts';
import type { ContractsPorts } from '../contracts/index.ts';
import { arrearsFact, blockOf, increaseFact, lastIncreaseFact, limitFact } from '../credit/index.ts';
import { lateDaysFact, paidInTimeFact } from '../payments/index.ts';
import { policyFact } from '../policies/index.ts';
import { checkMayAsk } from './rules/may-ask.ts';

export interface BudgetPlace {
  borrowerId: string;
  retailerId: string;
  storeId: string;
}

/** All that a budget is decided on but the rules' own word. @throws Refusal as `checkMayAsk`. */
export async function readBudgetFacts(
  db: Db | Tx,
  ports: ContractsPorts,
  { borrowerId, retailerId, storeId }: BudgetPlace,
  today: CivilDate,
) {
  const place = { retailerId, today };
  const found = await rowOf(
    db,
    select({
      borrower: borrowerFact(borrowerId),
      limit: limitFact(borrowerId, place),
      arrears: arrearsFact(ports, borrowerId, today),
      increase: increaseFact(borrowerId, place),
      lastIncreaseOn: lastIncreaseFact(borrowerId, today),
      daysLate: lateDaysFact(borrowerId, today),
      paidInTime: paidInTimeFact(borrowerId),
      policy: policyFact('budget-increase', { retailerId, storeId, variant: 'STANDARD' }, today),
    }),
  );
  if (!found) refuse('CPF_NOT_FOUND');
  const { limit, borrower, arrears } = found;
  checkMayAsk({ borrower, hasLimit: limit !== null, block: limit && blockOf(limit, arrears, today) });
  return { ...found, limit: limit ?? refuse('LIMIT_NOT_FOUND') };
}

export type BudgetFacts = Awaited<ReturnType<typeof readBudgetFacts>>;
