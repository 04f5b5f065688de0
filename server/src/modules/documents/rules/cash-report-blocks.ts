import { type CashMoveKind, formatDate, formatDateTime } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { CashDayReport, CashReport } from '../cash-report.ts';
import { type Block, detail, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { headBlocks } from './party-blocks.ts';
import type { Sheet } from './sheets.ts';
import { money } from './wording.ts';

/** What moves a drawer, in the order of the paper. */
const titles: readonly (readonly [CashMoveKind, string])[] = [
  ['PAYMENT', 'Recebimentos'],
  ['DOWN_PAYMENT', 'Entradas de compras'],
  ['SUPPLY', 'Suprimentos'],
  ['PAYMENT_UNDO', 'Estornos'],
  ['CANCELLATION_REFUND', 'Devoluções'],
  ['DOWN_PAYMENT_REFUND', 'Entradas devolvidas'],
  ['PIX_REFUND', 'Créditos de Pix devolvidos'],
  ['WITHDRAWAL', 'Sangrias'],
];
const titleOf = new Map(titles);
const inHand: Partial<Record<CashMoveKind, string>> = { SUPPLY: 'Suprimento', WITHDRAWAL: 'Sangria' };

const differenceLabel = (differenceCents: number) =>
  differenceCents === 0 ? 'Diferença' : differenceCents < 0 ? 'Falta' : 'Sobra';
const differenceText = (differenceCents: number) =>
  `${differenceLabel(differenceCents)} ${money(Math.abs(differenceCents))}`;

/** What was expected and counted, and 'Falta', 'Sobra' or 'Diferença', how much without a sign. */
const resultBlocks = (of: Pick<CashReport, 'expectedCents' | 'countedCents' | 'differenceCents'>): Block[] => [
  ...thickDivider,
  pair('Esperado', money(of.expectedCents)),
  pair('Contado', money(of.countedCents)),
  pair(differenceLabel(of.differenceCents), money(Math.abs(of.differenceCents)), 'strong', 'figure'),
  ...thickDivider,
];

const signatureBlocks: readonly Block[] = [gap(24), ...divider, text('Assinatura', 'fine')];

function kindBlocks(sums: CashReport['sums']): Block[] {
  const found = titles.flatMap(([kind, title]) => {
    const sum = sums.find((one) => one.kind === kind);
    return sum ? [pair(`${title} (${sum.count})`, money(sum.amountCents))] : [];
  });
  const pix = sums.find(({ kind }) => kind === 'PIX');
  return [...found, ...(pix ? [gap(4), pair(`Pix, fora da gaveta (${pix.count})`, money(pix.amountCents))] : [])];
}

const sumBlocks = ({ sums, floatCents }: Pick<CashReport, 'sums' | 'floatCents'>): Block[] => [
  pair('Troco inicial', money(floatCents)),
  ...kindBlocks(sums),
];

function moveBlocks({ moves }: CashReport): Block[] {
  if (moves.length === 0) return [];
  const lines = moves.flatMap(({ kind, amountCents, reason, approvedBy }) => [
    pair(inHand[kind] ?? titleOf.get(kind) ?? kind, money(amountCents)),
    text(approvedBy === null ? reason : `${reason} - autorizado por ${approvedBy}`, 'fine'),
    gap(3),
  ]);
  return [...divider, text('Suprimentos e sangrias', 'strong'), gap(3), ...lines];
}

const countBlocks = ({ pieces, counts }: CashReport): Block[] => [
  ...divider,
  text('Contagem', 'strong'),
  gap(3),
  ...pieces.map(({ valueCents, pieces: many }) =>
    pair(`${many} x ${money(valueCents)}`, money(cents(valueCents * many))),
  ),
  ...(counts > 1 ? [detail('Contagens feitas', String(counts))] : []),
];

/** The Z: the head of a receipt, what moved the drawer, what was counted, and the difference between two thick lines. */
function cashReportBlocks(report: CashReport): Block[] {
  const { drawer, number, zone, reason } = report;
  return [
    ...headBlocks(report, `Fechamento de caixa Z ${number}`, report.closedAt),
    pair('Gaveta', drawer),
    pair('Aberto em', formatDateTime(report.openedAt, zone)),
    pair('Fechado por', report.closedByName),
    ...divider,
    ...sumBlocks(report),
    ...moveBlocks(report),
    ...countBlocks(report),
    ...resultBlocks(report),
    ...(reason === null ? [] : [text('Motivo da diferença', 'strong'), text(reason)]),
    ...signatureBlocks,
  ];
}

/** The Z of a store: what moved its drawers together, what landed in none, each drawer, and the difference of all. */
const cashDayBlocks = (report: CashDayReport): Block[] => [
  ...headBlocks(report, 'Fechamento da loja (Z)', report.printedAt),
  pair('Dia', formatDate(report.day)),
  pair('Caixas', String(report.sessions.length)),
  ...divider,
  ...sumBlocks(report),
  ...(report.unassigned.length === 0
    ? []
    : [...divider, text('Recebido sem caixa aberto', 'strong'), gap(3), ...kindBlocks(report.unassigned)]),
  ...divider,
  text('Contado em cada caixa', 'strong'),
  gap(3),
  ...report.sessions.flatMap(({ drawer, number, operatorName, countedCents, differenceCents }) => [
    pair(`Gaveta ${drawer}, Z ${number}`, money(countedCents)),
    text(differenceCents === 0 ? operatorName : `${operatorName} - ${differenceText(differenceCents)}`, 'fine'),
    gap(3),
  ]),
  ...resultBlocks(report),
  ...signatureBlocks,
];

/** The Z of a cash session by its parts. */
export const cashReportSheet = (report: CashReport): Sheet => ({
  title: `Fechamento de caixa ${report.drawer}, Z ${report.number}`,
  at: report.closedAt,
  blocks: cashReportBlocks(report),
});

/** The Z of a store by its parts. */
export const cashDaySheet = (report: CashDayReport): Sheet => ({
  title: `Fechamento da loja ${report.store.name}, ${report.day}`,
  at: report.printedAt,
  blocks: cashDayBlocks(report),
});
