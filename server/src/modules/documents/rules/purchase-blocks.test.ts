import { describe, expect, test } from 'vitest';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { printReceipts } from '../print.ts';
import type { PurchaseReceiptFacts } from '../receipts.ts';
import { aPurchaseReceipt } from '../testing.ts';

async function printed(facts: Partial<PurchaseReceiptFacts> = {}): Promise<string[]> {
  const [lines = []] = pdfLines(await printReceipts([{ kind: 'ORIGINATION', document: aPurchaseReceipt(facts) }]));
  return lines;
}

describe('the receipt of a purchase', () => {
  test('of before products says neither entry, coupon nor instrument', async () => {
    const words = (await printed()).join(' ');
    expect(words).not.toMatch(/Entrada|Cupom|Cédula|venda a prazo|parcela cheia/);
    expect(words).toContain('Total sem financiamento | R$ 1.000,00');
  });

  test('of a device bought with a coupon says what was paid at the counter and taken off', async () => {
    const lines = await printed({ downPaymentCents: 25_000, couponDiscountCents: 5_000, instrument: 'SALE_CONTRACT' });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Valor da compra | R$ 1.250,00',
        'Entrada | -R$ 250,00',
        'Cupom | -R$ 50,00',
        'Total sem financiamento | R$ 950,00',
        'Contrato de venda a prazo.',
      ]),
    );
  });

  test('names the bill of an institution', async () => {
    expect(await printed({ instrument: 'CCB' })).toContain('Cédula de Crédito Bancário.');
  });

  test('says the tax of late days where the customer bears it', async () => {
    expect((await printed()).join(' ')).not.toContain('complementar');
    const words = (await printed({ lateIof: { dailyRate: '0.000082', capDays: 365 } })).join(' ');
    expect(words).toContain('IOF complementar de 0,0082% ao dia sobre o principal da parcela, até 365 dias da compra');
  });

  test('whose interest the retailer pays says each installment in time and late', async () => {
    const { installments } = aPurchaseReceipt();
    const bonified = installments.map(({ number, dueOn, amountCents: lateAmountCents }) => ({
      number,
      dueOn,
      amountCents: number < 6 ? 16_883 : 16_885,
      lateAmountCents,
    }));
    const lines = await printed({ installments: bonified, totalCents: 101_300, rateMonthly: '0', rateAnnual: '0' });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Parcelamento | 6x de R$ 168,83',
        'última parcela | R$ 168,85',
        'paga com atraso | R$ 199,85',
        'Juros | R$ 0,00',
        '1/6 | 21/12/2026 | R$ 168,83',
        'Soma das parcelas | R$ 1.013,00',
      ]),
    );
    expect(lines.join(' ')).toMatch(/parcela cheia de R\$ 199,85, com todos os juros/);
  });
});
