import { auditFragment } from '../../../kernel/audit/audit.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type ChargeAnswer, chargeAnswer, statusAt } from '../answers.ts';
import { findCharge, ofRetailer } from '../find-charge.ts';
import { cancelChargeFragment } from '../store.ts';

/**
 * Cancels a charge; one that is over already stays as it is. The customer may still hold its code: money that comes
 * for it is received like any other late Pix.
 * @throws Refusal PIX_CHARGE_NOT_FOUND, PIX_CHARGE_ALREADY_SETTLED
 */
export async function cancelCharge({ db, clock }: Platform, actor: Actor, id: string): Promise<ChargeAnswer> {
  const now = clock.now();
  const { charge, receipts } = await findCharge(db, ofRetailer(actor.retailerId, id));
  if (charge.status === 'SETTLED') refuse('PIX_CHARGE_ALREADY_SETTLED');
  const status = statusAt(charge, now);
  if (status === 'EXPIRED' || status === 'CANCELED') return chargeAnswer(charge, receipts, now);
  try {
    await guardedWrite(db, [
      cancelChargeFragment(charge),
      auditFragment({ actor, at: now, storeId: charge.storeId, action: 'pix.canceled', subject: id }),
    ]);
  } catch (error) {
    if (!(error instanceof GuardMissed)) throw error;
    // Somebody was faster: say what the charge is now.
    const after = await findCharge(db, ofRetailer(actor.retailerId, id));
    if (after.charge.status === 'SETTLED') refuse('PIX_CHARGE_ALREADY_SETTLED');
    return chargeAnswer(after.charge, after.receipts, now);
  }
  return chargeAnswer({ ...charge, status: 'CANCELED' }, receipts, now);
}
