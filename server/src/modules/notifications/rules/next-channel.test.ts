import { expect, test } from 'vitest';
import { isLeftSoon, nextChannel } from './next-channel.ts';

test.each([
  ['PURCHASE_CODE', 'SMS', [], 'WHATSAPP'],
  ['PURCHASE_CODE', 'WHATSAPP', ['SMS'], 'PHONE_CALL'],
  ['PURCHASE_CODE', 'PHONE_CALL', ['SMS', 'WHATSAPP'], null],
  ['PURCHASE_CODE', 'WHATSAPP', [], 'SMS'],
  ['PURCHASE_CODE', 'PHONE_CALL', [], 'SMS'],
  // A link is nothing to hear, and a receipt neither.
  ['FACE_LINK', 'WHATSAPP', ['SMS'], null],
  ['PAYMENT_RECEIVED', 'SMS', [], 'WHATSAPP'],
  ['BOLETO', 'EMAIL', [], null],
] as const)('%s that failed by %s, after %j, goes by %s', (purpose, channel, triedChannels, next) => {
  expect(nextChannel({ purpose, channel, triedChannels })).toBe(next);
});

test('a way is left soon only where somebody waits and another is left', () => {
  const code = { purpose: 'PURCHASE_CODE', channel: 'SMS', triedChannels: [] } as const;
  expect([1, 2, 3, 4].map((tries) => isLeftSoon(code, tries))).toEqual([false, false, true, true]);
  expect(isLeftSoon({ ...code, channel: 'PHONE_CALL', triedChannels: ['SMS', 'WHATSAPP'] }, 7)).toBe(false);
  expect(isLeftSoon({ ...code, purpose: 'PAYMENT_RECEIVED' }, 7)).toBe(false);
});
