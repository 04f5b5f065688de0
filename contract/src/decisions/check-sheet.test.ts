import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSheet } from './check-sheet.ts';
import type { CreditSheet } from './sheet.ts';

const file = new URL('../../../server/vectors/decision.json', import.meta.url);
const { policy } = JSON.parse(readFileSync(file, 'utf8')) as { policy: CreditSheet };

type Loose = Record<string, unknown>;
/** A change that somebody's slip makes, of any type. */
type Slip = (sheet: Loose) => void;
/** Makes another value of what lies at a path; undefined takes it out. */
const change =
  (path: string, make: (before: unknown) => unknown): Slip =>
  (sheet) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((of, key) => of[key] as Loose, sheet);
    const value = make(parent[last]);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  };
const set = (path: string, value: unknown) => change(path, () => value);
const without = (path: string) => change(path, (list) => (list as unknown[]).slice(0, -1));
const and = (path: string, value: unknown) => change(path, (list) => [...(list as unknown[]), value]);
const faultsOf = (slip: Slip) => {
  const sheet = structuredClone(policy);
  slip(sheet);
  return checkSheet(sheet).faults.map(({ path, message }) => `${path}: ${message}`);
};
const rule = (all: unknown, effect = 'DENIED') => ({ id: 'K90', all, effect, code: 'R07' });
const withRule = (all: unknown, effect?: string) => and('knockouts', rule(all, effect));

test('the golden sheet has no fault', () => {
  expect(checkSheet(policy).faults).toEqual([]);
});

test.each<[string, Slip, string]>([
  ['a misspelt fact', withRule([['bureau.scor', 'lt', 200]]), 'knockouts.23.all.0.0: Fato desconhecido'],
  ['an unknown operator', withRule([['bureau.score', 'below', 200]]), 'knockouts.23.all.0.1: Comparação desconhecida'],
  [
    'a number written for people',
    withRule([['bureau.negativeCents', 'gte', '1.500,00']]),
    'knockouts.23.all.0: 1.500,00 não é um valor de Valor negativado',
  ],
  [
    'an unknown choice',
    withRule([['bureau.cpfStatus', 'in', ['SUSPENSO']]]),
    'knockouts.23.all.0: SUSPENSO não é um valor de Situação do CPF',
  ],
  [
    'a choice that is ordered',
    withRule([['bureau.cpfStatus', 'gte', 'REGULAR']]),
    'knockouts.23.all.0: Esta comparação pede um número',
  ],
  [
    'a list where one value is compared',
    withRule([['bureau.score', 'lt', [200]]]),
    'knockouts.23.all.0: Informe um valor só',
  ],
  [
    'a rule that nobody can meet',
    withRule([
      ['bureau.score', 'gte', 500],
      ['bureau.score', 'lt', 400],
    ]),
    'knockouts.23: Esta regra nunca vale: Score do birô',
  ],
  [
    'age alone that denies an adult',
    withRule([['applicant.age', 'gte', 60]]),
    'knockouts.23: A idade sozinha não nega crédito a um adulto',
  ],
  ['a rule without a condition', withRule([]), 'knockouts.23.all: Informe ao menos uma condição'],
  [
    'an effect that does not exist',
    withRule([['bureau.score', 'lt', 1]], 'REFUSED'),
    'knockouts.23.effect: Efeito desconhecido',
  ],
  ['a code twice', set('knockouts.1.id', 'K01'), 'knockouts: Repetido: cada regra tem um código só seu'],
  ['a reason that does not exist', set('knockouts.0.code', 'R99'), 'knockouts.0.code: Motivo desconhecido'],
  ['a misspelt column', set('limit.maxCent', 1), 'limit: Campo desconhecido'],
  [
    'bands that overlap',
    set('scorecard.attributes.0.bins.1.lt', 300),
    'scorecard.attributes.0.bins: As faixas se sobrepõem: cada uma acaba depois da anterior',
  ],
  [
    'a gap at the end of the bands',
    without('scorecard.attributes.0.bins'),
    'scorecard.attributes.0.bins: Há um vão: a última faixa não tem fim',
  ],
  [
    'a value without points',
    without('scorecard.attributes.1.in'),
    'scorecard.attributes.1.in: Falta dizer os pontos de UNEMPLOYED',
  ],
  [
    'a value in two groups',
    and('scorecard.attributes.1.in.1.values', 'PUBLIC'),
    'scorecard.attributes.1.in: Um valor está em dois grupos',
  ],
  [
    'a risk that does not fall',
    set('scorecard.grades.2.pdBp', 2_450),
    'scorecard.grades: A inadimplência esperada deve cair de um grau para o melhor',
  ],
  ['a grade without a limit', set('limit.months.C', undefined), 'limit.months: Falta o grau C'],
  [
    'a worse grade with more',
    set('limit.firstCapCents.D', 130_000),
    'limit.firstCapCents: Um grau pior não pode ter mais que um melhor',
  ],
  [
    'a least limit above the greatest',
    set('limit.minCents', 700_000),
    'limit.minCents: O mínimo não pode ser maior que o máximo',
  ],
  ['growth that shrinks', set('limit.growth.1.pct', 90), 'limit.growth: O crescimento começa em 100 % e não diminui'],
  [
    'another order of effects',
    change('precedence', (list) => (list as unknown[]).slice(1)),
    'precedence: A ordem é DENIED, BIOMETRY_CONFLICT, MANUAL_ANALYSIS, PRE_APPROVED, APPROVED',
  ],
  ['half a cent', set('limit.maxCents', 0.5), 'limit.maxCents: Informe um número inteiro de 0 a 100000000'],
])('%s is refused', (_, slip, fault) => {
  expect(faultsOf(slip)).toContain(fault);
});
