import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { pdfLines } from '../../../testing/pdf-text.ts';
import type { CashReport } from '../cash-report.ts';
import { aPurchaseReceipt } from '../testing.ts';
import { printRoll } from '../print.ts';
import { cashReportSheet } from './cash-report-blocks.ts';

function aReport(over: Partial<CashReport> = {}): CashReport {
  const { brand, retailer, store, zone, operatorName } = aPurchaseReceipt();
  return {
    brand,
    retailer,
    store,
    zone,
    operatorName,
    drawer: '03',
    number: 12,
    openedAt: '2026-11-21T12:00:00.000Z',
    closedAt: '2026-11-21T22:00:00.000Z',
    closedByName: 'VERA PRADO',
    floatCents: cents(10_000),
    sums: [
      { kind: 'PAYMENT', count: 2, amountCents: cents(41_970) },
      { kind: 'WITHDRAWAL', count: 1, amountCents: cents(-20_000) },
      { kind: 'PIX', count: 1, amountCents: cents(5_000) },
    ],
    moves: [{ kind: 'WITHDRAWAL', amountCents: cents(-20_000), reason: 'Cofre', approvedBy: 'VERA PRADO' }],
    pieces: [{ valueCents: cents(10_000), pieces: 3 }],
    countedCents: cents(30_000),
    expectedCents: cents(31_970),
    differenceCents: cents(-1_970),
    reason: 'Troco dado a mais',
    counts: 2,
    ...over,
  };
}
const linesOf = async (report: CashReport) => pdfLines(await printRoll(cashReportSheet(report)))[0] ?? [];

test('the Z says who, when, what came and went, what was counted, and what is missing', async () => {
  const lines = await linesOf(aReport());
  for (const line of [
    'Fechamento de caixa Z 12',
    'Gaveta | 03',
    'Fechado por | VERA PRADO',
    'Troco inicial | R$ 100,00',
    'Recebimentos (2) | R$ 419,70',
    'Sangrias (1) | -R$ 200,00',
    'Pix, fora da gaveta (1) | R$ 50,00',
    'Cofre - autorizado por VERA PRADO',
    '3 x R$ 100,00 | R$ 300,00',
    'Contagens feitas | 2',
    'Esperado | R$ 319,70',
    'Contado | R$ 300,00',
    'Falta',
    'R$ 19,70',
    'Troco dado a mais',
  ])
    expect(lines).toContain(line);
});

test('without a difference there is neither a missing sum nor a reason; what is left over is said so', async () => {
  const even = await linesOf(aReport({ differenceCents: cents(0), reason: null, counts: 1, moves: [] }));
  expect(even).toContain('Diferença');
  expect(even).not.toContain('Motivo da diferença');
  expect(even).not.toContain('Suprimentos e sangrias');
  const over = await linesOf(aReport({ differenceCents: cents(5) }));
  expect(over).toContain('Sobra');
  expect(over).toContain('R$ 0,05');
});
