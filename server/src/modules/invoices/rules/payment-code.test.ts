import { buildBoleto, buildBrCode, cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { numbersIn, paymentCodeOf } from './payment-code.ts';

const TODAY = '2026-11-24';
const nossoNumero = '12345678901234567';
const boleto = buildBoleto({
  bank: '999',
  dueOn: '2026-12-10',
  amountCents: cents(15_990),
  freeField: `0001${nossoNumero}0001`,
});

test.each([
  ['bars', boleto.barcode],
  ['line', boleto.digitableLine],
  ['line as it is printed', boleto.formatted],
])('the %s of a boleto', (_case, code) => {
  expect(paymentCodeOf(code, TODAY)).toEqual({
    kind: 'BOLETO',
    barcode: boleto.barcode,
    digitableLine: boleto.formatted,
    amountCents: 15_990,
    dueOn: '2026-12-10',
  });
});

test('a Pix says its txid and amount', () => {
  const pix = { type: 'static', key: 'loja@exemplo.com.br', name: 'Loja', city: 'Manaus' } as const;
  const code = buildBrCode({ ...pix, amountCents: cents(4_990), txid: 'abc' });
  expect(paymentCodeOf(code, TODAY)).toEqual({ kind: 'PIX', txid: 'abc', amountCents: 4_990 });
  expect(paymentCodeOf(code.slice(0, -1), TODAY)).toBeNull();
});

test('a bill of light, an IMEI and a wrong digit are neither', () => {
  for (const code of [`8${boleto.barcode.slice(1)}`, '490154203237518', boleto.barcode.replace(/.$/, '7'), ''])
    expect(paymentCodeOf(code, TODAY)).toBeNull();
});

test('the number of a boleto is among the free digits, wherever its bank puts it', () => {
  expect(numbersIn(boleto.barcode)).toContain(nossoNumero);
  expect(numbersIn(boleto.barcode)).toHaveLength(9);
});
