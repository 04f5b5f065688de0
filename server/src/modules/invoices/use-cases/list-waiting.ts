import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { known, rowsOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type PaymentAnswer, paymentAnswer } from '../answers.ts';
import { isOf, namesShape, paymentFact, paymentSource } from '../facts.ts';

const MOST = 200;

/** Payments of boletos that wait for a person, oldest first. */
export async function listWaiting({ db }: Platform, { retailerId }: Actor): Promise<PaymentAnswer[]> {
  const from = sql`from ${paymentSource} where bp.outcome = 'WAITING' and ${isOf(retailerId)}
    order by bp.received_at limit ${sql.lit(MOST)}`;
  const rows = await rowsOf(db, select({ payment: known(paymentFact), ...namesShape }, from));
  return rows.map(({ payment, ...names }) => paymentAnswer(payment, names));
}
