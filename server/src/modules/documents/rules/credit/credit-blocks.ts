import { formatCnpj, formatDate, formatPercentPoints } from '@balcao/contract';
import type { PurchaseReceiptFacts } from '../../receipts.ts';
import { type Block, detail, divider, gap, pair, row, text } from '../blocks.ts';
import { dueCentsOf, duePartsOf, iofCentsOf, netCentsOf, roundingCentsOf } from './credit-figures.ts';
import { basisText, installmentsOf, lateText, money, ratesOf } from '../wording.ts';

/** A part of a document: its heading, then what it says. */
export const part = (heading: string, ...blocks: readonly Block[]): Block[] => [
  ...divider,
  text(heading, 'strong'),
  gap(4),
  ...blocks,
];

const line = (label: string, cents: number | undefined): Block[] => (cents ? [pair(label, money(cents))] : []);

/** Price, what was taken off, tax, what is financed and what it costs. */
function valueBlocks(credit: PurchaseReceiptFacts): Block[] {
  const { downPaymentCents = 0, couponDiscountCents = 0, principalCents, financedCents, totalCents } = credit;
  return [
    pair('Preço à vista', money(principalCents + downPaymentCents)),
    ...line('Entrada, paga à loja', downPaymentCents),
    ...line('Cupom de desconto', couponDiscountCents),
    pair('Valor das mercadorias financiado', money(netCentsOf(credit))),
    ...(iofCentsOf(credit) === 0
      ? []
      : [
          pair('IOF', money(iofCentsOf(credit))),
          detail('diário', money(credit.iofDailyCents)),
          detail('adicional', money(credit.iofAdditionalCents)),
        ]),
    ...line('Arredondamento', roundingCentsOf(credit)),
    pair('Valor total financiado', money(financedCents), 'strong'),
    pair('Custo do crédito: juros', money(totalCents - financedCents)),
    ...line('Taxa de utilização, com a 1ª parcela', credit.customerFeeCents),
    pair('Total sem financiamento', money(principalCents + downPaymentCents - couponDiscountCents)),
    pair('Total com financiamento', money(dueCentsOf(credit) + downPaymentCents), 'strong'),
  ];
}

/** Rates of the contract and the total effective cost (Res. CMN 5.004/2022 art. 3; CDC art. 54-B). */
function rateBlocks(credit: PurchaseReceiptFacts): Block[] {
  const { month, year, cetMonth, cetYear } = ratesOf(credit);
  return [
    pair('Taxa de juros, pré-fixada', `${month} · ${year}`),
    pair('Custo Efetivo Total (CET)', `${cetMonth} · ${cetYear}`, 'strong'),
    text(
      `Sistema de amortização: Tabela Price, com juros capitalizados em dias corridos sobre mês de 30 dias.${basisText(credit)}`,
    ),
  ];
}

const partLabels = { GOODS: 'Mercadorias', IOF: 'IOF', FEE: 'Taxa de utilização', INTEREST: 'Juros' } as const;

/** The parts of all that is due, in reais and percent; the percents sum to 100. */
export function cetPartBlocks(credit: PurchaseReceiptFacts): Block[] {
  const labels = {
    ...partLabels,
    ...(roundingCentsOf(credit) !== 0 && { INTEREST: 'Juros e arredondamento' }),
  };
  return [
    row(['Componente', '', 'Valor e parte do total'], 'strong'),
    ...duePartsOf(credit)
      .filter(({ cents }) => cents !== 0)
      .map(({ kind, cents, basisPoints }) => {
        const share = formatPercentPoints((basisPoints / 100).toFixed(2));
        return pair(labels[kind], `${money(cents)} · ${share}`);
      }),
    pair('Total devido', `${money(dueCentsOf(credit))} · ${formatPercentPoints('100.00')}`, 'strong'),
  ];
}

/** Date and amount of each installment. */
function installmentBlocks(credit: PurchaseReceiptFacts): Block[] {
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
function clauseBlocks(credit: PurchaseReceiptFacts): Block[] {
  return [
    ...part(
      'Atraso',
      text(lateText(credit), 'strong'),
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

/** What every paper of a credit says of it: values, rates and what stands beside them, installments, clauses. */
export function termBlocks(
  credit: PurchaseReceiptFacts,
  { values, rates, beside = [] }: { values: string; rates: string; beside?: readonly Block[] },
): Block[] {
  return [
    ...part(values, ...valueBlocks(credit)),
    ...part(rates, ...rateBlocks(credit), ...beside),
    ...part('Parcelas', ...installmentBlocks(credit)),
    ...clauseBlocks(credit),
  ];
}

/** The device that is sold, by name and IMEI. */
export function deviceBlocks({ device }: PurchaseReceiptFacts): Block[] {
  return device === undefined ? [] : [text(device.name, 'name'), pair('IMEI', device.imei)];
}

/** The store, with its address and contacts. */
export function storeBlocks({ retailer, store }: PurchaseReceiptFacts): Block[] {
  return [
    text(`${retailer.legalName} (${retailer.fantasyName}), CNPJ ${formatCnpj(store.cnpj)}`),
    text(`${store.name}: ${store.address}`),
  ];
}
