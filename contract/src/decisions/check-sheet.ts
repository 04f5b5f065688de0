import { type CreditFactName, creditFacts } from './facts.ts';
import { ruleFaults } from './check-rules.ts';
import { creditReasons } from './reasons.ts';
import {
  creditEffects,
  type CreditGrade,
  creditGrades,
  type CreditSheet,
  creditSheet,
  type SheetFault,
} from './sheet.ts';

type Limits = CreditSheet['limit']['growth'];

/** Reads a sheet, or says all that is wrong with it: shape first, then what its cells mean together. */
export function checkSheet(
  value: unknown,
): { sheet: CreditSheet; faults: readonly [] } | { sheet: null; faults: SheetFault[] } {
  const read = creditSheet.safeParse(value);
  if (!read.success) {
    return {
      sheet: null,
      faults: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    };
  }
  const faults = sheetFaults(read.data);
  return faults.length > 0 ? { sheet: null, faults } : { sheet: read.data, faults: [] };
}

/** What makes a sheet of the right shape impossible: empty when it may decide. */
export function sheetFaults(sheet: CreditSheet): SheetFault[] {
  return [
    ...orderFaults(sheet),
    ...ruleFaults(sheet.knockouts),
    ...scorecardFaults(sheet.scorecard),
    ...gradeFaults(sheet),
    ...limitFaults(sheet),
    ...moreLimitFaults(sheet),
  ];
}

const when = (isFault: boolean, path: string, message: string): SheetFault[] => (isFault ? [{ path, message }] : []);
const repeats = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

function orderFaults({ precedence }: CreditSheet): SheetFault[] {
  return when(precedence.join() !== creditEffects.join(), 'precedence', `A ordem é ${creditEffects.join(', ')}`);
}

function scorecardFaults({ attributes }: CreditSheet['scorecard']): SheetFault[] {
  return [
    ...when(
      repeats(attributes.map(({ id }) => id)),
      'scorecard.attributes',
      'Repetido: cada atributo tem um código só seu',
    ),
    ...attributes.flatMap((attribute, at) => attributeFaults(attribute, `scorecard.attributes.${at}`)),
  ];
}

function attributeFaults(
  { field, bins, in: groups, code }: CreditSheet['scorecard']['attributes'][number],
  path: string,
): SheetFault[] {
  const fact = creditFacts[field];
  const kind = when(creditReasons[code].kind !== 'SCORE', `${path}.code`, 'Um atributo pede um motivo de pontuação');
  if ((bins === undefined) === (groups === undefined)) {
    return [...kind, { path, message: 'Informe faixas ou grupos de valores: um dos dois' }];
  }
  if (bins) {
    const isOrdered = fact.type === 'MONEY' || fact.type === 'COUNT';
    if (!isOrdered) return [...kind, { path: `${path}.bins`, message: 'Só um número tem faixas' }];
    return [
      ...kind,
      ...stepFaults(
        bins.map(({ lt }) => lt),
        `${path}.bins`,
      ),
    ];
  }
  return [...kind, ...groupFaults(field, groups ?? [], `${path}.in`)];
}

function groupFaults(
  field: CreditFactName,
  groups: readonly { values: readonly unknown[] }[],
  path: string,
): SheetFault[] {
  const fact = creditFacts[field];
  const known: readonly unknown[] =
    fact.type === 'CHOICE' ? Object.keys(fact.choices) : fact.type === 'FLAG' ? [true, false] : [];
  if (known.length === 0) return [{ path, message: 'Só uma escolha tem grupos de valores' }];
  const given = groups.flatMap(({ values }) => values);
  const strangers = given.filter((value) => !known.includes(value));
  const missing = known.filter((value) => !given.includes(value));
  return [
    ...when(strangers.length > 0, path, `Valor desconhecido: ${strangers.join(', ')}`),
    ...when(repeats(given), path, 'Um valor está em dois grupos'),
    ...when(missing.length > 0, path, `Falta dizer os pontos de ${missing.join(', ')}`),
  ];
}

/** Bounds of bands: they rise, and only the last has no end. What falls is an overlap, what ends leaves a gap. */
function stepFaults(bounds: readonly (number | null)[], path: string): SheetFault[] {
  const isOpen = bounds.at(-1) === null;
  const inner = bounds.slice(0, -1);
  const overlaps = inner.some(
    (bound, at) => bound === null || (at > 0 && bound <= (inner[at - 1] ?? Number.NEGATIVE_INFINITY)),
  );
  return [
    ...when(!isOpen, path, 'Há um vão: a última faixa não tem fim'),
    ...when(overlaps, path, 'As faixas se sobrepõem: cada uma acaba depois da anterior'),
  ];
}

function gradeFaults({ scorecard: { grades }, limit, superCompra }: CreditSheet): SheetFault[] {
  const path = 'scorecard.grades';
  const names = grades.map(({ grade }) => grade);
  const ranks = names.map((grade) => creditGrades.indexOf(grade));
  const risks = grades.map(({ pdBp }) => pdBp);
  const fallsNot = (values: readonly number[]) =>
    values.some((value, at) => at > 0 && value >= (values[at - 1] ?? Number.POSITIVE_INFINITY));
  const effects = grades.map(({ effect }) => creditEffects.indexOf(effect));
  const lent = grades.filter(({ effect }) => effect !== 'DENIED').map(({ grade }) => grade);
  const lacks = (of: Partial<Record<CreditGrade, number>>, at: string) =>
    when(
      lent.some((grade) => of[grade] === undefined),
      at,
      `Falta o grau ${lent.filter((grade) => of[grade] === undefined).join(', ')}`,
    );
  return [
    ...stepFaults(
      grades.map(({ lt }) => lt),
      path,
    ),
    ...when(fallsNot(ranks), path, 'Informe os graus do pior para o melhor, cada um uma vez só'),
    ...when(fallsNot(risks), path, 'A inadimplência esperada deve cair de um grau para o melhor'),
    ...when(
      effects.some((rank, at) => at > 0 && rank < (effects[at - 1] ?? 0)),
      path,
      'Um grau melhor não pode ter decisão pior',
    ),
    ...grades.flatMap(({ effect, code }, at) =>
      when(effect !== 'APPROVED' && code === undefined, `${path}.${at}.code`, 'Informe o motivo'),
    ),
    ...lacks(limit.months, 'limit.months'),
    ...lacks(limit.firstCapCents, 'limit.firstCapCents'),
    ...lacks(superCompra.capPctOfLimit, 'superCompra.capPctOfLimit'),
    ...fallingFaults(limit.months, 'limit.months'),
    ...fallingFaults(limit.firstCapCents, 'limit.firstCapCents'),
    ...fallingFaults(superCompra.capPctOfLimit, 'superCompra.capPctOfLimit'),
  ];
}

/** The worse the grade, the less: never more than the grade before. */
function fallingFaults(of: Partial<Record<CreditGrade, number>>, path: string): SheetFault[] {
  const values = creditGrades.flatMap((grade) => of[grade] ?? []);
  const rises = values.some((value, at) => at > 0 && value > (values[at - 1] ?? 0));
  return when(rises, path, 'Um grau pior não pode ter mais que um melhor');
}

function growthFaults(growth: Limits, path: string): SheetFault[] {
  const percents = growth.map(({ pct }) => pct);
  return [
    ...stepFaults(
      growth.map(({ paidOnTimeLt }) => paidOnTimeLt),
      path,
    ),
    ...when(
      percents.some((pct, at) => pct < (percents[at - 1] ?? 100)),
      path,
      'O crescimento começa em 100 % e não diminui',
    ),
  ];
}

function limitFaults({ limit, capacity }: CreditSheet): SheetFault[] {
  const { minCents, maxCents, stepCents, manualAboveCents } = limit;
  return [
    ...growthFaults(limit.growth, 'limit.growth'),
    ...when(minCents > maxCents, 'limit.minCents', 'O mínimo não pode ser maior que o máximo'),
    ...when(minCents % stepCents > 0, 'limit.minCents', 'Informe um múltiplo do passo'),
    ...when(maxCents % stepCents > 0, 'limit.maxCents', 'Informe um múltiplo do passo'),
    ...when(
      manualAboveCents < minCents || manualAboveCents > maxCents,
      'limit.manualAboveCents',
      'Informe um valor entre o limite mínimo e o máximo',
    ),
    ...when(
      capacity.minimoExistencialCents < 60_000,
      'capacity.minimoExistencialCents',
      'O mínimo existencial é de R$ 600,00 (Decreto 11.150)',
    ),
  ];
}

function moreLimitFaults({ increase, superCompra }: CreditSheet): SheetFault[] {
  return [
    ...growthFaults(increase.factorPct, 'increase.factorPct'),
    ...when(
      superCompra.minExtraCents > superCompra.maxExtraCents,
      'superCompra.minExtraCents',
      'O mínimo não pode ser maior que o máximo',
    ),
  ];
}
