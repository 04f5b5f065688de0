import type { Handled, PixChargeStatus } from '@balcao/contract';
import type { PixChargeFact, PixReceiptFact } from './tables.ts';

export type ChargeAnswer = Handled<'GET /coordinator/pix/charges/{id}'>['answer'];
export type ReceiptAnswer = ChargeAnswer['receipts'][number];

/** State of a charge at an instant: the day close stores late what has expired by the clock. */
export function statusAt(charge: Pick<PixChargeFact, 'status' | 'expiresAt'>, now: Date): PixChargeStatus {
  const isOpen = charge.status === 'CREATED' || charge.status === 'ACTIVE';
  return isOpen && new Date(charge.expiresAt) <= now ? 'EXPIRED' : charge.status;
}

export function chargeAnswer(charge: PixChargeFact, receipts: readonly PixReceiptFact[], now: Date): ChargeAnswer {
  return {
    id: charge.id,
    txid: charge.txid,
    value: charge.amountCents,
    expiresAt: new Date(charge.expiresAt).toISOString(),
    brCode: charge.brCode,
    status: statusAt(charge, now),
    receipts: receipts.map(receiptAnswer),
  };
}

export function receiptAnswer(receipt: PixReceiptFact): ReceiptAnswer {
  return {
    id: receipt.id,
    chargeId: receipt.chargeId,
    endToEndId: receipt.endToEndId,
    value: receipt.valueCents,
    paidAt: new Date(receipt.paidAt).toISOString(),
    outcome: receipt.outcome,
    appliedValue: receipt.appliedCents,
    unappliedValue: receipt.unappliedCents,
    paymentId: receipt.paymentId,
    refundedAt: receipt.refundedAt === null ? null : new Date(receipt.refundedAt).toISOString(),
  };
}
