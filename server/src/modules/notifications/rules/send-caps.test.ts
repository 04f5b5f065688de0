import { expect, test } from 'vitest';
import { brokenCap, sendCaps } from './send-caps.ts';

const none = { recipient: 0, operator: 0, retailer: 0 };

test('the caps are those of the product', () => {
  expect(sendCaps).toEqual({
    recipient: { messages: 5, windowSeconds: 900 },
    operator: { messages: 120, windowSeconds: 3_600 },
    retailer: { messages: 3_000, windowSeconds: 3_600 },
  });
});

test.each(['recipient', 'operator', 'retailer'] as const)('the cap of a %s holds up to its last message', (name) => {
  const cap = sendCaps[name].messages;
  expect(brokenCap({ ...none, [name]: cap - 1 })).toBeUndefined();
  expect(brokenCap({ ...none, [name]: cap })).toBe(name);
});
