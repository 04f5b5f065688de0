import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setClock } from './clock.ts';
import { openSigned, signedWith, signMessage } from './signature.ts';

const NOW = '2026-11-21T15:00:00Z';
const SECRET = 'a secret that both sides know';
const isGenuine = signedWith(SECRET, setClock(NOW));
const sign = (body: string, at = NOW) => signMessage(SECRET, body, new Date(at));

test('a known answer: HMAC-SHA256 over timestamp, dot and body', () => {
  // printf '1795273200.{}' | openssl dgst -sha256 -hmac 'a secret that both sides know'
  expect(sign('{}')).toEqual({
    body: '{}',
    timestamp: '1795273200',
    signature: 'abafa825b755b01e69f8f45cdc3f81692539b9511b49a74f940c2baf57c92a93',
  });
});

test('whatever was signed is genuine, and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (body, other) => {
      const message = sign(body);
      expect(isGenuine(message)).toBe(true);
      expect(isGenuine({ ...message, body: other })).toBe(other === body);
      expect(isGenuine({ ...message, signature: message.signature.slice(0, -1) })).toBe(false);
      expect(isGenuine({ ...message, timestamp: `${message.timestamp} ` })).toBe(false);
    }),
  );
});

test.each([
  ['2026-11-21T14:55:00Z', true],
  ['2026-11-21T15:05:00Z', true],
  ['2026-11-21T14:54:59Z', false],
  ['2026-11-21T15:05:01Z', false],
])('signed at %s: %s', (at, expected) => {
  expect(isGenuine(sign('{}', at))).toBe(expected);
});

test('a body is read once its signature holds', () => {
  expect(openSigned(sign('{"value": 1}'), isGenuine)).toEqual({ value: 1 });
  expect(() => openSigned(sign('{'), isGenuine)).toThrow('BAD_REQUEST');
  expect(() => openSigned({ ...sign('{'), signature: '' }, isGenuine)).toThrow('UNAUTHORIZED');
});
