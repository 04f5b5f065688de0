import { formatDayMonth, formatPercent, today } from '@balcao/contract/kernel';
import { formatReais } from '../money/format-reais.ts';
import type { Coupon } from './borrower.ts';
import { couponWords } from './texts.ts';

/** A coupon ends with a day of Sao Paulo (cashier spec, section 9). */
const ZONE = 'America/Sao_Paulo';

/** 10% or R$ 50,00: `percentValue` is a fraction. */
const discountText = ({ discountType, percentValue, monetaryValue }: Coupon) =>
  discountType === '%' ? formatPercent(percentValue ?? 0).replace(',00', '') : formatReais(monetaryValue ?? 0);

export const couponTitle = (coupon: Coupon): string => couponWords.title(discountText(coupon));

/** From which purchase on, how much at most, and until when. */
export function couponTerms(coupon: Coupon): string[] {
  const { minimumPurchaseValue, maximumDiscountValue, validityInDays, validUntil } = coupon;
  return [
    couponWords.from(formatReais(minimumPurchaseValue)),
    ...(maximumDiscountValue === null ? [] : [couponWords.atMost(formatReais(maximumDiscountValue))]),
    validityInDays === 0
      ? couponWords.endsToday
      : couponWords.endsOn(formatDayMonth(today(ZONE, new Date(validUntil)))),
  ];
}
