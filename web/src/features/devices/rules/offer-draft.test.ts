import { wholeCents } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import { emptyDraft, entryOf, faultsOf, type OfferDraft } from './offer-draft.ts';

const TODAY = '2026-11-23';
const fixed: OfferDraft = {
  ...emptyDraft(TODAY),
  price: wholeCents(89_900),
  downPayment: wholeCents(14_900),
  reason: 'Tabela nova',
};
const ranged: OfferDraft = { ...fixed, kind: 'RANGE', downPayment: null, rate: '12,5', lowest: '85' };

test.each<[string, Partial<OfferDraft>, string[]]>([
  ['whole', {}, []],
  ['without a price', { price: null }, ['price']],
  ['with a down payment as high as the price', { downPayment: wholeCents(89_900) }, ['downPayment']],
  ['of yesterday', { from: '2026-11-22' }, ['from']],
  ['that ends before it begins', { from: '2026-12-02', until: '2026-12-01' }, ['until']],
  ['without a reason', { reason: ' a ' }, ['reason']],
])('a fixed price %s', (_, over, fields) => {
  expect(Object.keys(faultsOf({ ...fixed, ...over }, TODAY))).toEqual(fields);
});

test.each<[string, Partial<OfferDraft>, string[]]>([
  ['whole', {}, []],
  ['with a rate of 100 %', { rate: '100' }, ['rate']],
  ['with a rate of three decimals', { rate: '12,555' }, ['rate']],
  ['with a lowest of nothing', { lowest: '0' }, ['lowest']],
  ['that leaves no whole real to finance', { price: wholeCents(300), rate: '70', lowest: '50' }, ['rate']],
])('a price range %s', (_, over, fields) => {
  expect(Object.keys(faultsOf({ ...ranged, ...over }, TODAY))).toEqual(fields);
});

test('percentages are sent as fractions, amounts in reais', () => {
  expect(entryOf({ ...ranged, cap: wholeCents(120_000) })).toEqual({
    storeId: null,
    validFrom: TODAY,
    validUntil: null,
    price: 899,
    downPayment: null,
    maxDownPaymentRate: 0.125,
    minPriceRate: 0.85,
    maxAmount: 1200,
    reason: 'Tabela nova',
  });
  expect(entryOf(fixed)).toMatchObject({ downPayment: 149, maxDownPaymentRate: null, minPriceRate: 1 });
});
