import { type CashMoveKind, formatDateTime } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { CashReport } from '../cash-report.ts';
import { type Block, detail, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { headBlocks } from './party-blocks.ts';
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

/** 'Falta', 'Sobra' or 'Diferença', and how much without a sign. */
function differencePair(differenceCents: number): Block {
  const label = differenceCents === 0 ? 'Diferença' : differenceCents < 0 ? 'Falta' : 'Sobra';
  return pair(label, money(Math.abs(differenceCents)), 'strong', 'figure');
}

function sumBlocks({ sums, floatCents }: CashReport): Block[] {
  const found = titles.flatMap(([kind, title]) => {
    const sum = sums.find((one) => one.kind === kind);
    return sum ? [pair(`${title} (${sum.count})`, money(sum.amountCents))] : [];
  });
  const pix = sums.find(({ kind }) => kind === 'PIX');
  return [
    pair('Troco inicial', money(floatCents)),
    ...found,
    ...(pix ? [gap(4), pair(`Pix, fora da gaveta (${pix.count})`, money(pix.amountCents))] : []),
  ];
}

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
export function cashReportBlocks(report: CashReport): Block[] {
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
    ...thickDivider,
    pair('Esperado', money(report.expectedCents)),
    pair('Contado', money(report.countedCents)),
    differencePair(report.differenceCents),
    ...thickDivider,
    ...(reason === null ? [] : [text('Motivo da diferença', 'strong'), text(reason)]),
    gap(24),
    ...divider,
    text('Assinatura', 'fine'),
  ];
}
