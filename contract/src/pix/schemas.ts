import { z } from 'zod';
import { id, instant, reais } from '../fields.ts';
import { payAmountRequest } from '../payments/contract-payment-schemas.ts';
import { payMultipleRequest } from '../payments/schemas.ts';
import { payRenegotiationRequest } from '../renegotiation/schemas.ts';

export const pixChargeStatuses = ['CREATED', 'ACTIVE', 'SETTLED', 'EXPIRED', 'CANCELED'] as const;
export type PixChargeStatus = (typeof pixChargeStatuses)[number];

/**
 * What became of a Pix. SETTLED: exact and in time. APPLIED: spent on what the charged contracts or the agreement owe.
 * CREDITED: nothing was owed, or it does not cover the next payment of the agreement; all of it is the customer's.
 * DUPLICATE: the same, of a charge paid before. WAITING: more than a retailer's billing asked for; a person has the rest go
 * back. UNKNOWN: of no charge of ours.
 */
export const pixOutcomes = ['SETTLED', 'APPLIED', 'CREDITED', 'DUPLICATE', 'WAITING', 'UNKNOWN'] as const;
export type PixOutcome = (typeof pixOutcomes)[number];

/** Letters and digits: at least 26 of a charge, at most 25 of them in a static BR Code. */
export const pixTxid = z.string().regex(/^[A-Za-z0-9]{1,35}$/);

const positive = reais.refine((cents) => cents > 0, 'more than zero');

export const pixChargeRequest = payMultipleRequest;
export const pixAgreementChargeRequest = payRenegotiationRequest;
export const pixAmountChargeRequest = payAmountRequest.extend({ contractId: id });

export const pixReceipt = z.object({
  id,
  chargeId: id,
  endToEndId: z.string(),
  value: reais,
  paidAt: instant,
  outcome: z.enum(pixOutcomes),
  appliedValue: reais.meta({ description: 'What it paid of installments and fees' }),
  unappliedValue: reais.meta({ description: "What stayed the customer's credit" }),
  paymentId: id.nullable(),
  refundedAt: instant.nullable().meta({ description: 'When the credit was handed back at a store' }),
});

export const pixCharge = z.object({
  id,
  txid: pixTxid,
  value: reais,
  expiresAt: instant,
  brCode: z.string().nullable().meta({ description: '"Copia e cola"; null while the bank has not answered' }),
  status: z.enum(pixChargeStatuses),
  receipts: z.array(pixReceipt),
});

export const pixNotice = z.object({
  txid: z
    .string()
    .min(1)
    .max(35)
    .meta({ description: 'txid of the charge, whole or its first 25 characters as the BR Code holds it' }),
  endToEndId: z.string().regex(/^[A-Za-z0-9]{32}$/),
  value: positive,
  paidAt: instant,
});

export const pixNoticeAnswer = z.object({ endToEndId: z.string(), outcome: z.enum(pixOutcomes) });

export const pixRefundRequest = z.object({ reason: z.string().trim().min(3).max(200) });

/** A charge as the customer's telephone knows it. */
export const inboxPixCharge = z.object({
  txid: pixTxid,
  value: reais,
  expiresAt: instant,
  status: z.enum(pixChargeStatuses),
  receipts: z.array(
    pixReceipt.pick({ id: true, value: true, outcome: true, appliedValue: true, unappliedValue: true }),
  ),
});

export const inboxPixPayment = z.object({
  value: positive.optional().meta({ description: 'What the customer pays; the value of the charge when left out' }),
});
