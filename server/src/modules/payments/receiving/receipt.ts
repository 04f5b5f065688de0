import { type Cents, type CivilDate, formatBrl } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { authenticationCode, type PaymentReceipt, type ReceiptParties } from '../../documents/index.ts';
import type { StoreFact } from '../../retailers/index.ts';
import { say, type Words } from '../../notifications/index.ts';
import { afterPayment } from './rules/after-payment.ts';
import { amountDue } from '../amounts/rules/amount-due.ts';
import type { PayableItem } from './rules/paid-items.ts';
import type { InstallmentRow } from '../tables.ts';

export interface PaymentReceiptInput {
  brand: string;
  /** Who took the money. */
  receivedBy: string;
  payment: { totalCents: Cents; at: Date; on: CivilDate };
  items: readonly PayableItem[];
  store: StoreFact;
  customer: { name: string; cpfMasked: string };
  /** All installments of the contracts paid, as they stood before. */
  installments: readonly InstallmentRow[];
  /** Lines in place of those of the items. */
  paper?: ReceiptLines | undefined;
}

/** What a receipt says was paid, and what is left. */
export type ReceiptLines = Pick<PaymentReceipt, 'items' | 'balances'>;

/** Who stands on a paper that a store prints. */
export function partiesOf({
  brand,
  store,
  operatorName,
  customer,
}: Pick<ReceiptParties, 'brand' | 'operatorName' | 'customer'> & { store: StoreFact }): ReceiptParties {
  return {
    brand,
    retailer: { fantasyName: store.retailerName, legalName: store.legalName, cnpj: store.retailerCnpj },
    store: { name: store.name, cnpj: store.cnpj, address: store.address },
    zone: store.zone,
    operatorName,
    customer,
    contacts: store.contacts,
  };
}

/** Everything the payment receipt says, taken at the moment of the payment. */
export function paymentReceiptOf({
  brand,
  receivedBy,
  payment,
  items,
  store,
  customer,
  installments,
  paper,
}: PaymentReceiptInput): PaymentReceipt {
  const facts = {
    ...partiesOf({ brand, store, operatorName: receivedBy, customer }),
    items: paper?.items ?? items.map(receiptItem),
    totalCents: payment.totalCents,
    paidAt: payment.at.toISOString(),
    balances: paper?.balances ?? balancesOf(items, installments, payment.on),
  };
  return { ...facts, authenticationCode: authenticationCode(facts) };
}

/** A thing paid as a receipt names it. */
export function receiptItem(item: PayableItem): PaymentReceipt['items'][number] {
  return {
    kind: item.kind,
    contractNumber: item.contractNumber,
    installmentNumber: item.number,
    installmentCount: item.count,
    dueOn: item.dueOn,
    faceCents: item.faceCents,
    discountCents: cents(item.discountCents + item.bonusCents - (item.waivedCents ?? 0)),
    isPartial: item.isPartial,
    fineCents: item.fineCents,
    lateInterestCents: item.lateInterestCents,
    contractInterestCents: item.contractInterestCents,
    ...(item.lateIofCents > 0 && { lateIofCents: item.lateIofCents }),
    ...(item.waivedCents !== undefined && item.waivedCents > 0 && { waivedCents: item.waivedCents }),
    paidCents: item.paidCents,
  };
}

/** What is left of each contract is owed in time (ADR 0009): a bonus counts until its installment is overdue. */
function balancesOf(
  items: readonly PayableItem[],
  installments: readonly InstallmentRow[],
  on: CivilDate,
): PaymentReceipt['balances'] {
  const left = afterPayment(installments, items).filter((row) => row.status === 'OPEN');
  const numbers = [...new Set(installments.map((row) => row.contractNumber))];
  return numbers.map((contractNumber) => {
    const open = left.filter((row) => row.contractNumber === contractNumber);
    const faceCents = sumCents(open.map((row) => row.amountCents - row.settledCents));
    const bonusCents = sumCents(open.map((row) => bonusOn(row, on)));
    const balance = { contractNumber, openInstallments: open.length, openCents: cents(faceCents - bonusCents) };
    return bonusCents > 0 ? Object.assign(balance, { bonusCents }) : balance;
  });
}

const bonusOn = (row: InstallmentRow, on: CivilDate): Cents =>
  row.bonusCents === 0 ? row.bonusCents : amountDue(row, on).bonusCents;

/** The SMS that tells the customer of a payment received. */
export const paymentWords = (totalCents: Cents, count: number, loja: string): Words =>
  say('paymentReceived', {
    valor: formatBrl(totalCents),
    parcelas: count === 1 ? '1 parcela' : `${count} parcelas`,
    loja,
  });
