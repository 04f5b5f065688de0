import { cents, cetParts } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { pdfLines } from '../../testing/pdf-text.ts';
import { printPages } from './print.ts';
import { type Style, styles } from './rules/blocks.ts';
import { cetSheetBlocks } from './rules/credit/cet-sheet-blocks.ts';
import { instrumentBlocks, instrumentTitle } from './rules/credit/instrument-blocks.ts';
import { layOutPages } from './rules/lay-out.ts';
import { purchaseBlocks } from './rules/purchase-blocks.ts';
import { aPurchaseReceipt, aRetailerPaidReceipt } from './testing.ts';

const signature = { phoneMasked: '(92) *****-7777', verifiedAt: '2026-11-21T10:56:30.000Z' };
const bill = aPurchaseReceipt({ instrument: 'CCB', customerFeeCents: cents(1_000) });
const ofStore = aPurchaseReceipt({
  instrument: 'SALE_CONTRACT',
  lenderName: 'Norte Comércio de Móveis Ltda',
  lenderCnpj: '11222333000181',
  iofDailyCents: cents(0),
  iofAdditionalCents: cents(0),
  financedCents: cents(100_000),
  rateMonthly: '0.01',
  lateContractRateMonthly: null,
});
const print = (blocks: Parameters<typeof printPages>[0]['blocks']) =>
  printPages({ title: 'T', at: '2026-11-21T10:57:00.000Z', blocks, foot: bill.contractNumber });
const linesOf = async (blocks: Parameters<typeof print>[0]) => pdfLines(await print(blocks)).flat();
const flowOf = (lines: readonly string[]) => lines.join(' ');

describe('Cédula de Crédito Bancário', () => {
  test('carries what Lei 10.931/2004 art. 29 asks for, in its words', async () => {
    const lines = await linesOf(instrumentBlocks(bill, signature));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Cédula de Crédito Bancário',
        'VIA NÃO NEGOCIÁVEL',
        'Número | 7K2QM-X40DA',
        'Emissão | 21/11/2026 06:57',
        'UME Sociedade de Crédito Direto S.A., CNPJ 12.ABC.345/01DE-35',
        'Valor total financiado | R$ 1.013,00',
        '1/6 | 21/12/2026 | R$ 199,85',
        '6/6 | 21/05/2027 | R$ 199,82',
        'Código confirmado em | 21/11/2026 06:56',
        `Autenticação | ${bill.authenticationCode}`,
      ]),
    );
    const words = flowOf(lines);
    expect(words).toContain('dívida certa, líquida e exigível');
    expect(words).toMatch(/Tabela Price/);
    expect(words).toContain('(92) *****-7777');
    expect(words).toMatch(/juros do contrato, de 5,00% ao mês/);
  });

  // Planted: a bill without the place of payment, or with the sum of the installments in the place of each.
  test.each([
    ['I, its name', /^Cédula de Crédito Bancário /],
    [
      'II, the promise of a certain, liquid and due debt',
      /pagará por esta Cédula.*dívida certa, líquida e exigível de R\$ 1\.013,00/,
    ],
    ['III, place of payment', /Lugar de pagamento: qualquer loja parceira/],
    ['III, date and amount of each installment', /(?:[1-6]\/6 \| \d\d\/\d\d\/\d{4} \| R\$ 199,8[25] ){6}/],
    ['IV, the institution', /Credor UME Sociedade de Crédito Direto S\.A\., CNPJ 12\.ABC\.345\/01DE-35/],
    ['V, date of issue', /Emissão \| 21\/11\/2026 06:57/],
    ['V, place of issue', /lugar de emissão .*Av\. Eduardo Ribeiro, 520, Centro, Manaus, AM/],
    [
      'VI, who signed and how',
      /Assinado por Conceição Araújo com código de uso único.*Código confirmado em \| 21\/11\/2026 06:56/,
    ],
    ['§ 3, that this copy is not negotiable', /VIA NÃO NEGOCIÁVEL/],
  ])('item %s of art. 29', async (_, said) => {
    const words = flowOf(await linesOf(instrumentBlocks(bill, signature))).replaceAll('\u00a0', ' ');
    expect(words).toMatch(said);
  });

  test('of before products is told by the contract interest of late days', () => {
    const { instrument: _, ...old } = bill;
    expect(instrumentTitle(old)).toBe('Cédula de Crédito Bancário');
    expect(instrumentTitle({ ...old, lateContractRateMonthly: null })).toBe('Contrato de compra e venda a prazo');
  });
});

describe('Contrato de compra e venda a prazo', () => {
  test('says cash price, installments, rate and charges, and no tax of a loan', async () => {
    const lines = await linesOf(instrumentBlocks(ofStore, null));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Contrato de compra e venda a prazo',
        'Preço à vista | R$ 1.000,00',
        'Custo do crédito: juros | R$ 199,07',
        'Soma das parcelas | R$ 1.199,07',
      ]),
    );
    const words = flowOf(lines);
    expect(words).toContain('Lei 6.463/1977');
    expect(words).not.toMatch(/IOF|Cédula|juros do contrato/);
  });
});

describe('the sheet before signing', () => {
  test('shows each part in reais and percent, the percents summing to 100, and how long it stands', async () => {
    const lines = await linesOf(cetSheetBlocks({ credit: bill, validUntil: '2026-11-24T03:59:59.000Z' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Válida, sem alteração, até | 23/11/2026 23:59',
        'Total sem financiamento | R$ 1.000,00',
        'Total com financiamento | R$ 1.209,07',
        'Total devido | R$ 1.209,07 · 100,00%',
      ]),
    );
    expect(flowOf(lines)).not.toContain('complementar');
    const shares = lines.flatMap((line) => {
      const found = /^(?:Mercadorias|IOF|Juros|Taxa de utilização) \| R\$ \S+ · (\S+)%$/.exec(line);
      return found ? [Math.round(Number(found[1]?.replace(',', '.')) * 100)] : [];
    });
    expect(shares).toHaveLength(4);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000);
  });

  test('says the tax of late days where the customer bears it', async () => {
    const credit = { ...bill, lateIof: { dailyRate: '0.000082', capDays: 365 } };
    const words = flowOf(await linesOf(cetSheetBlocks({ credit, validUntil: '2026-11-24T03:59:59.000Z' })));
    expect(words).toContain('e IOF complementar de 0,0082% ao dia');
  });
});

describe('all papers of one purchase', () => {
  const papersOf = async (credit: ReturnType<typeof aPurchaseReceipt>) => {
    const sheet = cetSheetBlocks({ credit, validUntil: '2026-11-24T03:59:59.000Z' });
    return Promise.all([purchaseBlocks(credit), instrumentBlocks(credit, signature), sheet].map(linesOf));
  };
  const clauseOf = (lines: readonly string[]) => /Parcela paga com atraso:.*?compras\./.exec(flowOf(lines))?.[0];

  test.each([
    ['of an institution', bill],
    ['of the store', ofStore],
    ['whose interest the retailer pays', aRetailerPaidReceipt({ instrument: 'CCB' })],
  ])('%s say the same of paying late', async (_, credit) => {
    const clauses = (await papersOf(credit)).map(clauseOf);
    expect(new Set(clauses).size).toBe(1);
    expect(clauses[0]).toContain('multa de 2,00%');
  });

  test('whose interest the retailer pays say that a late installment costs all of it, charges on that in time', async () => {
    for (const lines of await papersOf(aRetailerPaidReceipt({ instrument: 'CCB' }))) {
      expect(clauseOf(lines)).toBe(
        'Parcela paga com atraso: parcela cheia de R$ 199,85 (a última, de R$ 199,82), com todos os juros, mais multa de 2,00%, juros de mora de 1,00% ao mês, contados por dia, e os juros do contrato, de 5,00% ao mês, sobre o valor da parcela em dia. O atraso bloqueia novas compras.',
      );
    }
  });

  test('say from which day the figures count, and name no tax where there is none', async () => {
    for (const lines of await papersOf({ ...bill, countedFrom: '2026-11-19' })) {
      expect(flowOf(lines)).toContain('Contagem de juros, IOF e CET a partir de 19/11/2026, dia da oferta.');
    }
    for (const lines of await papersOf({ ...ofStore, countedFrom: '2026-11-19' })) {
      expect(flowOf(lines)).toContain('Contagem de juros e CET a partir de 19/11/2026, dia da oferta.');
    }
    for (const lines of await papersOf(bill)) expect(flowOf(lines)).not.toContain('Contagem de');
  });

  test('say the base of their rates where there is interest: beside the CET of a year of 365 days', async () => {
    const base = 'Base das taxas 30/365: juros por dias corridos sobre mês de 30 dias e, ao ano, doze desses meses;';
    const says = async (credit: ReturnType<typeof aPurchaseReceipt>) =>
      (await papersOf(credit)).map((lines) => flowOf(lines).includes(base));
    expect(await says({ ...bill, dayCountBase: 'CALENDAR_30' })).toEqual([true, true, true]);
    expect(await says({ ...bill, dayCountBase: 'CALENDAR_30', rateMonthly: '0' })).toEqual([false, false, false]);
    expect(await says(bill)).toEqual([false, false, false]);
  });

  test('say the same totals with and without financing, the down payment in both', async () => {
    const paid = { ...bill, downPaymentCents: cents(25_000), couponDiscountCents: cents(5_000) };
    for (const lines of await papersOf(paid)) expect(lines).toContain('Total sem financiamento | R$ 1.200,00');
    const [receipt, ...others] = await papersOf(paid);
    expect(receipt).toContain('Com a entrada | R$ 1.459,07');
    for (const lines of others) expect(lines).toContain('Total com financiamento | R$ 1.459,07');
  });

  test('of a device name it before its price', async () => {
    const device = { name: 'Samsung Galaxy A06', imei: '990000000000101' };
    for (const instrument of ['CCB', 'SALE_CONTRACT'] as const) {
      const lines = await linesOf(instrumentBlocks({ ...bill, instrument, device }, signature));
      const at = lines.indexOf('IMEI | 990000000000101');
      expect(lines[at - 1]).toBe('Samsung Galaxy A06');
      expect(at).toBeLessThan(lines.findIndex((line) => line.startsWith('Preço à vista')));
    }
    expect(flowOf(await linesOf(instrumentBlocks(bill, signature)))).not.toContain('IMEI');
  });
});

describe('the parts of the cost on the sheet', () => {
  /** R$ 230,15 of goods whose financed value carries one cent of rounding. */
  const odd = aPurchaseReceipt({
    principalCents: cents(23_015),
    iofDailyCents: cents(109),
    iofAdditionalCents: cents(88),
    financedCents: cents(23_213),
    totalCents: cents(25_856),
  });

  test('are those that the API tells of the proposal, the odd cent in the interest', async () => {
    const told = cetParts({
      netCents: cents(23_015),
      iofCents: cents(197),
      feeCents: cents(0),
      totalCents: cents(25_856),
    });
    expect(told.map((one) => [one.cents, one.basisPoints])).toEqual([
      [23_015, 8_901],
      [197, 76],
      [0, 0],
      [2_644, 1_023],
    ]);
    const lines = await linesOf(cetSheetBlocks({ credit: odd, validUntil: '2026-11-24T03:59:59.000Z' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Valor das mercadorias financiado | R$ 230,15',
        'Arredondamento | R$ 0,01',
        'Valor total financiado | R$ 232,13',
        'Custo do crédito: juros | R$ 26,43',
        'Mercadorias | R$ 230,15 · 89,01%',
        'IOF | R$ 1,97 · 0,76%',
        'Juros e arredondamento | R$ 26,44 · 10,23%',
        'Total devido | R$ 258,56 · 100,00%',
      ]),
    );
  });

  test('leave a coupon out of the goods', async () => {
    const credit = { ...bill, principalCents: cents(105_000), couponDiscountCents: cents(5_000) };
    const lines = await linesOf(cetSheetBlocks({ credit, validUntil: '2026-11-24T03:59:59.000Z' }));
    expect(lines).toContain('Mercadorias | R$ 1.000,00 · 82,70%');
    expect(lines).not.toContain('Arredondamento | R$ 0,01');
  });
});

describe('A4 pages', () => {
  const measure = (words: string, style: Style) => words.length * styles[style].size * 0.5;
  const many = aPurchaseReceipt({
    count: 48,
    installments: Array.from({ length: 48 }, (_, index) => ({
      number: index + 1,
      dueOn: '2026-12-21',
      amountCents: cents(19_985),
    })),
  });
  const pages = layOutPages(instrumentBlocks(many, signature), measure, (page, all) => `${page} de ${all}`);

  test('nothing is smaller than 12 pt, outside the margins or below the foot', () => {
    const lines = pages.flatMap((page) => page.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : [])));
    expect(lines.length).toBeGreaterThan(80);
    for (const line of lines) {
      expect(styles[line.style].size).toBeGreaterThanOrEqual(12);
      expect(line.x).toBeGreaterThanOrEqual(57);
      expect(line.x + measure(line.text, line.style)).toBeLessThanOrEqual(595 - 57 + 0.001);
      expect(line.y + styles[line.style].size).toBeLessThanOrEqual(842 - 57);
    }
  });

  test('every installment is on some page, and every page says its number', () => {
    const words = pages.map((page) => page.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));
    expect(words.flat().filter((text) => /^\d+\/48$/.test(text))).toHaveLength(48);
    expect(words.map((page) => page.at(-1))).toEqual(words.map((_, index) => `${index + 1} de ${pages.length}`));
    expect(pages.length).toBeGreaterThan(2);
  });

  test('the sum of the installments stands under the last of them', () => {
    for (let count = 1; count <= 48; count += 1) {
      const credit = { ...many, count, installments: many.installments.slice(0, count) };
      const { marks = [] } =
        layOutPages(instrumentBlocks(credit, signature), measure, () => '').find((page) =>
          page.marks.some((mark) => mark.kind === 'text' && mark.text === 'Soma das parcelas'),
        ) ?? {};
      expect(marks.some((mark) => mark.kind === 'text' && mark.text === `${count}/${count}`)).toBe(true);
    }
  });

  test('are the same bytes every time', async () => {
    const blocks = instrumentBlocks(bill, signature);
    expect(Buffer.compare(await print(blocks), await print(blocks))).toBe(0);
  });
});
