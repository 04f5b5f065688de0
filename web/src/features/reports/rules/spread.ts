import { formatDate, formatBrl, reaisToCents, wholeCents } from '@balcao/contract/kernel';
import type { CivilDate } from '@balcao/contract/kernel';
import type { Cell, SheetColumn } from '../../../domain/sheets/sheet.ts';
import type { Sold, SoldSums } from '../calls.ts';
import { pictureTexts as texts } from '../texts.ts';

/** By what sales are spread. */
export const spreads = ['stores', 'operators', 'products', 'days'] as const;
export type Spread = (typeof spreads)[number];

/** One of those that sales are spread over. */
export interface SoldPart extends Sold {
  readonly key: string;
  readonly name: string;
  /** What stands in the first column of a sheet. */
  readonly cell: Cell;
  /** Null where none was set, and of what has none. */
  readonly goal: number | null;
}

const named = (key: string, name: string, sold: Sold): SoldPart => {
  const shown = name === '' ? texts.unknown : name;
  return Object.assign({ key, name: shown, cell: shown, goal: null }, figuresOf(sold));
};

const figuresOf = ({ sales, canceled, principal, returnedValue, firstPurchases }: Sold): Sold => ({
  sales,
  canceled,
  principal,
  returnedValue,
  firstPurchases,
});

/** The parts of a spread; a day without a sale is none. */
export function partsOf(sums: SoldSums, by: Spread): readonly SoldPart[] {
  if (by === 'products') return sums.products.map((sold) => named(sold.product, texts.products[sold.product], sold));
  if (by !== 'days') return sums[by].map((sold) => Object.assign(named(sold.id, sold.name, sold), { goal: sold.goal }));
  return sums.days
    .filter(({ sales }) => sales > 0)
    .map((sold) => Object.assign(named(sold.on, formatDate(sold.on), sold), { cell: { day: sold.on as CivilDate } }));
}

/** Purchases that stand of customers who had bought before. */
export const recurringOf = ({ sales, canceled, firstPurchases }: Sold): number => sales - canceled - firstPurchases;

/** 'R$ 312,50' a sale; nothing where nothing was sold. */
export const averageOf = ({ principal, sales }: Sold): string =>
  sales === 0 ? '—' : formatBrl(wholeCents(Math.round(reaisToCents(principal) / sales)));

/** Whether a spread is of what goals are set for. */
export const hasGoals = (by: Spread): boolean => by === 'stores' || by === 'operators';

/** The sheet of a spread. */
export const spreadColumns = (by: Spread): readonly SheetColumn<SoldPart>[] => [
  { header: texts.names[by], width: by === 'days' ? 14 : 32, cell: ({ cell }) => cell },
  { header: texts.sales, cell: ({ sales }) => ({ whole: sales }) },
  { header: texts.canceled, cell: ({ canceled }) => ({ whole: canceled }) },
  { header: texts.sold, cell: ({ principal }) => ({ reais: principal }) },
  { header: texts.returned, cell: ({ returnedValue }) => ({ reais: returnedValue }) },
  { header: texts.first, cell: ({ firstPurchases }) => ({ whole: firstPurchases }) },
  { header: texts.recurring, cell: (sold) => ({ whole: recurringOf(sold) }) },
  ...(hasGoals(by)
    ? [{ header: texts.goals, cell: ({ goal }: SoldPart): Cell => (goal === null ? '' : { reais: goal }) }]
    : []),
];
