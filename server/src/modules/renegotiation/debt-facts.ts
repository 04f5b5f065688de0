import type { CivilDate } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/auth/actor.ts';
import { dayIn } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { grantFact } from '../borrowers/index.ts';
import { type ContractTerms, type LendingRules, lendingRulesFact } from '../contracts/index.ts';
import { checkStore, storeFact, type StoreFact } from '../retailers/index.ts';
import type { InstallmentRow } from '../payments/index.ts';
import { policyFact, type PolicyFact } from '../policies/index.ts';
import { lendersFact, openInstallmentsFact } from './facts.ts';
import { renegotiationPolicy, type RenegotiationPolicy } from './policy.ts';
import { type ContractDebt, contractDebts, eligibleDebts } from './rules/contract-debts.ts';

/** Who lent, by contract. */
type Lenders = Partial<Record<string, ContractTerms['lenderType']>>;

interface Facts {
  grant: boolean;
  store: StoreFact | null;
  policy: PolicyFact<'renegotiation'> | null;
  rules: LendingRules;
  lenders: Lenders;
  installments: InstallmentRow[];
  endOfDay: string;
}

export interface Debts {
  now: Date;
  today: CivilDate;
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
 * What a customer whom the operator looked up may renegotiate at a store today.
 * @throws Refusal BORROWER_NOT_FOUND without a lookup, STORE_NOT_FOUND, DEACTIVATED_STORE, RENEGOTIATION_POLICY_NOT_FOUND.
 */
export async function readDebts(
  platform: Platform,
  actor: Actor,
  ask: { borrowerId: string; storeId: string },
): Promise<Debts> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const place = { retailerId: actor.retailerId, storeId: ask.storeId, variant: 'STANDARD' } as const;
  const result = await sql<Facts>`
    select ${grantFact(actor, ask.borrowerId, now)} as grant, ${storeFact(actor.retailerId, ask.storeId)} as store,
      ${policyFact('renegotiation', place, today)} as policy, ${lendingRulesFact(today)} as rules,
      ${lendersFact(ask.borrowerId)} as lenders,
      ${openInstallmentsFact(ask.borrowerId, actor.retailerId)} as installments,
      ${addDays(today, 1)}::date::timestamp at time zone ${actor.zone}::text as "endOfDay"`.execute(platform.db);
  const [facts] = result.rows;
  if (!facts?.grant) refuse('BORROWER_NOT_FOUND');
  checkStore(facts.store);
  if (!facts.policy) refuse('RENEGOTIATION_POLICY_NOT_FOUND');
  const policy = renegotiationPolicy.parse(facts.policy);
  return {
    now,
    today,
    endOfDay: new Date(facts.endOfDay).toISOString(),
    policyId: facts.policy.id,
    policy,
    rules: facts.rules,
    lenders: facts.lenders,
    eligible: eligibleDebts(contractDebts(facts.installments, today), policy.minimumDaysLate),
  };
}
