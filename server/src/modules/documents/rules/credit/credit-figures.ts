import { type Cents, cents, type CetPart, cetParts } from '@balcao/credit-math';
import type { PurchaseReceiptFacts } from '../../receipts.ts';

/** Purchase value that is financed, less the coupon: what the customer gets the use of. Cents. */
export const netCentsOf = ({ principalCents, couponDiscountCents = cents(0) }: PurchaseReceiptFacts): Cents =>
  cents(principalCents - couponDiscountCents);

export const iofCentsOf = (credit: PurchaseReceiptFacts): Cents =>
  cents(credit.iofDailyCents + credit.iofAdditionalCents);

/** Cent by which the financed value exceeds goods and tax, since no smaller one covers both; mostly none. */
export const roundingCentsOf = (credit: PurchaseReceiptFacts): Cents =>
  cents(credit.financedCents - netCentsOf(credit) - iofCentsOf(credit));

/** All that is due: the installments, and the usage fee paid with the first. Cents. */
export const dueCentsOf = (credit: PurchaseReceiptFacts): Cents => cents(credit.totalCents + credit.customerFeeCents);

/** What is due by its parts, as the API tells them of the proposal. */
export const duePartsOf = (credit: PurchaseReceiptFacts): CetPart[] =>
  cetParts({
    netCents: netCentsOf(credit),
    iofCents: iofCentsOf(credit),
    feeCents: credit.customerFeeCents,
    totalCents: credit.totalCents,
  });
