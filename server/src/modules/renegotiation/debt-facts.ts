import type { Moment } from '../../kernel/act/act.ts';
import type { Asker } from '../../kernel/auth/actor.ts';
import { endOfDay } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { refuse } from '../../kernel/refusal.ts';
import { grantFact } from '../borrowers/index.ts';
import { type ContractTerms, lendersFact, type LendingRules, lendingRulesFact } from '../contracts/index.ts';
import { policyFact } from '../policies/index.ts';
import { checkStore, storeFact } from '../retailers/index.ts';
import { openInstallmentsFact } from './facts.ts';
import { renegotiationPolicy, type RenegotiationPolicy } from './policy.ts';
import { type ContractDebt, contractDebts, eligibleDebts } from './rules/contract-debts.ts';

/** Who lent, by contract. */
type Lenders = Partial<Record<string, ContractTerms['lenderType']>>;

export interface Debts {
  /** End of today in the retailer's zone, ISO 8601. */
  endOfDay: string;
  policyId: string;
  policy: RenegotiationPolicy;
  rules: LendingRules;
  lenders: Lenders;
  /** Those of the customer that may be renegotiated: what the operator's retailer sold. */
  eligible: ContractDebt[];
}

/**
 * What a customer may renegotiate, whom the operator looked up or who asks, at a store today.
 * @throws Refusal BORROWER_NOT_FOUND without a lookup, STORE_NOT_FOUND, DEACTIVATED_STORE, RENEGOTIATION_POLICY_NOT_FOUND.
 */
export async function readDebts(
  db: Db | Tx,
  asker: Asker,
  { borrowerId, storeId }: { borrowerId: string; storeId: string },
  { now, today }: Moment,
): Promise<Debts> {
  const shape = {
    isGranted: grantFact(asker, borrowerId, now),
    store: storeFact(asker.retailerId, storeId),
    policy: policyFact('renegotiation', { retailerId: asker.retailerId, storeId, variant: 'STANDARD' }, today),
    rules: lendingRulesFact(today),
    lenders: lendersFact(borrowerId),
    installments: openInstallmentsFact(borrowerId, asker.retailerId),
  };
  const facts = await rowOf(db, select(shape));
  if (!facts?.isGranted) refuse('BORROWER_NOT_FOUND');
  checkStore(facts.store);
  if (!facts.policy) refuse('RENEGOTIATION_POLICY_NOT_FOUND');
  const policy = renegotiationPolicy.parse(facts.policy);
  return {
    endOfDay: endOfDay(asker.zone, today).toISOString(),
    policyId: facts.policy.id,
    policy,
    rules: facts.rules,
    lenders: facts.lenders,
    eligible: eligibleDebts(contractDebts(facts.installments, today), policy.minimumDaysLate),
  };
}
