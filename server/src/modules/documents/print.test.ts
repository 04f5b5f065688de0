import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { pdfLines } from '../../testing/pdf-text.ts';
import { printReceipts } from './print.ts';
import { aPaymentReceipt, aPayoffNotice, aPurchaseReceipt, anUndoReceipt } from './testing.ts';

const purchase = (facts = {}) => ({ kind: 'ORIGINATION' as const, document: aPurchaseReceipt(facts) });
const payment = (facts = {}) => ({ kind: 'PAYMENT' as const, document: aPaymentReceipt(facts) });

test('a purchase says everything it must', async () => {
  const receipt = purchase({ customerFeeCents: cents(990) });
  const [lines = []] = pdfLines(await printReceipts([receipt]));
  expect(lines).toEqual(
    expect.arrayContaining([
      'UME',
      'Comprovante de compra',
      'Norte Móveis',
      'CNPJ 11.222.333/0001-81',
      'Operador | Ana Lima',
      'Data | 21/11/2026 06:57',
      'Contrato | 7K2QM-X40DA',
      'Conceição Araújo',
      'CPF | 529.***.***-25',
      'Valor da compra | R$ 1.000,00',
      'Parcelamento | 6x de R$ 199,85',
      'última parcela | R$ 199,82',
      'IOF | R$ 13,00',
      'diário | R$ 9,15',
      'adicional | R$ 3,85',
      'Taxa de utilização | R$ 9,90',
      'Total sem financiamento | R$ 1.000,00',
      'CET | 89,67% a.a.',
      '5,48% a.m.',
      '1/6 | 21/12/2026 | R$ 199,85',
      '6/6 | 21/05/2027 | R$ 199,82',
      'Soma das parcelas | R$ 1.199,07',
      receipt.document.authenticationCode,
    ]),
  );
  expect(lines.some((line) => line.includes('R$ 1.208,97'))).toBe(true);
  const words = lines.join(' ');
  expect(words).toContain('multa de 2,00%');
  expect(words).toContain('12.ABC.345/01DE-35');
});

test('a store that lends itself shows neither IOF nor contract interest after the due date', async () => {
  const facts = { iofDailyCents: cents(0), iofAdditionalCents: cents(0), lateContractRateMonthly: null };
  const [lines = []] = pdfLines(await printReceipts([purchase(facts)]));
  expect(lines.join(' ')).not.toMatch(/IOF|juros do contrato/);
});

test('a payment says what was added, taken off and left', async () => {
  const [lines = []] = pdfLines(await printReceipts([payment()]));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Comprovante de pagamento',
      'Parcela 1/6 | R$ 209,79',
      'multa | R$ 4,00',
      'juros de mora | R$ 1,00',
      'juros do contrato | R$ 4,94',
      'Parcela 2/6 | R$ 194,76',
      'desconto | -R$ 5,09',
      'Taxa de utilização | R$ 4,90',
      '4 parcelas em aberto | R$ 799,37',
    ]),
  );
});

test('a balance that counts on paying in time says what of it is lost otherwise', async () => {
  const balances = [
    { contractNumber: '7K2QM-X40DA', openInstallments: 5, openCents: cents(50_650), bonusCents: cents(9_304) },
  ];
  const [lines = []] = pdfLines(await printReceipts([payment({ balances })]));
  expect(lines).toContain('5 parcelas em aberto | R$ 506,50');
  expect(lines.join(' ')).toMatch(/desconto por pagar em dia, .*já incluído/);
  expect(lines.join(' ')).toContain('-R$ 93,04');
});

test('a payment says the tax of late days that the customer bears', async () => {
  const { items } = aPaymentReceipt();
  for (const item of items) item.lateIofCents = cents(18);
  const [lines = []] = pdfLines(await printReceipts([payment({ items })]));
  expect(lines).toContain('IOF complementar | R$ 0,18');
});

test('a payoff says until when it holds, every line, and that it is no receipt', async () => {
  const [lines = []] = pdfLines(await printReceipts([{ kind: 'PAYOFF', document: aPayoffNotice() }]));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Quitação',
      'Contrato | 7K2QM-X40DA',
      'Parcela 1/6 | R$ 209,79',
      'multa | R$ 4,00',
      'Parcela 2/6 | R$ 194,76',
      'desconto | -R$ 5,09',
      'Taxa de utilização | R$ 4,90',
      'desconto já incluído | -R$ 5,09',
      'encargos já incluídos | R$ 9,94',
    ]),
  );
  const words = lines.join(' ');
  expect(words).toContain('Válido até 23:59 de hoje, 05/01/2027');
  expect(words).toContain('R$ 409,45');
  expect(words).toContain('não é comprovante de pagamento');
  expect(words).not.toContain('Autenticação');
});

describe('a payment taken back', () => {
  const undo = { kind: 'PAYMENT_UNDO' as const, document: anUndoReceipt() };

  test('has a receipt of its own: which payment, why, what is handed back and owed again', async () => {
    const [lines = []] = pdfLines(await printReceipts([undo]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Estorno de pagamento',
        'Operador | Rui Prado',
        'Pagamento de | 05/01/2027 10:03',
        payment().document.authenticationCode,
        'Parcela 1/6 | R$ 209,79',
        undo.document.authenticationCode,
      ]),
    );
    const words = lines.join(' ');
    expect(words).toContain('Cliente pagou a parcela de outra pessoa');
    expect(words).toContain('Devolver em dinheiro');
    expect(words).toContain('R$ 409,45');
  });

  test('says so on top of its own receipt, and of no other', async () => {
    const other = payment({ totalCents: cents(40_944) });
    const pages = pdfLines(await printReceipts([payment(), other, undo]));
    expect(pages.map(([first]) => first)).toEqual(['ESTORNADO em 08/01/2027', 'UME', 'UME']);
  });

  test('of a Pix goes back by Pix', async () => {
    const pix = { ...undo, document: anUndoReceipt({ method: 'PIX' }) };
    expect(pdfLines(await printReceipts([pix]))[0]?.join(' ')).toContain('Devolver por Pix');
  });
});

test('one page for each receipt, and the same bytes every time', async () => {
  const receipts = [payment(), payment({ paidAt: '2027-02-01T12:00:00.000Z' })];
  const first = await printReceipts(receipts);
  expect(pdfLines(first)).toHaveLength(2);
  expect(Buffer.compare(await printReceipts(receipts), first)).toBe(0);
});

test('a letter that the built-in font lacks keeps its place', async () => {
  const [lines = []] = pdfLines(
    await printReceipts([purchase({ customer: { name: 'Győző Ânderson 🙂', cpfMasked: '529.***.***-25' } })]),
  );
  expect(lines).toContain('Gyozo Ânderson ?');
});
