import type { BoletoFault, BoletoOutcome, BoletoStatus } from '@balcao/contract';
import { cents, date, instant, integer, json, nullable, text, uuid } from '../../kernel/db/columns.ts';
import { by, type FactOf, table } from '../../kernel/db/table.ts';

export const boletos = table('boletos', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  /** Our number of it, by which its bank names it. */
  nossoNumero: text('nosso_numero'),
  retailerId: uuid('retailer_id'),
  /** Where the contract was sold. */
  storeId: uuid('store_id'),
  /** Null of a customer who asked for it on the portal. */
  operatorId: nullable(uuid('operator_id')),
  contractId: uuid('contract_id'),
  installmentId: uuid('installment_id'),
  customerName: text('customer_name'),
  contractNumber: text('contract_number'),
  installmentNumber: integer('installment_number'),
  installmentCount: integer('installment_count'),
  feeIds: json<string[]>('fee_ids'),
  amountCents: cents('amount_cents'),
  dueOn: date('due_on'),
  lateFixedCents: cents('late_fixed_cents'),
  lateDailyCents: cents('late_daily_cents'),
  earlyDailyCents: cents('early_daily_cents'),
  status: text<BoletoStatus>('status'),
  /** Null while the bank has not answered. */
  barcode: nullable(text('barcode')),
  createdAt: instant('created_at'),
});
export type BoletoFact = FactOf<typeof boletos>;

export const boletoNumbers = table('boleto_numbers', by('nosso_numero'), {
  nossoNumero: text('nosso_numero'),
  borrowerId: uuid('borrower_id'),
  boletoId: uuid('boleto_id'),
});

/** What banks said was paid, once the bank's id of the payment. */
export const boletoPayments = table('boleto_payments', by('payment_ref'), {
  paymentRef: text('payment_ref'),
  id: uuid('id'),
  nossoNumero: text('nosso_numero'),
  valueCents: cents('value_cents'),
  paidAt: instant('paid_at'),
  receivedAt: instant('received_at'),
  borrowerId: nullable(uuid('borrower_id')),
  retailerId: nullable(uuid('retailer_id')),
  boletoId: nullable(uuid('boleto_id')),
  outcome: text<BoletoOutcome>('outcome'),
  fault: nullable(text<BoletoFault>('fault')),
  /** What the boleto asked for on that day. */
  expectedCents: nullable(cents('expected_cents')),
  paymentId: nullable(uuid('payment_id')),
  decidedBy: nullable(uuid('decided_by')),
  decidedByName: nullable(text('decided_by_name')),
  decidedAt: nullable(instant('decided_at')),
  reason: nullable(text('reason')),
});
export type BoletoPaymentFact = FactOf<typeof boletoPayments>;
