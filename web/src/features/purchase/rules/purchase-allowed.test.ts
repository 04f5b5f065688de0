import { expect, test } from 'vitest';
import { isPurchaseAllowed, purchaseObstacles } from './purchase-allowed.ts';

const approved = {
  borrowerStatus: 'APPROVED',
  phoneStatus: 'VERIFIED',
  borrowerSettings: { disablePurchase: false },
} as const;

test('approved with a verified phone may buy, and so may one without either status', () => {
  expect(isPurchaseAllowed(approved)).toBe(true);
  expect(isPurchaseAllowed({ ...approved, borrowerStatus: null, phoneStatus: null })).toBe(true);
});

test.each([
  ['DENIED', 'denied'],
  ['INCOMPLETE', 'incomplete'],
  ['MANUAL_ANALYSIS', 'manual-analysis'],
  ['UNDER_ANALYSIS', 'under-analysis'],
  ['PRE_APPROVED', 'under-analysis'],
] as const)('%s may not buy', (borrowerStatus, obstacle) => {
  expect(purchaseObstacles({ ...approved, borrowerStatus })).toEqual([obstacle]);
});

test('an unverified phone or a disabled customer may not buy, and each says so', () => {
  expect(purchaseObstacles({ ...approved, phoneStatus: 'UNVERIFIED' })).toEqual(['phone-not-verified']);
  expect(purchaseObstacles({ ...approved, borrowerSettings: { disablePurchase: true } })).toEqual([
    'purchase-disabled',
  ]);
  expect(
    purchaseObstacles({
      borrowerStatus: 'INCOMPLETE',
      phoneStatus: 'UNVERIFIED',
      borrowerSettings: { disablePurchase: true },
    }),
  ).toEqual(['phone-not-verified', 'purchase-disabled', 'incomplete']);
});
