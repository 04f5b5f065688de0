import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { productText } from '../notifications/index.ts';
import { chargeWords, outcomeWords } from './messages.ts';
import type { PixChargeFact } from './tables.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the customer gets value, end in the zone of the shop, and the code on a line of its own', () => {
  const charge = { amountCents: 12_345, expiresAt: '2026-11-21T16:00:00Z' } as PixChargeFact;
  expect(plain(productText('UME', chargeWords(charge, '000201CODE', 'America/Manaus')))).toBe(
    'UME: Pix de R$ 123,45, vale até 21/11/2026 12:00. Copie o código e cole no aplicativo do seu banco:\n000201CODE',
  );
});

test.each([
  ['SETTLED', 0, 'UME: recebemos seu Pix de R$ 100,00. Pagamento confirmado. Obrigado!'],
  ['APPLIED', 0, 'UME: recebemos seu Pix de R$ 100,00. O valor foi usado nas suas parcelas.'],
  [
    'APPLIED',
    4_000,
    'UME: recebemos seu Pix de R$ 100,00. R$ 60,00 pagaram suas parcelas e R$ 40,00 são um crédito seu. Procure Centro.',
  ],
  [
    'DUPLICATE',
    10_000,
    'UME: recebemos seu Pix de R$ 100,00. Não havia parcela a pagar: o valor é um crédito seu. Procure Centro.',
  ],
] as const)('%s with %i left', (outcome, unappliedCents, text) => {
  expect(
    plain(
      productText(
        'UME',
        outcomeWords('Centro', cents(10_000), { outcome, items: [], unappliedCents: cents(unappliedCents) }),
      ),
    ),
  ).toBe(text);
});
