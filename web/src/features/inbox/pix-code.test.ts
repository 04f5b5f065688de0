import { expect, test } from 'vitest';
import { pixTxidIn } from './pix-code.ts';

const code = (txid: string) =>
  `00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406123.455802BR5913Fulano de Tal6008BRASILIA62290525${txid}63041D3D`;

test('the txid stands before the check characters, whatever the name of the receiver', () => {
  const txid = '0123456789abcdef012345678';
  expect(pixTxidIn(`UME: Pix de R$ 123,45, vale até 12:00. Copie o código:\n${code(txid)}`)).toBe(txid);
});

test.each([
  ['an ordinary message', 'UME: seu código é 123 456.'],
  ['a code that anybody may pay any value to', code('***')],
  ['a code cut off', code('0123456789abcdef012345678').slice(0, -8)],
])('%s has none', (_, text) => {
  expect(pixTxidIn(text)).toBeNull();
});
