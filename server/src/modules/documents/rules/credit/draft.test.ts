import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { pdfLines } from '../../../../testing/pdf-text.ts';
import { printPages } from '../../print.ts';
import type { Block } from '../blocks.ts';
import { draftBlocks, instrumentBlocks } from './instrument-blocks.ts';
import { aPurchaseReceipt } from '../../testing.ts';

const signature = { phoneMasked: '(92) *****-7777', verifiedAt: '2026-11-21T10:56:30.000Z' };
const bill = aPurchaseReceipt({ instrument: 'CCB', customerFeeCents: cents(1_000) });
const ofStore = aPurchaseReceipt({ instrument: 'SALE_CONTRACT', lateContractRateMonthly: null });
const linesOf = async (blocks: Block[]) =>
  pdfLines(await printPages({ title: 'T', at: bill.issuedAt, blocks, foot: bill.contractNumber })).flat();

describe('the draft before signing', () => {
  const validUntil = '2026-11-24T03:59:59.000Z';
  const draftOf = (credit: typeof bill) => linesOf(draftBlocks({ credit, validUntil }));
  /** What stands between the head and the signature. */
  const agreedOf = (lines: readonly string[], first: string) =>
    lines
      .slice(lines.indexOf(first), lines.indexOf('Assinatura eletrônica'))
      .filter((line) => !line.includes('Página'));

  test.each([
    ['a bill', bill, 'Cédula de Crédito Bancário', 'Credor'],
    ['a contract of sale', ofStore, 'Contrato de compra e venda a prazo', 'Vendedor e credor'],
  ])('of %s says on top that it is one, and all that will be signed', async (_, credit, title, first) => {
    const lines = await draftOf(credit);
    expect(lines.slice(0, 2)).toEqual(['MINUTA - sem valor até a sua autorização', title]);
    expect(lines).toContain('Válida, sem alteração, até | 23/11/2026 23:59');
    const signed = agreedOf(await linesOf(instrumentBlocks(credit, signature)), first);
    const kept = new Set(lines);
    expect(signed.length).toBeGreaterThan(20);
    expect(signed.filter((line) => !kept.has(line))).toEqual([]);
  });

  test('is signed by nobody: no code, no authentication, no hour of contracting', async () => {
    const words = (await draftOf(bill)).join(' ');
    expect(words).toContain('Ainda não assinado.');
    expect(words).not.toMatch(/Assinado por|Autenticação|Contratado em|VIA NÃO NEGOCIÁVEL|não é contrato/);
    expect(words).not.toContain(bill.authenticationCode);
  });
});
