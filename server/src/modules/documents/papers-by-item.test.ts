import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { pdfLines } from '../../testing/pdf-text.ts';
import { printPages } from './print.ts';
import type { Block } from './rules/blocks.ts';
import { awarenessBlocks } from './rules/credit/awareness-blocks.ts';
import { cetSheetBlocks } from './rules/credit/cet-sheet-blocks.ts';
import { instrumentBlocks } from './rules/credit/instrument-blocks.ts';
import { aPurchaseReceipt } from './testing.ts';

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

/** What a paper says, its lines one after the other. */
async function wordsOf(blocks: readonly Block[]): Promise<string> {
  const file = await printPages({ title: 'T', at: '2026-11-21T10:57:00.000Z', blocks, foot: bill.contractNumber });
  return pdfLines(file).flat().join(' ').replaceAll('\u00a0', ' ');
}

describe('the sheet before signing carries what CDC arts. 52 and 54-B ask for', () => {
  test.each([
    [
      '54-B I, the CET and its parts',
      /Custo Efetivo Total \(CET\) \| 5,48% a\.m\. · 89,67% a\.a\..*Total devido \| R\$ 1\.209,07 · 100,00%/,
    ],
    ['54-B II, the monthly rate', /Taxa de juros, pré-fixada \| 5,00% a\.m\. · 79,59% a\.a\./],
    [
      '54-B II, what being late costs',
      /multa de 2,00%, juros de mora de 1,00% ao mês.*juros do contrato, de 5,00% ao mês/,
    ],
    ['54-B III, the sum of the instalments', /Soma das parcelas \| R\$ 1\.199,07/],
    ['54-B III, until when the offer stands, two days at least', /Válida, sem alteração, até \| 23\/11\/2026 23:59/],
    [
      '54-B IV, who lends, with the number of the company',
      /Quem concede o crédito UME Sociedade de Crédito Direto S\.A\., CNPJ 12\.ABC\.345\/01DE-35/,
    ],
    [
      '54-B IV, the store with its address',
      /Norte Comércio de Móveis Ltda .*Av\. Eduardo Ribeiro, 520, Centro, Manaus, AM/,
    ],
    [
      '54-B V, the right to pay early, without a fee',
      /antecipar parcelas ou quitar o contrato a qualquer tempo.*redução proporcional dos juros.*sem tarifa/,
    ],
    ['52 I, the price in cash', /Preço à vista \| R\$ 1\.000,00/],
    [
      '52 II and III, interest and what is added by law',
      /Custo do crédito: juros \| R\$ 186,07.*Taxa de utilização, com a 1ª parcela \| R\$ 10,00/,
    ],
    ['52 III, the tax in its parts', /IOF \| R\$ 13,00 diário \| R\$ 9,15 adicional \| R\$ 3,85/],
    ['52 IV, number and period of the instalments', /6 parcelas mensais/],
    ['52 IV, each of them', /(?:[1-6]\/6 \| \d\d\/\d\d\/\d{4} \| R\$ 199,8[25] ){6}/],
    [
      '52 V, the total with and without financing',
      /Total sem financiamento \| R\$ 1\.000,00 Total com financiamento \| R\$ 1\.209,07/,
    ],
  ])('%s', async (_, said) => {
    expect(await wordsOf(cetSheetBlocks({ credit: bill, validUntil: '2026-11-24T03:59:59.000Z' }))).toMatch(said);
  });
});

describe('the contract of a sale in installments carries what it must', () => {
  test.each([
    ['its name, and that this copy is not negotiable', /^Contrato de compra e venda a prazo VIA NÃO NEGOCIÁVEL/],
    [
      'seller and creditor, with address',
      /Vendedor e credor Norte Comércio de Móveis Ltda .*Av\. Eduardo Ribeiro, 520/,
    ],
    ['buyer', /Comprador Conceição Araújo CPF \| 529\.\*\*\*\.\*\*\*-25/],
    [
      'what is sold, and the law it follows',
      /Venda das mercadorias do documento fiscal desta compra.*Lei 6\.463\/1977/,
    ],
    ['price in cash and the cost of waiting', /Preço à vista \| R\$ 1\.000,00.*Custo do crédito: juros \| R\$ 199,07/],
    ['the rate', /Taxa de juros, pré-fixada \| 1,00% a\.m\./],
    ['the CET', /Custo Efetivo Total \(CET\) \| 5,48% a\.m\. · 89,67% a\.a\./],
    ['each installment', /(?:[1-6]\/6 \| \d\d\/\d\d\/\d{4} \| R\$ 199,8[25] ){6}Soma das parcelas \| R\$ 1\.199,07/],
    ['what being late costs', /multa de 2,00% e juros de mora de 1,00% ao mês/],
    ['early payment (CDC art. 52 § 2)', /antecipar parcelas ou quitar.*art\. 52, § 2º/],
    ['what becomes of it when the goods come back', /Desfeita a compra.*art\. 54-F/],
    [
      'who signed, how and when',
      /Assinado por Conceição Araújo com código de uso único.*Código confirmado em \| 21\/11\/2026 06:56/,
    ],
    ['the code that tells it is ours', new RegExp(`Autenticação \\| ${ofStore.authenticationCode}`)],
  ])('%s', async (_, said) => {
    expect(await wordsOf(instrumentBlocks(ofStore, signature))).toMatch(said);
  });
});

describe('the awareness term says', () => {
  test.each([
    [
      'of which contract, when and where',
      /Contrato \| 7K2QM-X40DA Emissão \| 21\/11\/2026 06:57 .*Loja \| Loja Centro/,
    ],
    [
      'who declares what was bought',
      /Eu, Conceição Araújo, comprei a prazo em 6 parcelas mensais, total de R\$ 1\.209,07, com juros de 5,00% a\.m\./,
    ],
    [
      'that the sheet was read before (54-B, 54-D)',
      /\[ +\] +Recebi, antes de contratar, o resumo do crédito com o Custo Efetivo Total.*arts\. 54-B e 54-D/,
    ],
    ['that a copy was given (54-G II)', /\[ +\] +Recebi uma via do contrato \(CDC, art\. 54-G, II\)/],
    [
      'that bureaus may be asked',
      /\[ +\] +Autorizo UME Sociedade de Crédito Direto S\.A\. a consultar meus dados em birôs/,
    ],
    ['what photographs are for (LGPD art. 11)', /\[ +\] +Li o aviso de privacidade de UME.*LGPD, art\. 11, II, g/],
    ['that nothing else had to be bought (CDC art. 39 I)', /\[ +\] +Nenhum seguro ou outro produto foi exigido/],
    [
      'that it may be paid early, and what being late costs',
      /\[ +\] +Posso pagar antes com desconto.*Parcela paga com atraso: multa de 2,00%/,
    ],
    [
      'where to sign, and of which receipt',
      new RegExp(`Assinatura do cliente e data Autenticação do comprovante \\| ${bill.authenticationCode}`),
    ],
  ])('%s', async (_, said) => {
    expect(await wordsOf(awarenessBlocks(bill))).toMatch(said);
  });
});
