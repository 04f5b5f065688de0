import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import { buildBrCode, isBrCode, readBrCode } from './br-code.ts';
import { crc16 } from './crc16.ts';
import { readTlv, tlv } from './tlv.ts';

const manual = {
  type: 'static',
  key: '123e4567-e12b-12d1-a456-426655440000',
  name: 'Fulano de Tal',
  city: 'BRASILIA',
  amountCents: null,
} as const;

/** Signs a body again, so that only its structure can be wrong. */
function signed(body: string): string {
  return `${body}6304${crc16(`${body}6304`)}`;
}

describe('examples of the Central Bank manual', () => {
  test('static', () => {
    expect(buildBrCode(manual)).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  test('dynamic', () => {
    const url = 'https://pix.example.com/8b3da2f39a4140d1a91abd93113bd441';
    expect(buildBrCode({ type: 'dynamic', url, name: 'Fulano de Tal', city: 'BRASILIA', amountCents: null })).toBe(
      '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
    );
  });
});

describe('building', () => {
  test('accents go, long texts are cut, and a message gives way to the key', () => {
    const code = buildBrCode({
      ...manual,
      name: 'Eletrodomésticos São João Ltda',
      city: 'São José dos Campos',
      info: 'x'.repeat(60),
    });
    expect(code).toContain('5925Eletrodomesticos Sao Joao');
    expect(code).toContain('6015Sao Jose dos Ca');
    expect(code).toContain(`2699${tlv('00', 'br.gov.bcb.pix')}${tlv('01', manual.key)}02${99 - 18 - 40 - 4}xxx`);
    expect(isBrCode(code)).toBe(true);
  });

  test.each([
    ['a txid with a space', { txid: 'PED-1 2' }],
    ['a long txid', { txid: 'A'.repeat(26) }],
    ['an empty name', { name: ' ' }],
    ['a name without a readable character', { name: '漢字' }],
    ['an empty city', { city: '' }],
    ['an empty key', { key: '' }],
    ['a key with a space', { key: 'a b' }],
    ['no amount to pay', { amountCents: cents(0) }],
    ['a negative amount', { amountCents: cents(-1) }],
  ])('refuses %s', (_, change) => {
    expect(() => buildBrCode({ ...manual, ...change })).toThrow(RangeError);
  });

  test('round trip: every code built is valid and holds what went in', () => {
    const anyCode = fc.record({
      key: fc.stringMatching(/^[a-z0-9@.+-]{1,60}$/),
      name: fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,23}[A-Za-z]$/),
      city: fc.stringMatching(/^[A-Z]{1,15}$/),
      amount: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
      txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
    });
    fc.assert(
      fc.property(anyCode, ({ amount, ...receiver }) => {
        const code = buildBrCode({ type: 'static', ...receiver, amountCents: amount === null ? null : cents(amount) });
        expect(isBrCode(code)).toBe(true);
        const fields = readTlv(code);
        expect(fields?.get('59')).toBe(receiver.name);
        expect(fields?.get('54')).toBe(amount === null ? undefined : (amount / 100).toFixed(2));
        expect(readTlv(fields?.get('26') ?? '')?.get('01')).toBe(receiver.key);
        expect(readTlv(fields?.get('62') ?? '')?.get('05')).toBe(receiver.txid);
      }),
    );
  });
});

describe('validating', () => {
  const body = buildBrCode(manual).slice(0, -8);

  test.each([
    ['nothing', ''],
    ['a changed character', buildBrCode(manual).replace('Fulano', 'Fulana')],
    ['another currency', signed(body.replace('5303986', '5303840'))],
    ['another country', signed(body.replace('5802BR', '5802AR'))],
    ['another arrangement', signed(body.replace('br.gov.bcb.pix', 'br.gov.bcb.pox'))],
    ['no receiver', signed(body.replace('5913Fulano de Tal', ''))],
    ['a repeated field', signed(`${body}5802BR`)],
    ['a length too long inside field 62', signed(body.replace('62070503***', '62070504***'))],
    ['lower-case check characters', buildBrCode(manual).replace('1D3D', '1d3d')],
  ])('refuses %s', (_, text) => {
    expect(isBrCode(text)).toBe(false);
  });

  test('accepts what it signed again untouched', () => {
    expect(isBrCode(signed(body))).toBe(true);
  });
});

test('CRC16/CCITT-FALSE check value', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

describe('a BR Code that is read', () => {
  test('says its amount and by which txid its charge is known', () => {
    const code = buildBrCode({ ...manual, amountCents: cents(12_345), txid: 'ABC123' });
    expect(readBrCode(code)).toEqual({ amountCents: 12_345, txid: 'ABC123' });
    expect(readBrCode(buildBrCode(manual))).toEqual({ amountCents: null, txid: null });
  });

  test('any amount comes back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
        expect(readBrCode(buildBrCode({ ...manual, amountCents: cents(amount) }))?.amountCents).toBe(amount);
      }),
    );
  });

  test('with one character changed is none', () => {
    const code = buildBrCode({ ...manual, amountCents: cents(12_345), txid: 'ABC123' });
    expect(readBrCode(code.replace('123.45', '923.45'))).toBeNull();
    expect(readBrCode('https://example.com')).toBeNull();
  });
});
