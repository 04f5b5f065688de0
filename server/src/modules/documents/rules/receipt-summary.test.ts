import { describe, expect, test } from 'vitest';
import type { CancellationReceipt } from '../cancellation-receipt.ts';
import { aPaymentReceipt, aPurchaseReceipt, anUndoReceipt } from '../testing.ts';
import { shortName, summaryOf, undoneByCancellations } from './receipt-summary.ts';

const nothing = { undoneOn: null, isPartlyReturned: false };
const cancellation = (isWhole: boolean) => ({ isWhole, canceledOn: '2026-11-25' }) as CancellationReceipt;

test.each([
  ['Conceição Araújo', 'Conceição A.'],
  ['Maria do Socorro Pinto', 'Maria S. P.'],
  ['  Ana  dos Santos e Silva ', 'Ana S. S.'],
  ['ÉRICA ÁVILA', 'ÉRICA Á.'],
  ['Zé', 'Zé'],
])('%s is told as %s', (name, told) => expect(shortName(name)).toBe(told));

test('a purchase is told by its value and its day in the zone of the store', () => {
  // Two in the morning in Greenwich is the evening before in Manaus.
  const document = aPurchaseReceipt({ issuedAt: '2026-11-22T02:00:00.000Z' });
  expect(summaryOf({ kind: 'ORIGINATION', document }, nothing)).toEqual({
    kind: 'PURCHASE',
    issuedOn: '2026-11-21',
    value: 100_000,
    retailerName: 'Norte Móveis',
    storeName: 'Loja Centro',
    customerName: 'Conceição A.',
    standing: 'VALID',
    undoneOn: null,
  });
});

test('nothing of a receipt beyond its summary is told', () => {
  const told = JSON.stringify(summaryOf({ kind: 'PAYMENT', document: aPaymentReceipt() }, nothing));
  expect(told).not.toMatch(/529|25"|Araújo|Ana Lima|7K2QM|Ribeiro/);
});

describe('what was undone since', () => {
  test('a payment taken back', () => {
    const since = { undoneOn: '2027-01-08', isPartlyReturned: false };
    const told = summaryOf({ kind: 'PAYMENT', document: aPaymentReceipt() }, since);
    expect(told).toMatchObject({ standing: 'UNDONE', undoneOn: '2027-01-08', value: 40_945, issuedOn: '2027-01-05' });
    const undo = summaryOf({ kind: 'PAYMENT_UNDO', document: anUndoReceipt() }, nothing);
    expect(undo).toMatchObject({ kind: 'PAYMENT_UNDO', standing: 'VALID', issuedOn: '2027-01-08', value: 40_945 });
  });

  test.each([
    [[], nothing, 'VALID'],
    [[false], { undoneOn: null, isPartlyReturned: true }, 'PARTLY_RETURNED'],
    [[false, true], { undoneOn: '2026-11-25', isPartlyReturned: false }, 'UNDONE'],
  ] as const)('a purchase with returns %j', (wholes, since, standing) => {
    expect(undoneByCancellations(wholes.map(cancellation))).toEqual(since);
    expect(summaryOf({ kind: 'ORIGINATION', document: aPurchaseReceipt() }, since).standing).toBe(standing);
  });
});
