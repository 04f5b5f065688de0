import type { Wire } from '@balcao/contract';
import type { CivilDate } from '@balcao/contract/kernel';
import type { Cell, SheetColumn } from '../../../domain/sheets/sheet.ts';
import { standingTexts, texts } from './texts.ts';

export type Portfolio = Wire<'GET /backoffice/retailers-dash/portfolio'>['answer'];
export type Divided = keyof typeof texts.by;
export const divisions = ['ageing', 'months', 'vintages'] as const satisfies readonly Divided[];

/** A line of the portfolio by one of its divisions. */
export interface PortfolioRow {
  readonly key: string;
  readonly name: string;
  readonly cell: Cell;
  readonly contracts: number;
  readonly installments: number;
  readonly face: number;
  readonly open: number;
  /** Nothing is said of them by how late it is: the line says that itself. */
  readonly late: number;
  readonly late30: number;
}

const short = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** '2026-11-01' -> 'nov/26'. */
export const monthText = (month: string): string =>
  `${short.format(new Date(`${month}T00:00:00Z`)).replace('.', '')}/${month.slice(2, 4)}`;

/** The lines of a division. What is paid is no line of what there is to receive. */
export function rowsOf(portfolio: Portfolio, by: Divided): readonly PortfolioRow[] {
  if (by !== 'ageing')
    return portfolio[by].map(({ month, ...sums }) => ({
      ...sums,
      key: month,
      name: monthText(month),
      cell: { day: month as CivilDate },
    }));
  return portfolio.ageing
    .filter(({ standing }) => standing !== 'PAID')
    .map(({ standing, ...sums }) => {
      const name = standingTexts[standing];
      return Object.assign({ key: standing, name, cell: name, late: 0, late30: 0 }, sums);
    });
}

/** 0 where there is nothing to share. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The sheet of a division: the same lines, to count with. */
export const sheetColumns = (by: Divided): readonly SheetColumn<PortfolioRow>[] => [
  { header: texts.names[by], width: by === 'ageing' ? 20 : 14, cell: ({ cell }) => cell },
  ...(by === 'vintages'
    ? [
        { header: texts.contracts, cell: ({ contracts }: PortfolioRow) => ({ whole: contracts }) },
        { header: texts.face, cell: ({ face }: PortfolioRow) => ({ reais: face }) },
      ]
    : []),
  { header: texts.installments, cell: ({ installments }) => ({ whole: installments }) },
  { header: texts.open, cell: ({ open }) => ({ reais: open }) },
  ...(by === 'ageing'
    ? []
    : [
        { header: texts.late, cell: ({ late }: PortfolioRow) => ({ reais: late }) },
        { header: texts.late30, cell: ({ late30 }: PortfolioRow) => ({ reais: late30 }) },
      ]),
];
