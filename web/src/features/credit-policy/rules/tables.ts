import {
  type CreditCondition,
  type CreditFactName,
  creditFacts,
  type CreditReason,
  type CreditReasonCode,
  creditReasons,
  type CreditSheet,
} from '@balcao/contract';
import { effectTexts, gradeText, tableTexts } from '../texts.ts';
import type { CellKind } from './typed.ts';

/** A cell that may be typed, by its path in the sheet. */
export interface TypedCell {
  path: string;
  kind: CellKind;
  value: number;
  label: string;
}
/** What stands in a cell: words, and numbers that may be typed. */
export type Piece = string | TypedCell;

/** A table whose rows come and go: the list in the sheet, how many of its first rows may go, and what a new one is. */
export interface GrowingRows {
  list: string;
  removable: number;
  as: 'RULE' | 'BAND';
  /** Of bands: how their bounds are written. */
  kind: CellKind;
}

export interface SheetTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly (readonly Piece[])[])[];
  grows?: GrowingRows;
}

type Limits = CreditSheet['limit']['growth'];

/** A sheet as people read it. */
export function tablesOf(sheet: CreditSheet): SheetTable[] {
  return [
    knockoutTable(sheet),
    ...attributeTables(sheet),
    gradeTable(sheet),
    incomeTable(sheet),
    limitTable(sheet),
  ].concat(
    growthTable(tableTexts.growth, 'limit.growth', sheet.limit.growth),
    growthTable(tableTexts.increase, 'increase.factorPct', sheet.increase.factorPct),
    moreTable(sheet),
  );
}

const kindOf = (name: CreditFactName): CellKind => (creditFacts[name].type === 'MONEY' ? 'MONEY' : 'COUNT');
const cell = (path: string, kind: CellKind, value: number, label: string): TypedCell => ({ path, kind, value, label });
const reasonOf = (code: CreditReasonCode): CreditReason => creditReasons[code];
const signs = { eq: '=', in: tableTexts.is, lt: '<', lte: '≤', gt: '>', gte: '≥' } as const;

function wordOf(name: CreditFactName, value: unknown): string {
  const fact = creditFacts[name];
  if (fact.type === 'FLAG') return value === true ? tableTexts.yes : tableTexts.no;
  if (fact.type !== 'CHOICE') return String(value);
  return Object.entries(fact.choices).find(([code]) => code === value)?.[1] ?? String(value);
}

function conditionPieces([name, operator, value]: CreditCondition, path: string): Piece[] {
  const { title } = creditFacts[name];
  const lead = `${title} ${signs[operator]}`;
  if (typeof value === 'number') return [lead, cell(`${path}.2`, kindOf(name), value, lead)];
  return [
    `${lead} ${[value]
      .flat()
      .map((one) => wordOf(name, one))
      .join(' ou ')}`,
  ];
}

function knockoutTable({ knockouts }: CreditSheet): SheetTable {
  return {
    title: tableTexts.knockouts,
    columns: tableTexts.knockoutColumns,
    grows: { list: 'knockouts', removable: knockouts.length, as: 'RULE', kind: 'COUNT' },
    rows: knockouts.map(({ id, all, effect, code }, at) => [
      [id],
      all.flatMap((condition, index) => [
        ...(index > 0 ? [tableTexts.and] : []),
        ...conditionPieces(condition, `knockouts.${at}.all.${index}`),
      ]),
      [effectTexts[effect]],
      [`${code}: ${reasonOf(code).staff}`],
    ]),
  };
}

function attributeTables({ scorecard: { attributes } }: CreditSheet): SheetTable[] {
  return attributes.map(({ id, field, missing, bins = [], in: groups = [] }, at) => {
    const path = `scorecard.attributes.${at}`;
    const { title } = creditFacts[field];
    const points = (where: string, value: number, of: string) => [
      cell(where, 'COUNT', value, `${title}, ${of}: ${tableTexts.points}`),
    ];
    return {
      title: `${id} ${title}`,
      columns: tableTexts.attributeColumns,
      // The last band has no end, and stays.
      ...(bins.length > 0 && {
        grows: { list: `${path}.bins`, removable: bins.length - 1, as: 'BAND' as const, kind: kindOf(field) },
      }),
      rows: [
        ...bins.map(({ lt, points: given }, index) => [
          lt === null
            ? [tableTexts.andAbove]
            : [tableTexts.below, cell(`${path}.bins.${index}.lt`, kindOf(field), lt, `${title}, ${tableTexts.below}`)],
          points(
            `${path}.bins.${index}.points`,
            given,
            lt === null ? tableTexts.andAbove : `${tableTexts.below} ${lt}`,
          ),
        ]),
        ...groups.map(({ values, points: given }, index) => {
          const words = values.map((value) => wordOf(field, value)).join(' ou ');
          return [[words], points(`${path}.in.${index}.points`, given, words)];
        }),
        [[tableTexts.missing], points(`${path}.missing`, missing, tableTexts.missing)],
      ],
    };
  });
}

function gradeTable({ scorecard: { grades }, limit, superCompra }: CreditSheet): SheetTable {
  return {
    title: tableTexts.grades,
    columns: tableTexts.gradeColumns,
    rows: grades.map(({ grade, lt, pdBp, effect }, at) => {
      const of = gradeText(grade);
      const months = limit.months[grade];
      const cap = limit.firstCapCents[grade];
      const extra = superCompra.capPctOfLimit[grade];
      return [
        [grade],
        lt === null
          ? [tableTexts.andAbove]
          : [tableTexts.below, cell(`scorecard.grades.${at}.lt`, 'COUNT', lt, `${of}, ${tableTexts.below}`)],
        [cell(`scorecard.grades.${at}.pdBp`, 'BP', pdBp, `${of}, ${tableTexts.defaultRate}`)],
        [effectTexts[effect]],
        months === undefined ? ['—'] : [cell(`limit.months.${grade}`, 'COUNT', months, `${of}, ${tableTexts.months}`)],
        cap === undefined
          ? ['—']
          : [cell(`limit.firstCapCents.${grade}`, 'MONEY', cap, `${of}, ${tableTexts.firstCap}`)],
        extra === undefined
          ? ['—']
          : [cell(`superCompra.capPctOfLimit.${grade}`, 'PERCENT', extra, `${of}, ${tableTexts.extraCap}`)],
      ];
    }),
  };
}

const line = (label: string, path: string, kind: CellKind, value: number): readonly Piece[][] => [
  [label],
  [cell(path, kind, value, label)],
];

function incomeTable({ income, capacity }: CreditSheet): SheetTable {
  const of = tableTexts.income;
  return {
    title: of.title,
    columns: tableTexts.valueColumns,
    rows: [
      line(of.declared, 'income.declaredWithoutEstimatePct', 'PERCENT', income.declaredWithoutEstimatePct),
      line(of.estimate, 'income.estimateCapPct', 'PERCENT', income.estimateCapPct),
      line(of.minimum, 'income.minimumCents', 'MONEY', income.minimumCents),
      line(of.debt, 'income.assumedDebtPct', 'PERCENT', income.assumedDebtPct),
      line(of.commitment, 'capacity.commitmentPct', 'PERCENT', capacity.commitmentPct),
      line(of.living, 'capacity.minimoExistencialCents', 'MONEY', capacity.minimoExistencialCents),
    ],
  };
}

function limitTable({ limit }: CreditSheet): SheetTable {
  const of = tableTexts.limit;
  return {
    title: of.title,
    columns: tableTexts.valueColumns,
    rows: [
      line(of.minimum, 'limit.minCents', 'MONEY', limit.minCents),
      line(of.maximum, 'limit.maxCents', 'MONEY', limit.maxCents),
      line(of.step, 'limit.stepCents', 'MONEY', limit.stepCents),
      line(of.manual, 'limit.manualAboveCents', 'MONEY', limit.manualAboveCents),
    ],
  };
}

function growthTable(title: string, path: string, growth: Limits): SheetTable {
  return {
    title,
    columns: tableTexts.growthColumns,
    rows: growth.map(({ paidOnTimeLt, pct }, at) => [
      paidOnTimeLt === null
        ? [tableTexts.andAbove]
        : [
            tableTexts.below,
            cell(`${path}.${at}.paidOnTimeLt`, 'COUNT', paidOnTimeLt, `${title}, ${tableTexts.below}`),
          ],
      [cell(`${path}.${at}.pct`, 'PERCENT', pct, `${title}, ${paidOnTimeLt ?? tableTexts.andAbove}`)],
    ]),
  };
}

function moreTable({ increase, superCompra }: CreditSheet): SheetTable {
  const of = tableTexts.more;
  return {
    title: of.title,
    columns: tableTexts.valueColumns,
    rows: [
      line(of.increase, 'increase.minIncreaseCents', 'MONEY', increase.minIncreaseCents),
      line(of.cooldown, 'increase.cooldownDays', 'COUNT', increase.cooldownDays),
      line(of.least, 'superCompra.minExtraCents', 'MONEY', superCompra.minExtraCents),
      line(of.most, 'superCompra.maxExtraCents', 'MONEY', superCompra.maxExtraCents),
      line(of.months, 'superCompra.months', 'COUNT', superCompra.months),
      line(of.days, 'superCompra.validityDays', 'COUNT', superCompra.validityDays),
    ],
  };
}
