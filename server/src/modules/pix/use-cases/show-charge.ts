import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type ChargeAnswer, chargeAnswer } from '../answers.ts';
import { findCharge, ofBorrower, ofRetailer } from '../find-charge.ts';

/**
 * A charge of the operator's retailer. It outlasts the lookup that it was made under, so it needs none.
 * @throws Refusal PIX_CHARGE_NOT_FOUND
 */
export async function showCharge({ db, clock }: Platform, actor: Actor, id: string): Promise<ChargeAnswer> {
  const { charge, receipts } = await findCharge(db, ofRetailer(actor.retailerId, id));
  return chargeAnswer(charge, receipts, clock.now());
}

/** A charge of the customer who asks. @throws Refusal PIX_CHARGE_NOT_FOUND */
export async function showOwnCharge({ db, clock }: Platform, borrowerId: string, id: string): Promise<ChargeAnswer> {
  const { charge, receipts } = await findCharge(db, ofBorrower(borrowerId, id));
  return chargeAnswer(charge, receipts, clock.now());
}
