import { type CivilDate, type Handled, percentOfFraction, type PolicyDocument } from '@balcao/contract';
import { addMonths, civilDate, rateCeiling } from '@balcao/credit-math';
import { plansAboveCeiling } from './annual-ceiling.ts';
import { creditIssues, limitChangesIssues } from './check-credit-policy.ts';
import { type Check, type Found, found } from './issue.ts';

export type PolicyEntry = Handled<'POST /policies'>['body'];
type Of<K extends PolicyEntry['kind']> = Extract<PolicyEntry, { kind: K }>;
type LendingRule = PolicyDocument<'lending-rule'>;

/** What is wrong of a field, in pt-BR. */
export interface Issue {
  path: string;
  message: string;
}

/** The law in force on the first day of a policy; null of a lender that has none. */
export type LendingLaw = Readonly<Record<Of<'lending-rule'>['variant'], LendingRule | null>>;

/** What makes a policy impossible beyond the shape of its fields: empty when it may hold. */
export function issuesOf(entry: PolicyEntry, law: LendingLaw): Issue[] {
  return [...placeIssues(entry), ...documentIssues(entry, law)].map(([path, message]) => ({ path, message }));
}

function placeIssues({ kind, variant, scope, storeId, validFrom, validUntil }: PolicyEntry): Found[] {
  const isAgreedByNobody = kind === 'pricing' && variant === 'INTEREST_PAID_BY_RETAILER' && scope === 'PROVIDER';
  return found([
    [(scope === 'STORE') !== (storeId !== undefined), 'storeId', 'Informe a loja de uma política de loja, e só dela'],
    [isAgreedByNobody, 'scope', 'Os juros pagos pelo varejista são combinados com cada varejista'],
    [validUntil !== undefined && validUntil < validFrom, 'validUntil', 'O fim não pode vir antes do início'],
  ]);
}

function documentIssues(entry: PolicyEntry, law: LendingLaw): Found[] {
  switch (entry.kind) {
    case 'pricing':
      return pricingIssues(entry, law[entry.document.lenderType]);
    case 'renegotiation':
      return renegotiationIssues(entry.document, law);
    case 'coupon-campaign':
      return couponIssues(entry.document);
    case 'budget-increase':
    case 'evaluation': {
      const { minimumCents, maximumCents } = entry.document;
      return found([[minimumCents > maximumCents, 'document.maximum', 'O máximo não pode ser menor que o mínimo']]);
    }
    case 'incentive-rule':
      return incentiveIssues(entry);
    case 'credit':
      return creditIssues(entry);
    case 'limit-changes':
      return limitChangesIssues(entry.document);
    case 'accounting':
      return accountingIssues(entry.document);
    case 'correction-index':
      return correctionIndexIssues(entry);
    case 'lending-rule':
    case 'limits':
    case 'settlement':
    case 'waiver':
    case 'iof':
      return [];
  }
}

const NO_LAW = 'Não há regra de crédito em vigor para este credor';
const NO_FEE_SOURCE = 'Nenhuma fonte permite a este credor cobrar taxa de utilização';
const TWICE = 'Repetido: informe uma vez só';
const isAbove = (rate: string, ceiling: string | null) => ceiling !== null && Number(rate) > Number(ceiling);
/** Four decimals, cut off: what it says is within the ceiling. */
const percentBelow = (fraction: string) => percentOfFraction(fraction).replace(/(,\d{4})\d+/, '$1');
const atMost = (ceiling: string | null) => `Acima do teto legal de ${percentBelow(ceiling ?? '')} % ao mês`;
const fineAtMost = (ceiling: string) => `Acima do teto legal de ${percentBelow(ceiling)} %`;
const repeats = (values: readonly unknown[]) => new Set(values).size < values.length;

function pricingIssues({ document: policy, validFrom }: Of<'pricing'>, rule: LendingRule | null): Found[] {
  const counts = policy.plans.flatMap((plan) => plan.counts.map((count) => `${plan.dueDateRule} ${count}`));
  const twice = found([[repeats(counts), 'document.plans', TWICE]]);
  if (!rule) return [...twice, ['document.lenderType', NO_LAW]];
  const ceiling = rateCeiling(rule.maxRateMonthly, rule.maxRateAnnual);
  const dear = policy.plans.map(({ rateMonthly }, index): Check => [
    isAbove(rateMonthly, ceiling),
    `document.plans.${index}.rateMonthly`,
    atMost(ceiling),
  ]);
  const dearRates = found(dear);
  return [
    ...twice,
    ...(dearRates.length > 0 ? dearRates : feeIssues(policy, rule, validFrom)),
    ...lateIssues(policy, rule),
  ];
}

/** A usage fee that no source allows, or with which lawful rates cost more than the ceiling of a year. */
function feeIssues(policy: PolicyDocument<'pricing'>, rule: LendingRule, validFrom: string): Found[] {
  const { maxRateAnnual, usageFeeSource } = rule;
  const hasFee = Number(policy.customerFeeRate) > 0 || policy.customerFeeMinimumCents > 0;
  if (hasFee && usageFeeSource === undefined) return [['document.customerFeeRate', NO_FEE_SOURCE]];
  if (maxRateAnnual === null) return [];
  const dear = plansAboveCeiling(policy, maxRateAnnual, validFrom as CivilDate);
  if (dear === null) return [];
  const cost = `O CET de ${dear.count} parcelas com a taxa de utilização é ${dear.cetAnnualPct.replace('.', ',')} % ao ano`;
  return [['document.customerFeeRate', `${cost}, acima do teto legal de ${percentOfFraction(maxRateAnnual)} %`]];
}

function renegotiationIssues(policy: PolicyDocument<'renegotiation'>, law: LendingLaw): Found[] {
  const steps = policy.discounts.map(({ fromDaysLate }) => fromDaysLate);
  const checks = found([
    [repeats(policy.counts), 'document.counts', TWICE],
    [repeats(steps), 'document.discounts', TWICE],
  ]);
  // Lenders differ, and an agreement takes the lowest ceiling of its own: here no lender may allow what is asked.
  const rules = Object.values(law).filter((rule) => rule !== null);
  const lateOf = rules.map((rule) => lateIssues(policy, rule));
  return [...checks, ...(lateOf.length > 0 && lateOf.every((issues) => issues.length > 0) ? (lateOf[0] ?? []) : [])];
}

function lateIssues(
  { lateFineRate, lateInterestMonthlyRate }: { lateFineRate: string; lateInterestMonthlyRate: string },
  { maxLateFineRate, maxLateInterestMonthlyRate }: LendingRule,
): Found[] {
  return found([
    [isAbove(lateFineRate, maxLateFineRate), 'document.lateFineRate', fineAtMost(maxLateFineRate)],
    [
      isAbove(lateInterestMonthlyRate, maxLateInterestMonthlyRate),
      'document.lateInterestMonthlyRate',
      atMost(maxLateInterestMonthlyRate),
    ],
  ]);
}

function couponIssues({ percent, monetaryCents }: PolicyDocument<'coupon-campaign'>): Found[] {
  const isOne = (percent === null) !== (monetaryCents === null);
  return found([[!isOne, 'document.percent', 'Informe uma fração da compra ou um valor: um dos dois']]);
}

function incentiveIssues({ variant, document: { kind, rate, valueCents } }: Of<'incentive-rule'>): Found[] {
  const isPercentage = kind === 'PERCENTAGE';
  return found([
    [isPercentage !== (rate !== null), 'document.rate', 'Informe a fração de um percentual, e só dele'],
    [isPercentage === (valueCents !== null), 'document.value', 'Informe o valor de um incentivo fixo, e só dele'],
    [variant === 'REGISTRATION' && isPercentage, 'document.kind', 'Um cadastro paga um valor fixo'],
  ]);
}

/** Months without a gap, and none that is not over when they are first used: nobody has published it. */
function correctionIndexIssues({ document: { months }, validFrom }: Of<'correction-index'>): Found[] {
  const isGap = months.some(({ month }, index) => index > 0 && month !== monthAfter(months[index - 1]?.month ?? ''));
  const isEarly = months.some(({ month }) => month >= validFrom.slice(0, 7));
  return found([
    [isGap, 'document.months', 'Informe todos os meses em ordem, sem pular nem repetir'],
    [isEarly, 'document.months', 'Informe só meses que terminam antes da vigência'],
  ]);
}

const monthAfter = (month: string): string => addMonths(civilDate(`${month}-01`), 1).slice(0, 7);

/** A policy holds from today on at the earliest: what was decided by the one before stays as it was decided. */
export const isDatedInThePast = (validFrom: string, today: CivilDate): boolean => validFrom < today;

const NOT_RISING = 'Cada faixa deve ir além da anterior';
const NOT_TO_90 = 'A última faixa deve chegar a 90 dias: depois disso a dívida é problemática';

const NO_ISS = 'O ISS é de 2 % a 5 %';
const ISS_OF_SERVICES = 'O ISS incide só sobre MDR e tarifas';
const NOT_AFTER = 'O último mês não pode vir antes do primeiro';
const OVERLAP = 'Já há uma alíquota deste tributo sobre esta receita no período';

type TaxRow = NonNullable<PolicyDocument<'accounting'>['revenueTaxes']>[number];

/** Both take a tax of the same revenue in a month. */
const overlap = (one: TaxRow, other: TaxRow) =>
  one.tax === other.tax &&
  (one.revenue === other.revenue || one.revenue === 'ALL' || other.revenue === 'ALL') &&
  (other.until === null || one.from <= other.until) &&
  (one.until === null || other.from <= one.until);

const taxRowIssues = (rows: readonly TaxRow[]): Found[] =>
  rows.flatMap((row, at) => {
    const path = `document.revenueTaxes.${at}`;
    const isIss = row.tax === 'ISS';
    return found([
      [isIss && (Number(row.rate) < 0.02 || Number(row.rate) > 0.05), `${path}.rate`, NO_ISS],
      [isIss && row.revenue !== 'SERVICES', `${path}.revenue`, ISS_OF_SERVICES],
      [row.until !== null && row.until < row.from, `${path}.until`, NOT_AFTER],
      [rows.slice(0, at).some((one) => overlap(one, row)), `${path}.from`, OVERLAP],
    ]);
  });

function accountingIssues({ lateSteps, revenueTaxes = [] }: PolicyDocument<'accounting'>): Found[] {
  const days = lateSteps.map(({ upToDaysLate }) => upToDaysLate);
  return found([
    [days.some((day, at) => at > 0 && day <= (days[at - 1] ?? 0)), 'document.lateSteps', NOT_RISING],
    [days.at(-1) !== 90, 'document.lateSteps', NOT_TO_90],
  ]).concat(taxRowIssues(revenueTaxes));
}
