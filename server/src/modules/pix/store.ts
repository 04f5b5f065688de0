import { sql } from '../../kernel/db/sql.ts';
import type { Keyed } from '../../kernel/act/principal.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import {
  type NewPixReceipt,
  type PixChargeFact,
  pixCharges,
  pixReceipts,
  pixRefunds,
  pixTransfers,
  pixTxids,
} from './tables.ts';

/** A charge the bank does not know yet, under the key that asked for it: once a key. */
export function openChargeFragment(charge: PixChargeFact, { claim }: Pick<Keyed, 'claim'>, createdAt: Date): Fragment {
  const { brCode: _, ...begun } = charge;
  const row = { ...begun, requestKey: claim.key, createdAt };
  return part('opened_pix_charge', sql`${insertOne(pixCharges, row)} on conflict do nothing`);
}

/** How banks name the charge: no other one is named so, and it says whose the charge is. */
export function txidFragment({ txid, borrowerId, id }: PixChargeFact): Fragment {
  return part('pix_txid', insertOne(pixTxids, { shortTxid: txid.slice(0, 25), borrowerId, chargeId: id }));
}

export function activateChargeFragment(charge: PixChargeFact, brCode: string): Fragment {
  return part(
    'activated_pix_charge',
    sql`update ${pixCharges.sql} set status = 'ACTIVE', br_code = ${brCode}::text
      where ${isCharge(charge)} and status = 'CREATED'`,
  );
}

export const CANCELED_CHARGE = 'canceled_pix_charge';

export function cancelChargeFragment(charge: PixChargeFact): Fragment {
  return part(
    CANCELED_CHARGE,
    sql`update ${pixCharges.sql} set status = 'CANCELED'
      where ${isCharge(charge)} and status in ('CREATED', 'ACTIVE')`,
  );
}

/** The charge has its money; it must still be in the state it was read in. */
export function settleChargeFragment(charge: PixChargeFact): Fragment {
  return part(
    'settled_pix_charge',
    sql`update ${pixCharges.sql} set status = 'SETTLED'
      where ${isCharge(charge)} and status = ${charge.status}::text`,
  );
}

const isCharge = ({ borrowerId, id }: PixChargeFact) => sql`borrower_id = ${borrowerId}::uuid and id = ${id}::uuid`;

/** What was received: the claim of its endToEndId, which has one effect however often the bank says it. */
export function receiptFragment(receipt: NewPixReceipt, receivedAt: Date): Fragment {
  return part('pix_receipt', sql`${insertOne(pixReceipts, { ...receipt, receivedAt })} on conflict do nothing`);
}

/** Claims the bank's id of the transfer over all customers; misses when it was received already. */
export function transferFragment({ endToEndId, borrowerId, id }: NewPixReceipt): Fragment {
  const row = insertOne(pixTransfers, { endToEndId, borrowerId, receiptId: id });
  return part('pix_transfer', sql`${row} on conflict (end_to_end_id) do nothing`);
}

/** The credit of a receipt handed back: once. */
export function refundFragment(refund: NewRow<typeof pixRefunds>): Fragment {
  return part('pix_refund', sql`${insertOne(pixRefunds, refund)} on conflict (borrower_id, receipt_id) do nothing`);
}
