import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { printReceipts } from '../print.ts';
import type { PurchaseReceiptFacts } from '../receipts.ts';
import { aPurchaseReceipt, aRetailerPaidReceipt } from '../testing.ts';

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
    const lines = await printed({
      downPaymentCents: cents(25_000),
      couponDiscountCents: cents(5_000),
      instrument: 'SALE_CONTRACT',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Valor da compra | R$ 1.250,00',
        'Entrada | -R$ 250,00',
        'Cupom | -R$ 50,00',
        'Total a pagar | R$ 1.199,07',
        'Com a entrada | R$ 1.449,07',
        'Total sem financiamento | R$ 1.200,00',
        'Contrato de venda a prazo.',
      ]),
    );
  });

  // Planted: the sum of the installments as the figure of the paper.
  test('says all that leaves the pocket as the total, and the usage fee in it', async () => {
    const words = (await printed({ customerFeeCents: cents(490) })).join(' ');
    expect(words).toContain('Total a pagar | R$ 1.203,97 com taxa de utilização de | R$ 4,90');
    expect(words).not.toContain('Com a taxa de utilização');
    expect((await printed()).join(' ')).toContain('Total a pagar | R$ 1.199,07');
  });

  test('says the cent that rounding adds to what is financed, so that its lines add up', async () => {
    expect((await printed()).join(' ')).not.toContain('Arredondamento');
    const lines = await printed({
      principalCents: cents(23_015),
      iofDailyCents: cents(109),
      iofAdditionalCents: cents(88),
      financedCents: cents(23_213),
      totalCents: cents(25_856),
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Valor da compra | R$ 230,15',
        'Juros | R$ 26,43',
        'IOF | R$ 1,97',
        'Arredondamento | R$ 0,01',
        'Valor financiado | R$ 232,13',
      ]),
    );
  });

  test('says which device was sold, and from which day its figures count; one of before says neither', async () => {
    expect((await printed()).join(' ')).not.toMatch(/IMEI|Contagem/);
    const lines = await printed({
      device: { name: 'Samsung Galaxy A06', imei: '990000000000101' },
      countedFrom: '2026-11-19',
    });
    expect(lines).toEqual(expect.arrayContaining(['Samsung Galaxy A06', 'IMEI | 990000000000101']));
    expect(lines.join(' ')).toContain('Contagem de juros, IOF e CET a partir de 19/11/2026, dia da oferta.');
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
    const lines = await printed(aRetailerPaidReceipt());
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
    expect(lines.join(' ')).toMatch(/parcela cheia de R\$ 199,85 \(a última, de R\$ 199,82\), com todos os juros/);
  });
});
