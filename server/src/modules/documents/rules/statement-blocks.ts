import { type Cents, formatCnpj, formatDate, formatDateTime } from '@balcao/contract';
import { type Block, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { money } from './wording.ts';

/** The statement of a customer at a retailer. */
export interface StatementPaper {
  brand: string;
  retailer: { fantasyName: string; legalName: string; cnpj: string };
  zone: string;
  operatorName: string;
  customer: { name: string; cpfMasked: string };
  issuedAt: string;
  /** Days of it, and the day that counts for what is open. */
  from: string;
  to: string;
  asOf: string;
  lines: readonly { on: string; what: string; code: string; cents: Cents }[];
  totals: { bought: Cents; paid: Cents; undone: Cents; returned: Cents };
  open: readonly { number: string; installments: string; nextDueOn: string; dueCents: Cents }[];
  dueCents: Cents;
}

/** What was bought, paid and given back in the period, line by line, then what is open today. */
export function statementBlocks(paper: StatementPaper): Block[] {
  const { retailer, customer, totals, lines, open } = paper;
  return [
    text('Extrato do cliente', 'title'),
    text(`${formatDate(paper.from)} a ${formatDate(paper.to)}`, 'strong'),
    gap(4),
    text(`${retailer.fantasyName} · ${retailer.legalName} · CNPJ ${formatCnpj(retailer.cnpj)}`, 'fine'),
    gap(4),
    pair(customer.name, `CPF ${customer.cpfMasked}`),
    pair('Emitido por', `${paper.operatorName}, ${formatDateTime(paper.issuedAt, paper.zone)}`),
    ...thickDivider,
    ...(lines.length === 0 ? [text('Nada foi comprado nem pago nesta rede no período.')] : []),
    ...lines.flatMap(({ on, what, code, cents }) => [
      pair(`${formatDate(on)}  ${what}`, money(cents)),
      text(`Comprovante ${code}`, 'fine'),
      gap(4),
    ]),
    ...divider,
    pair('Comprado, com os juros', money(totals.bought)),
    pair('Pago', money(totals.paid)),
    ...(totals.undone === 0 ? [] : [pair('Pagamentos estornados', money(totals.undone))]),
    ...(totals.returned === 0 ? [] : [pair('Cancelado ou devolvido, valor de compra', money(totals.returned))]),
    ...thickDivider,
    text(`Em aberto em ${formatDate(paper.asOf)}`, 'name'),
    ...(open.length === 0 ? [text('Nada em aberto nesta rede.')] : []),
    ...open.flatMap(({ number, installments, nextDueOn, dueCents }) => [
      pair(`Contrato ${number}: ${installments}, a próxima vence em ${formatDate(nextDueOn)}`, money(dueCents)),
    ]),
    ...(open.length === 0 ? [] : [pair('Total hoje', money(paper.dueCents), 'strong', 'figure')]),
    ...divider,
    text('Só entra o que foi comprado e pago nesta rede. O valor em aberto é o de hoje: muda a cada dia.', 'fine'),
    text('Este papel não é comprovante de pagamento: cada comprovante tem o seu código.', 'fine'),
  ];
}
