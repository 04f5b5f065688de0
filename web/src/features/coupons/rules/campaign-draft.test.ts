import { type CivilDate, reaisToCents } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import { type CampaignDraft, campaignEntry, campaignFaults } from './campaign-draft.ts';

const day = (text: string) => text as CivilDate;
const draft = (over: Partial<CampaignDraft> = {}): CampaignDraft => ({
  trigger: 'PAID_PURCHASE',
  discount: 'PERCENT',
  percent: '15',
  valueCents: null,
  minimumCents: reaisToCents(100),
  maximumCents: null,
  validityDays: '30',
  fundedBy: 'RETAILER',
  from: day('2026-12-01'),
  until: day('2026-12-24'),
  reason: ' Natal ',
  ...over,
});

test('a percentage goes out as a fraction, money in reais, what is left out as nothing', () => {
  expect(campaignFaults(draft())).toEqual([]);
  expect(campaignEntry(draft({ maximumCents: reaisToCents(50.5) }), 'RETAILER')).toEqual({
    kind: 'coupon-campaign',
    variant: 'PAID_PURCHASE',
    scope: 'RETAILER',
    validFrom: '2026-12-01',
    validUntil: '2026-12-24',
    reason: 'Natal',
    document: {
      percent: '0.15',
      monetary: null,
      minimumPurchase: 100,
      maximumDiscount: 50.5,
      validityDays: 30,
      fundedBy: 'RETAILER',
    },
  });
});

test('a value has no percentage and no maximum', () => {
  const value = draft({
    discount: 'VALUE',
    valueCents: reaisToCents(20),
    maximumCents: reaisToCents(9),
    minimumCents: null,
    until: null,
  });
  const entry = campaignEntry(value, 'PROVIDER');
  expect(entry.document).toMatchObject({ percent: null, monetary: 20, maximumDiscount: null, minimumPurchase: 0 });
  expect(entry).not.toHaveProperty('validUntil');
});

test('what is missing or upside down is named in the order of the form', () => {
  const empty = draft({ percent: '0', validityDays: '', from: null, until: null });
  expect(campaignFaults(empty)).toEqual(['percent', 'validityDays', 'from']);
  expect(campaignFaults(draft({ discount: 'VALUE', until: day('2026-11-30') }))).toEqual(['value', 'until']);
  expect(campaignFaults(draft({ percent: '101' }))).toEqual(['percent']);
});
