import { firstName } from '@balcao/contract/kernel';
import type { Db } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { borrowerNameFact } from '../borrowers/index.ts';
import { chargeFact } from './facts.ts';
import { pixCharges, pixTxids } from './tables.ts';

const SHORT_TXID = 25;
const states = { CREATED: 'OPEN', ACTIVE: 'OPEN', SETTLED: 'PAID', EXPIRED: 'EXPIRED', CANCELED: 'CANCELED' } as const;

/** The charge of a retailer that a BR Code names, and its customer by the first name; null of none. */
export async function chargeOfTxid(db: Db, retailerId: string, txid: string, now: Date) {
  const from = sql`from ${pixTxids.sql} t join ${pixCharges.sql} pix on pix.borrower_id = t.borrower_id and pix.id = t.charge_id
    where t.short_txid = ${txid.slice(0, SHORT_TXID)}::text and pix.retailer_id = ${retailerId}::uuid`;
  const found = await rowOf(
    db,
    select({ charge: chargeFact, name: borrowerNameFact(sql.ref('pix.borrower_id')) }, from),
  );
  if (!found?.charge) return null;
  const { status, expiresAt } = found.charge;
  const state = states[status];
  const isOver = state === 'OPEN' && new Date(expiresAt) <= now;
  return { state: isOver ? ('EXPIRED' as const) : state, customerName: firstName(found.name ?? '') };
}
