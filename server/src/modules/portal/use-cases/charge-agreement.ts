import type { Handled } from '@balcao/contract';
import { askerOf, type Customer, type Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { createAgreementCharge, type PixPorts } from '../../pix/index.ts';
import { listAgreementPayments, placeOfAgreement } from '../../renegotiation/index.ts';
import { atSeller } from '../seller.ts';

type Call = Handled<'POST /portal/agreement-charges'>;

/**
 * Charges the next payment of an own agreement by Pix, at the store where it was agreed.
 * @throws Refusal INSTALLMENT_NOT_FOUND, also for another customer's; otherwise as `createAgreementCharge`.
 */
export async function chargeOwnAgreement(
  platform: Platform,
  pix: PixPorts,
  by: Keyed<Customer>,
  ask: Call['body'],
): Promise<Call['answer']> {
  const { borrowerId } = by;
  const { payments } = await listAgreementPayments(platform, askerOf(by), { borrowerId });
  const own = payments.find(({ id }) => id === ask.id) ?? refuse('INSTALLMENT_NOT_FOUND');
  const place =
    (await placeOfAgreement(platform.db, borrowerId, own.renegotiationId)) ?? refuse('INSTALLMENT_NOT_FOUND');
  return atSeller(platform, by, place, (at) =>
    createAgreementCharge(platform, pix, { ...at, claim: by.claim }, { ...ask, storeId: place.storeId }),
  );
}
