import type { Handled } from '@balcao/contract';
import { boletoOfBarcode, sumCents } from '@balcao/credit-math';
import { standingOf, type WholeBilling } from './facts.ts';
import { owedOf } from './rules/settle.ts';

export type BillingAnswer = Handled<'GET /billings'>['answer'][number];

export function billingAnswer(whole: WholeBilling): BillingAnswer {
  const { billing } = whole;
  const standing = standingOf(whole);
  const { barcode, valueCents, dueOn, fineCents, moraCents } = standing;
  const { id, retailerId, createdOn, startDate, endDate, storeIds, isOfAllStores, status } = billing;
  return {
    id,
    createdOn,
    startDate,
    endDate,
    invoice: {
      barcode: barcode === null ? null : boletoOfBarcode(barcode).digitableLine,
      url: barcode === null ? null : `/render/${id},${retailerId}/billings`,
      value: valueCents,
      dueDate: dueOn,
    },
    stores: isOfAllStores ? [] : storeIds,
    paymentsSum: billing.amountCents,
    paymentsCount: billing.paymentsCount,
    numberOfInvoices: billing.invoices,
    status,
    fine: fineCents,
    lateInterest: moraCents,
    paidValue: sumCents([billing.paidCents, billing.paidFineCents, billing.paidMoraCents]),
    setOffValue: whole.setOffCents,
    openValue: sumCents(Object.values(owedOf(billing, standing))),
  };
}
