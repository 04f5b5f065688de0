import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { Moment } from '../../../kernel/act/act.ts';
import type { Asker } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cast, known, rowOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { borrowerFact, grantFact } from '../../borrowers/index.ts';
import { contractById } from '../../contracts/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { installmentsFact, unpaidFeesFact } from '../facts.ts';
import { openOf, type Payoff, payoffOn } from './rules/payoff.ts';

/** What the payoff of a contract is counted on: contract `asked`, for an operator at a moment. */
function payoffShape(asker: Asker, storeId: string | undefined, { now, today }: Moment) {
  const borrower = cast('uuid', sql`asked.borrower_id`);
  return {
    grant: grantFact(asker, borrower, now),
    borrower: known(borrowerFact(borrower)),
    /** Null when none was asked for, or the retailer has no such store. */
    store: storeFact(asker.retailerId, storeId ?? null),
    contractNumber: cast('text', sql`asked.number`),
    fees: unpaidFeesFact(borrower),
    installments: installmentsFact(sql`i.borrower_id = ${borrower} and i.contract_id = asked.contract_id`),
    validUntil: endOfDay(today, asker.zone),
  };
}

/** The last second of a business day in a zone. */
const endOfDay = (day: CivilDate, zone: string): Template<Date> =>
  cast('timestamptz', sql`(${day}::date + 1)::timestamp at time zone ${zone}::text - interval '1 second'`);

export interface PayoffToday extends ShapeOf<ReturnType<typeof payoffShape>>, Moment {
  payoff: Payoff;
}

/**
 * What pays a contract off today, for an operator who looked its customer up.
 * @throws Refusal CONTRACT_NOT_FOUND, NOTHING_TO_PAY, INSTALLMENT_IN_RENEGOTIATION.
 */
export async function readPayoff(
  { db, clock }: Platform,
  asker: Asker,
  { contractId, storeId }: { contractId: string; storeId?: string },
): Promise<PayoffToday> {
  const now = clock.now();
  const today = dayIn(asker.zone, now);
  const shape = payoffShape(asker, storeId, { now, today });
  const facts = await rowOf(db, select(shape, sql`from (${contractById(contractId)}) asked`));
  if (!facts?.grant || facts.installments.length === 0) refuse('CONTRACT_NOT_FOUND');
  return { ...facts, now, today, payoff: payoffOn(openOf(facts.installments), facts.fees, today, newId) };
}
