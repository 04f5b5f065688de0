import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type ChargeAnswer, chargeAnswer, statusAt } from '../answers.ts';
import { findCharge, ofRetailer } from '../find-charge.ts';
import { CANCELED_CHARGE, cancelChargeFragment } from '../store.ts';
import { pixCharges } from '../tables.ts';

/**
 * Cancels a charge; one that is over already stays as it is. The customer may still hold its code: money that comes
 * for it is received like any other late Pix.
 * @throws Refusal PIX_CHARGE_NOT_FOUND, PIX_CHARGE_ALREADY_SETTLED
 */
export function cancelCharge(platform: Platform, by: Operator, id: string): Promise<ChargeAnswer> {
  const own = ofRetailer(by.actor.retailerId, id);
  return act(platform, {
    principal: by,
    lock: { fragment: CANCELED_CHARGE, row: () => sql`select 1 from ${pixCharges.sql} pix where ${own} for update` },
    read: (db) => findCharge(db, own),
    decide({ charge, receipts }, { now }) {
      if (charge.status === 'SETTLED') refuse('PIX_CHARGE_ALREADY_SETTLED');
      const status = statusAt(charge, now);
      if (status === 'EXPIRED' || status === 'CANCELED') return { unchanged: chargeAnswer(charge, receipts, now) };
      return {
        answer: chargeAnswer({ ...charge, status: 'CANCELED' }, receipts, now),
        writes: [cancelChargeFragment(charge)],
        audit: { action: 'pix.canceled', subject: id, storeId: charge.storeId },
      };
    },
  });
}
