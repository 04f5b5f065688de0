import type { BoletoOutcome } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { type BoletoFact, boletoNumbers, type BoletoPaymentFact, boletoPayments, boletos } from './tables.ts';

/** A boleto that the bank does not know yet; misses when another stands for the installment. */
export function begunFragments(boleto: BoletoFact): Fragment[] {
  const { nossoNumero, borrowerId, id: boletoId } = boleto;
  return [
    part(BEGUN, sql`${insertOne(boletos, boleto)} on conflict do nothing`),
    part('boleto_number', insertOne(boletoNumbers, { nossoNumero, borrowerId, boletoId })),
  ];
}
export const BEGUN = 'begun_boleto';

const isBoleto = ({ borrowerId, id }: BoletoFact) => sql`borrower_id = ${borrowerId}::uuid and id = ${id}::uuid`;

export const registeredFragment = (boleto: BoletoFact, barcode: string): Fragment =>
  part(
    'registered_boleto',
    sql`update ${boletos.sql} set status = 'OPEN', barcode = ${barcode}::text
      where ${isBoleto(boleto)} and status = 'REGISTERING'`,
  );

export const canceledFragment = (boleto: BoletoFact): Fragment =>
  part(
    'canceled_boleto',
    sql`update ${boletos.sql} set status = 'CANCELED'
      where ${isBoleto(boleto)} and status in ('REGISTERING', 'OPEN')`,
  );

/** The boleto has its money; it must still be in the state it was read in. */
export const paidFragment = (boleto: BoletoFact): Fragment =>
  part(
    'paid_boleto',
    sql`update ${boletos.sql} set status = 'PAID' where ${isBoleto(boleto)} and status = ${boleto.status}::text`,
  );

/** What a bank said, once a payment: misses when it was said before. */
export const paymentFragment = (payment: BoletoPaymentFact): Fragment =>
  part('boleto_payment', sql`${insertOne(boletoPayments, payment)} on conflict do nothing`);

export interface BoletoDecision {
  outcome: Extract<BoletoOutcome, 'APPLIED' | 'RETURNED'>;
  paymentId: string | null;
  decidedBy: string;
  decidedByName: string;
  decidedAt: Date;
  reason: string;
}

/** What a person decided of a payment that waits: once. */
export const decidedFragment = ({ paymentRef }: BoletoPaymentFact, said: BoletoDecision): Fragment => ({
  ...part(
    'decided_boleto_payment',
    sql`update ${boletoPayments.sql} set outcome = ${said.outcome}::text, payment_id = ${said.paymentId}::uuid,
        decided_by = ${said.decidedBy}::uuid, decided_by_name = ${said.decidedByName}::text,
        decided_at = ${said.decidedAt}::timestamptz, reason = ${said.reason}::text
      where payment_ref = ${paymentRef}::text and outcome = 'WAITING'`,
  ),
});
