import { formatCnpj, formatDate, formatPercent, formatPercentPoints } from '@balcao/contract';
import type { PurchaseReceiptFacts } from '../receipts.ts';
import { type Block, detail, divider, gap, pair, row, text } from './blocks.ts';
import { aMonth, aYear, installmentsOf, lateIofOf, money, pointsAMonth, pointsAYear } from './wording.ts';

/** A part of a document: its heading, then what it says. */
export const part = (heading: string, ...blocks: readonly Block[]): Block[] => [
  ...divider,
  text(heading, 'strong'),
  gap(4),
  ...blocks,
];

const line = (label: string, cents: number | undefined): Block[] => (cents ? [pair(label, money(cents))] : []);

const iofCentsOf = (credit: PurchaseReceiptFacts): number => credit.iofDailyCents + credit.iofAdditionalCents;

/** All that is due: the installments, and the usage fee paid with the first. Cents. */
const dueCentsOf = (credit: PurchaseReceiptFacts): number => credit.totalCents + credit.customerFeeCents;

/** Price, what was taken off, tax, what is financed and what it costs. */
export function valueBlocks(credit: PurchaseReceiptFacts): Block[] {
  const { downPaymentCents = 0, couponDiscountCents = 0, principalCents, financedCents, totalCents } = credit;
  return [
    pair('Preço à vista', money(principalCents + downPaymentCents)),
    ...line('Entrada, paga à loja', downPaymentCents),
    ...line('Cupom de desconto', couponDiscountCents),
    pair('Valor das mercadorias financiado', money(principalCents - couponDiscountCents)),
    ...(iofCentsOf(credit) === 0
      ? []
      : [
          pair('IOF', money(iofCentsOf(credit))),
          detail('diário', money(credit.iofDailyCents)),
          detail('adicional', money(credit.iofAdditionalCents)),
        ]),
    pair('Valor total financiado', money(financedCents), 'strong'),
    pair('Custo do crédito: juros', money(totalCents - financedCents)),
    ...line('Taxa de utilização, com a 1ª parcela', credit.customerFeeCents),
    pair('Total sem financiamento', money(principalCents + downPaymentCents - couponDiscountCents)),
    pair('Total com financiamento', money(dueCentsOf(credit) + downPaymentCents), 'strong'),
  ];
}

/** Rates of the contract and the total effective cost (Res. CMN 5.004/2022 art. 3; CDC art. 54-B). */
export function rateBlocks(credit: PurchaseReceiptFacts): Block[] {
  return [
    pair('Taxa de juros, pré-fixada', `${aMonth(credit.rateMonthly)} · ${aYear(credit.rateAnnual)}`),
    pair(
      'Custo Efetivo Total (CET)',
      `${pointsAMonth(credit.cetMonthlyPct)} · ${pointsAYear(credit.cetAnnualPct)}`,
      'strong',
    ),
    text('Sistema de amortização: Tabela Price, com juros capitalizados em dias corridos sobre mês de 30 dias.'),
  ];
}

/** The parts of all that is due, in reais and percent; the percents sum to 100. */
export function cetPartBlocks(credit: PurchaseReceiptFacts): Block[] {
  const due = dueCentsOf(credit);
  const iof = iofCentsOf(credit);
  const parts: [string, number][] = [
    ['Mercadorias', credit.financedCents - iof],
    ['IOF', iof],
    ['Juros', credit.totalCents - credit.financedCents],
    ['Taxa de utilização', credit.customerFeeCents],
  ];
  let sum = 0;
  let given = 0;
  return [
    row(['Componente', '', 'Valor e parte do total'], 'strong'),
    ...parts.flatMap(([label, cents]) => {
      sum += cents;
      const upTo = Math.round((sum * 10_000) / due);
      const points = (upTo - given) / 100;
      given = upTo;
      return cents === 0 ? [] : [pair(label, `${money(cents)} · ${formatPercentPoints(points.toFixed(2))}`)];
    }),
    pair('Total devido', `${money(due)} · ${formatPercentPoints('100.00')}`, 'strong'),
  ];
}

/** Date and amount of each installment. */
export function installmentBlocks(credit: PurchaseReceiptFacts): Block[] {
  const late = credit.installments.some(({ lateAmountCents }) => lateAmountCents !== undefined);
  return [
    text(installmentsOf(credit.count, credit.dueDateRule)),
    gap(4),
    row(['Parcela', 'Vencimento', late ? 'Em dia · em atraso' : 'Valor'], 'strong'),
    ...credit.installments.map(({ number, dueOn, amountCents, lateAmountCents }) => {
      const value =
        lateAmountCents === undefined ? money(amountCents) : `${money(amountCents)} · ${money(lateAmountCents)}`;
      return row([`${number}/${credit.count}`, formatDate(dueOn), value]);
    }),
    pair('Soma das parcelas', money(credit.totalCents), 'strong'),
  ];
}

/** Late charges, early payment and what undoes the credit; limiting clauses stand out (CDC art. 54 § 4). */
export function clauseBlocks(credit: PurchaseReceiptFacts): Block[] {
  const fine = `multa de ${formatPercent(credit.lateFineRate)}`;
  const mora = `juros de mora de ${formatPercent(credit.lateInterestRate)} ao mês, contados por dia`;
  const rate = credit.lateContractRateMonthly;
  const charges =
    rate === null ? `${fine} e ${mora}` : `${fine}, ${mora}, e juros do contrato de ${formatPercent(rate)} ao mês`;
  return [
    ...part(
      'Atraso',
      text(
        `Parcela paga com atraso: ${charges}, sobre o valor da parcela${lateIofOf(credit.lateIof)}. O atraso bloqueia novas compras.`,
        'strong',
      ),
      text('Vencimento em dia sem expediente bancário: pagamento no dia útil seguinte, sem acréscimo.'),
    ),
    ...part(
      'Pagamento antecipado',
      text(
        'O cliente pode antecipar parcelas ou quitar o contrato a qualquer tempo, no todo ou em parte, com redução proporcional dos juros pelo valor presente à taxa do contrato, sem tarifa (CDC, art. 52, § 2º; Resolução CMN 5.004/2022).',
      ),
    ),
    ...part(
      'Devolução e arrependimento',
      text(
        'Desfeita a compra, no todo ou em parte, desfaz-se este crédito na mesma proporção, e o que já foi pago é devolvido (CDC, art. 54-F).',
      ),
    ),
  ];
}

/** The store, with its address and contacts. */
export function storeBlocks({ retailer, store }: PurchaseReceiptFacts): Block[] {
  return [
    text(`${retailer.legalName} (${retailer.fantasyName}), CNPJ ${formatCnpj(store.cnpj)}`),
    text(`${store.name}: ${store.address}`),
  ];
}
