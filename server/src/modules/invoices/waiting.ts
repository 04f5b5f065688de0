import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { centsOf, countOf, rowOf, select } from '../../kernel/db/select.ts';
import { cents, type Cents } from '@balcao/credit-math';
import { boletoPayments } from './tables.ts';

/** How many payments of boletos wait for a person, and their cents. */
export async function waitingBoletoPayments(db: Db): Promise<{ count: number; cents: Cents }> {
  const from = sql`from ${boletoPayments.sql} where outcome = 'WAITING'`;
  const shape = { count: countOf(from), cents: centsOf(sql`(select sum(value_cents) ${from})`) };
  return (await rowOf(db, select(shape))) ?? { count: 0, cents: cents(0) };
}
