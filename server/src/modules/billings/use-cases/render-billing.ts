import { formatCnpj, formatDate } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { printSheets } from '../../documents/index.ts';
import { type BoletoBankPorts, layOutBoleto, lineOf } from '../../invoices/index.ts';
import { debtorFact } from '../../retailers/index.ts';
import { readBilling, standingOf } from '../facts.ts';
import { inHouse } from '../house.ts';

const instructions = (isDemonstration: boolean) => [
  'Vencimento em dia sem expediente bancário: pague no dia útil seguinte, sem acréscimo.',
  'Depois do vencimento, peça a segunda via no Financeiro: multa de 2% e juros de 1% ao mês.',
  'Não receber outro valor.',
  ...(isDemonstration ? ['DEMONSTRAÇÃO: nenhum banco recebe este boleto.'] : []),
];

/**
 * The boleto of a billing that stands, as A4 PDF. The provider's house is nobody's to read: the paper names it.
 * @throws Refusal RETAILER_NOT_FOUND, BILLING_NOT_FOUND also while no bank has registered it.
 */
export const renderBilling = (
  platform: Platform,
  { bank }: BoletoBankPorts,
  actor: Actor,
  { id, retailerId: asked }: { id: string; retailerId: string | undefined },
): Promise<Uint8Array> =>
  inHouse(platform, actor, asked, async ({ retailerId }) => {
    const whole = await readBilling(platform.db, retailerId, id);
    const invoice = standingOf(whole);
    const parties = await asSystem('billing-paper', () =>
      rowOf(platform.db, select({ debtor: debtorFact(retailerId) })),
    );
    const debtor = parties?.debtor;
    if (invoice.barcode === null || !debtor) refuse('BILLING_NOT_FOUND');
    const { startDate, endDate, paymentsCount } = whole.billing;
    const period = `${formatDate(startDate)} a ${formatDate(endDate)}`;
    const paper = {
      title: `${platform.brand.name()}: pagamentos recebidos de ${period}`,
      amountCents: invoice.valueCents,
      dueOn: invoice.dueOn,
      nossoNumero: invoice.nossoNumero,
      createdAt: invoice.createdAt,
      about: { label: 'Cobrança e via', number: `${formatDate(endDate)} ${invoice.number}` },
      instructions: instructions(bank.isDemonstration),
      barcode: invoice.barcode,
      line: lineOf(invoice.barcode),
      beneficiary: debtor.provider ? partyOf(debtor.provider) : platform.brand.name(),
      payer: partyOf(debtor),
      notes: [`${paymentsCount} pagamentos recebidos nas lojas de ${debtor.fantasyName}`, `Período ${period}`],
      bank,
    } as const;
    const about = { title: `Cobrança ${period}`, at: invoice.createdAt };
    return printSheets(about, (measure) => [layOutBoleto(paper, measure)]);
  });

const partyOf = ({ legalName, cnpj }: { legalName: string; cnpj: string }) => `${legalName}, CNPJ ${formatCnpj(cnpj)}`;
