import { type Cents, type CivilDate, formatBrl, formatDate } from '@balcao/contract';
import { type LaidOut, type Mark, type Measure, type Style, wrap } from '../../documents/index.ts';
import type { BoletoBankPorts } from '../ports.ts';
import { barcodeMarks } from './barcode-marks.ts';
import { formatNossoNumero } from './nosso-numero.ts';

/** What is printed of a boleto, whoever owes it. */
export interface BoletoPaper {
  title: string;
  amountCents: Cents;
  dueOn: CivilDate;
  nossoNumero: string;
  createdAt: string;
  /** What it is for, and how the paper calls that. */
  about: { label: string; number: string };
  instructions: readonly string[];
  barcode: string;
  /** With its dots and spaces. */
  line: string;
  /** Each with the name and the CPF or CNPJ. */
  beneficiary: string;
  payer: string;
  /** Small, under the receipt and under the slip. */
  notes: readonly [receipt: string, slip: string];
  bank: BoletoBankPorts['bank'];
}

const A4 = { width: 595, height: 842 };
const LEFT = 36;
const WIDTH = A4.width - 2 * LEFT;
/** The column of what is counted: due date, number, value. */
const SIDE = 150;
const MAIN = WIDTH - SIDE;
const ROW = 27;
const RULE = 0.6;
const PAD = 3;
const MM = 72 / 25.4;

interface Cell {
  label: string;
  value: string;
  /** Of the row, from 0 to 1. */
  share: number;
  isStrong?: boolean;
}

const textAt = (text: string, x: number, y: number, style: Style): Mark => ({ kind: 'text', text, x, y, style });
const across = (x: number, y: number, width: number): Mark => ({ kind: 'rule', x, y, width, thickness: RULE });
const down = (x: number, y: number, height: number): Mark => ({ kind: 'rule', x, y, width: RULE, thickness: height });

/** Cells beside each other under a line, the last values against the right edge where it is the side column. */
function cells(
  row: readonly Cell[],
  at: { x: number; y: number; width: number },
  isSide: boolean,
  measure: Measure,
): Mark[] {
  let { x } = at;
  return [
    across(at.x, at.y, at.width),
    ...row.flatMap(({ label, value, share, isStrong = false }): Mark[] => {
      const left = x;
      const width = share * at.width;
      x += width;
      const style = isStrong ? 'cellStrong' : 'cell';
      const right = left + width - PAD - measure(value, style);
      return [
        down(left, at.y, ROW),
        textAt(label, left + PAD, at.y + 2, 'label'),
        textAt(value, isSide ? Math.max(left + PAD, right) : left + PAD, at.y + 12, style),
      ];
    }),
  ];
}

/** Modulo 11 of a bank's code: '237' is '237-2'. */
function bankCode(code: string): string {
  const sum = code
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place + 2), 0);
  const digit = 11 - (sum % 11);
  return `${code}-${digit > 9 ? 0 : digit}`;
}

function head({ bank, line }: BoletoPaper, y: number, measure: Measure, right: string): Mark[] {
  const code = bankCode(bank.code);
  const nameEnd = LEFT + Math.max(120, measure(bank.name, 'cellStrong') + 2 * PAD);
  const codeEnd = nameEnd + measure(code, 'name') + 4 * PAD;
  const words = right === '' ? line : right;
  return [
    textAt(bank.name, LEFT + PAD, y + 6, 'cellStrong'),
    down(nameEnd, y, 22),
    textAt(code, nameEnd + 2 * PAD, y + 3, 'name'),
    down(codeEnd, y, 22),
    textAt(
      words,
      LEFT + WIDTH - measure(words, right === '' ? 'strong' : 'cell'),
      y + 5,
      right === '' ? 'strong' : 'cell',
    ),
  ];
}

function receiptPart(paper: BoletoPaper, y: number, measure: Measure): Mark[] {
  const { payer, bank, beneficiary, about } = paper;
  const at = (index: number) => ({ x: LEFT, y: y + 22 + index * ROW, width: WIDTH });
  const bottom = y + 22 + 3 * ROW;
  return [
    ...head(paper, y, measure, 'Recibo do pagador'),
    ...cells(
      [
        { label: 'Beneficiário', value: beneficiary, share: 0.72 },
        { label: 'Vencimento', value: formatDate(paper.dueOn), share: 0.28, isStrong: true },
      ],
      at(0),
      false,
      measure,
    ),
    ...cells(
      [
        { label: 'Pagador', value: payer, share: 0.72 },
        { label: 'Valor do documento', value: formatBrl(paper.amountCents), share: 0.28, isStrong: true },
      ],
      at(1),
      false,
      measure,
    ),
    ...cells(
      [
        { label: about.label, value: about.number, share: 0.36 },
        { label: 'Nosso número', value: formatNossoNumero(paper.nossoNumero), share: 0.36 },
        { label: 'Agência / Código do beneficiário', value: bank.agency, share: 0.28 },
      ],
      at(2),
      false,
      measure,
    ),
    ...frame(y + 22, bottom),
    textAt(paper.notes[0], LEFT + PAD, bottom + 4, 'label'),
    textAt(
      'Autenticação mecânica',
      LEFT + WIDTH - PAD - measure('Autenticação mecânica', 'label'),
      bottom + 4,
      'label',
    ),
  ];
}

const frame = (top: number, bottom: number): Mark[] => [
  down(LEFT, top, bottom - top),
  down(LEFT + WIDTH - RULE, top, bottom - top),
  across(LEFT, bottom, WIDTH),
];

function slipRows({ beneficiary, about, bank, ...paper }: BoletoPaper): { main: Cell[]; side: Cell }[] {
  const made = formatDate(paper.createdAt.slice(0, 10));
  const side = (label: string, value: string, isStrong = false): Cell => ({ label, value, share: 1, isStrong });
  const payAt = 'Pagável em qualquer banco, lotérica ou aplicativo, mesmo depois do vencimento';
  return [
    { main: [side('Local de pagamento', payAt)], side: side('Vencimento', formatDate(paper.dueOn), true) },
    {
      main: [side('Beneficiário', beneficiary)],
      side: side('Agência / Código do beneficiário', bank.agency),
    },
    {
      main: [
        { label: 'Data do documento', value: made, share: 0.2 },
        { label: 'Nº do documento', value: about.number, share: 0.32 },
        { label: 'Espécie doc.', value: 'OU', share: 0.14 },
        { label: 'Aceite', value: 'N', share: 0.1 },
        { label: 'Data do processamento', value: made, share: 0.24 },
      ],
      side: side('Nosso número', formatNossoNumero(paper.nossoNumero)),
    },
    {
      main: [
        { label: 'Uso do banco', value: '', share: 0.2 },
        { label: 'Carteira', value: '1', share: 0.16 },
        { label: 'Espécie', value: 'R$', share: 0.16 },
        { label: 'Quantidade', value: '', share: 0.24 },
        { label: 'Valor', value: '', share: 0.24 },
      ],
      side: side('(=) Valor do documento', formatBrl(paper.amountCents), true),
    },
  ];
}

const LEFT_TO_THE_BANK = [
  '(-) Desconto / Abatimento',
  '(-) Outras deduções',
  '(+) Mora / Multa',
  '(+) Outros acréscimos',
  '(=) Valor cobrado',
] as const;

function slip(paper: BoletoPaper, y: number, measure: Measure): Mark[] {
  const { payer, barcode } = paper;
  const top = y + 22;
  const rows = slipRows(paper);
  const sideX = LEFT + MAIN;
  const rest = top + rows.length * ROW;
  const payerY = rest + LEFT_TO_THE_BANK.length * ROW;
  const bottom = payerY + ROW + 12;
  const words = paper.instructions.flatMap((sentence) => wrap(sentence, 'cell', MAIN - 2 * PAD, measure));
  return [
    ...head(paper, y, measure, ''),
    ...rows.flatMap(({ main }, index) => cells(main, { x: LEFT, y: top + index * ROW, width: MAIN }, false, measure)),
    ...rows.flatMap(({ side }, index) => cells([side], { x: sideX, y: top + index * ROW, width: SIDE }, true, measure)),
    ...LEFT_TO_THE_BANK.flatMap((label, index) =>
      cells([{ label, value: '', share: 1 }], { x: sideX, y: rest + index * ROW, width: SIDE }, true, measure),
    ),
    across(LEFT, rest, MAIN),
    textAt('Instruções (texto de responsabilidade do beneficiário)', LEFT + PAD, rest + 2, 'label'),
    ...words.map((line, index) => textAt(line, LEFT + PAD, rest + 13 + index * 11.5, 'cell')),
    ...cells([{ label: 'Pagador', value: payer, share: 1 }], { x: LEFT, y: payerY, width: WIDTH }, false, measure),
    textAt(paper.notes[1], LEFT + PAD, payerY + ROW - 1, 'label'),
    ...frame(top, bottom),
    textAt('Ficha de compensação', LEFT + WIDTH - PAD - measure('Ficha de compensação', 'label'), bottom + 4, 'label'),
    ...barcodeMarks(barcode, { x: LEFT + 5 * MM, y: bottom + 16, width: 103 * MM, height: 13 * MM }),
  ];
}

const CUT = 'Corte aqui';

/** A boleto on one A4 page: the customer's receipt above, the slip that banks read below. */
export function layOutBoleto(paper: BoletoPaper, measure: Measure): LaidOut {
  const { title, bank } = paper;
  const warning = 'DEMONSTRAÇÃO: nenhum banco recebe este boleto';
  const cutY = 268;
  const dashes = Array.from({ length: 65 }, (_, index) => across(LEFT + index * 8.1, cutY, 4));
  return {
    ...A4,
    marks: [
      textAt(title, LEFT, 48, 'title'),
      ...(bank.isDemonstration ? [textAt(warning, LEFT, 72, 'strong')] : []),
      ...receiptPart(paper, 108, measure),
      textAt(CUT, LEFT + WIDTH - measure(CUT, 'label'), cutY - 10, 'label'),
      ...dashes,
      ...slip(paper, 296, measure),
    ],
  };
}
