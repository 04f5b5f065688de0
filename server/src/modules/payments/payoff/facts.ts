import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact } from '../../borrowers/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import { installmentsFact, openFeesFact } from '../facts.ts';
import { openOf, type Payoff, payoffOn } from './rules/payoff.ts';
import type { FeeRow, InstallmentRow } from '../tables.ts';

interface Facts {
  grant: boolean;
  borrower: BorrowerFact;
  /** Null when none was asked for, or the retailer has no such store. */
  store: StoreFact | null;
  contractNumber: string;
  installments: InstallmentRow[];
  fees: FeeRow[];
  validUntil: Date;
}

export interface PayoffToday extends Facts {
  now: Date;
  today: CivilDate;
  payoff: Payoff;
}

/**
 * What pays a contract off today, for an operator who looked its customer up.
 * @throws Refusal CONTRACT_NOT_FOUND, NOTHING_TO_PAY, INSTALLMENT_IN_RENEGOTIATION.
 */
export async function readPayoff(
  platform: Platform,
  actor: Actor,
  { contractId, storeId }: { contractId: string; storeId?: string },
): Promise<PayoffToday> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const borrower = sql.ref('asked.borrower_id');
  const found = await sql<Facts>`
    select ${grantFact(actor, borrower, now)} as grant, ${borrowerFact(borrower)} as borrower,
      ${storeFact(actor.retailerId, storeId ?? null)} as store, asked.number as "contractNumber",
      ${openFeesFact(borrower)} as fees,
      ${installmentsFact(sql`i.borrower_id = asked.borrower_id and i.contract_id = asked.id`)} as installments,
      (${today}::date + 1)::timestamp at time zone ${actor.zone}::text - interval '1 second' as "validUntil"
    from contracts asked where asked.id = ${contractId}::uuid`.execute(platform.db);
  const [facts] = found.rows;
  if (!facts?.grant || facts.installments.length === 0) refuse('CONTRACT_NOT_FOUND');
  return { ...facts, now, today, payoff: payoffOn(openOf(facts.installments), facts.fees, today, newId) };
}
