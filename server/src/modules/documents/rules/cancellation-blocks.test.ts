import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { pdfLines } from '../../../testing/pdf-text.ts';
import type { CancellationReceipt, ReceiptCorrection } from '../cancellation-receipt.ts';
import { printReceipts } from '../print.ts';
import { aPurchaseReceipt } from '../testing.ts';

/** A device of R$ 1.500,00 came back as defective, R$ 300,00 of it paid at the counter. */
async function printed(correction?: Partial<ReceiptCorrection>): Promise<string[]> {
  const { brand, retailer, store, zone, operatorName, customer, contacts, authenticationCode } = aPurchaseReceipt();
  const document: CancellationReceipt = {
    ...{ brand, retailer, store, zone, operatorName, customer, contacts, authenticationCode },
    contractNumber: '7K2QM-X40DA',
    isWhole: true,
    reason: 'Defeito do produto',
    canceledAt: '2027-02-20T15:00:00.000Z',
    canceledOn: '2027-02-20',
    principalCents: cents(120_000),
    valueCents: cents(120_000),
    returnedBeforeCents: cents(0),
    releasedCents: cents(100_000),
    iofGivenBackCents: cents(0),
    limitCents: cents(100_000),
    refundCents: cents(21_109),
    feeRefundCents: cents(0),
    downPaymentCents: cents(30_000),
    isCouponGivenBack: false,
    count: 6,
    installments: [],
    ...(correction && {
      correction: {
        index: 'IPCA',
        amountCents: cents(131),
        downPaymentCents: cents(0),
        lastMonth: null,
        ...correction,
      },
    }),
  };
  const [lines = []] = pdfLines(await printReceipts([{ kind: 'CANCELLATION', document }]));
  return lines;
}

test('the correction of what is handed back and that of the down payment have lines of their own', async () => {
  const lines = await printed({ downPaymentCents: cents(402) });
  const at = lines.indexOf('correção monetária (IPCA) | R$ 1,31');
  expect(lines.slice(at, at + 3)).toEqual([
    'correção monetária (IPCA) | R$ 1,31',
    'Entrada, à parte | R$ 300,00',
    'correção da entrada | R$ 4,02',
  ]);
});

test('where prices fell it is said to be nothing; of other reasons it is not said', async () => {
  const fallen = await printed({ amountCents: cents(0), lastMonth: '2027-01' });
  expect(fallen).toEqual(
    expect.arrayContaining(['correção monetária (IPCA) | R$ 0,00', 'Índice até 01/2027; depois, o desse mês.']),
  );
  expect((await printed()).join(' ')).not.toMatch(/correção|Índice/);
});
