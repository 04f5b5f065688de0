import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nossoNumeroOfTxid, txidOf } from './pix-txid.ts';

test('a txid says which boleto it is of, whole or as a static BR Code holds it, and in which state', () => {
  const digits = fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: 17,
    maxLength: 17,
  });
  fc.assert(
    fc.property(digits, fc.nat(50_000_000), (nossoNumero, version) => {
      const txid = txidOf(nossoNumero, version);
      expect(txid).toMatch(/^[A-Za-z0-9]{26}$/);
      expect([nossoNumeroOfTxid(txid), nossoNumeroOfTxid(txid.slice(0, 25))]).toEqual([nossoNumero, nossoNumero]);
      expect(txidOf(nossoNumero, version + 1).slice(0, 25)).not.toBe(txid.slice(0, 25));
    }),
  );
});

test.each(['', '0123456789abcdef0123456789abcdef', 'COB123', `COB${'1'.repeat(17)}00000XX`])(
  '"%s" is of none',
  (txid) => expect(nossoNumeroOfTxid(txid)).toBeUndefined(),
);
