import { act } from '../../../kernel/act/act.ts';
import { askerOf, type Keyed } from '../../../kernel/act/principal.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { messageFragments } from '../../notifications/index.ts';
import type { PayAsk, PayFacts } from '../../payments/index.ts';
import { type ChargeAnswer, chargeAnswer } from '../answers.ts';
import { beginCharge, type BegunCharge, type Charger } from '../charging/begin-charge.ts';
import {
  type AgreementAsk,
  agreementPaymentToCharge,
  type AmountAsk,
  amountToCharge,
  type Chargeable,
  installmentsToCharge,
} from '../charging/chargeable.ts';
import { chargeWords } from '../messages.ts';
import type { PixPorts } from '../ports.ts';
import { activateChargeFragment } from '../store.ts';
import type { PixChargeFact } from '../tables.ts';

type ChargedByBank = BegunCharge & { brCode: string };

/**
 * Charges installments by Pix, at the amounts of today with all open fees, in two acts around the call of the bank: the
 * charge is kept, the bank is asked, then the customer is sent the code. The same key takes a charge up again that the
 * bank did not answer, while the same is owed.
 * @throws Refusal what `payInstallments` refuses, TOO_MANY_REQUESTS, SERVICE_UNAVAIBLE while the bank does not answer,
 * PIX_CHARGE_EXPIRED when the charge of the key is over.
 */
export const createCharge = (platform: Platform, pix: PixPorts, by: Charger, ask: PayAsk): Promise<ChargeAnswer> =>
  charge(platform, pix, by, installmentsToCharge(askerOf(by), ask));

/**
 * Charges the next payment of an agreement likewise: one, since an agreement is paid in order and whole.
 * @throws Refusal what `payAgreement` refuses, and as {@link createCharge}.
 */
export const createAgreementCharge = (
  platform: Platform,
  pix: PixPorts,
  by: Charger,
  ask: AgreementAsk,
): Promise<ChargeAnswer> => charge(platform, pix, by, agreementPaymentToCharge(askerOf(by), ask));

/**
 * Charges an amount of money on one contract likewise, the payoff of the day or less: what it reaches is seen before by
 * `previewAmount`.
 * @throws Refusal what `payAmount` refuses, and as {@link createCharge}.
 */
export const createAmountCharge = (
  platform: Platform,
  pix: PixPorts,
  by: Keyed,
  ask: AmountAsk,
): Promise<ChargeAnswer> => charge(platform, pix, by, amountToCharge(by.actor, ask));

async function charge<Facts extends PayFacts>(
  platform: Platform,
  pix: PixPorts,
  by: Charger,
  of: Chargeable<Facts>,
): Promise<ChargeAnswer> {
  return activate(platform, by, await chargedOrStopped(platform, pix, by, of));
}

/** A begun charge with its code, or what stopped it. */
async function chargedOrStopped<Facts extends PayFacts>(
  platform: Platform,
  pix: PixPorts,
  by: Charger,
  of: Chargeable<Facts>,
): Promise<ChargedByBank | Refusal | GuardMissed> {
  try {
    const begun = await beginCharge(platform, pix, by, of);
    return { ...begun, brCode: await codeFromBank(platform, pix, begun.charge) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof GuardMissed) return error;
    throw error;
  }
}

async function codeFromBank({ log }: Platform, { provider }: PixPorts, begun: PixChargeFact): Promise<string> {
  const { txid, amountCents, expiresAt } = begun;
  try {
    return (await provider.createCharge({ txid, amountCents, expiresAt: new Date(expiresAt) })).brCode;
  } catch (error) {
    log.warn({ err: error, chargeId: begun.id }, 'the Pix bank did not take a charge');
    return refuse('SERVICE_UNAVAIBLE');
  }
}

function activate(
  platform: Platform,
  by: Charger,
  charged: ChargedByBank | Refusal | GuardMissed,
): Promise<ChargeAnswer> {
  return act(platform, {
    principal: by,
    // What stopped the charge is told here, where an answer kept under the key outweighs it.
    read: () => (charged instanceof Error ? Promise.reject(charged) : Promise.resolve(charged)),
    decide({ charge: begun, borrower, brCode }, { now }) {
      const { id, storeId, retailerId, operatorId } = begun;
      const phone = phoneOf(platform.secrets, borrower);
      const message = {
        dedupKey: `pix-charge:${id}`,
        // Longer than an SMS, and to be copied.
        channel: 'WHATSAPP' as const,
        purpose: 'PIX_CHARGE' as const,
        words: chargeWords(begun, brCode, by.zone),
        retailerId,
        operatorId,
        at: now,
      };
      return {
        answer: chargeAnswer({ ...begun, status: 'ACTIVE', brCode }, [], now),
        writes: [
          activateChargeFragment(begun, brCode),
          ...(phone ? messageFragments(platform, { ...message, to: phone }) : []),
        ],
        audit: { action: 'pix.code-sent', subject: id, storeId },
      };
    },
  });
}
