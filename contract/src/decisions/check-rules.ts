import { creditFacts } from './facts.ts';
import type { CreditCondition, CreditSheet, SheetFault } from './sheet.ts';

type Knockout = CreditSheet['knockouts'][number];

/** An age that is nobody's: what holds for an adult of this age holds for an adult. */
const ADULT = 18;
/** Ages that a condition may hold at. */
const OLDEST = 130;

/** What makes knock-outs impossible: values of another type, and rules that no one could meet. */
export function ruleFaults(knockouts: readonly Knockout[]): SheetFault[] {
  const ids = knockouts.map(({ id }) => id);
  const twice = new Set(ids).size < ids.length;
  return [
    ...(twice ? [{ path: 'knockouts', message: 'Repetido: cada regra tem um código só seu' }] : []),
    ...knockouts.flatMap((knockout, at) => knockoutFaults(knockout, `knockouts.${at}`)),
  ];
}

function knockoutFaults({ all, effect }: Knockout, path: string): SheetFault[] {
  const faults = all.flatMap((condition, at) => conditionFaults(condition, `${path}.all.${at}`));
  if (faults.length > 0) return faults;
  const never = contradiction(all);
  if (never !== null) return [{ path, message: `Esta regra nunca vale: ${never}` }];
  if (effect === 'APPROVED') return [{ path: `${path}.effect`, message: 'Uma regra que elimina não aprova' }];
  const deniesByAge = effect === 'DENIED' && all.every(([fact]) => fact === 'applicant.age') && holdsForAdult(all);
  return deniesByAge ? [{ path, message: 'A idade sozinha não nega crédito a um adulto' }] : [];
}

function conditionFaults([name, operator, value]: CreditCondition, path: string): SheetFault[] {
  const fact = creditFacts[name];
  const fault = (message: string): SheetFault[] => [{ path, message }];
  const isOrdered = fact.type === 'MONEY' || fact.type === 'COUNT';
  if (!isOrdered && operator !== 'eq' && operator !== 'in') return fault('Esta comparação pede um número');
  if ((operator === 'in') !== Array.isArray(value)) {
    return fault(operator === 'in' ? 'Informe uma lista de valores' : 'Informe um valor só');
  }
  const wrong = [value].flat().find((one) => !fits(name, one));
  return wrong === undefined ? [] : fault(`${String(wrong)} não é um valor de ${fact.title}`);
}

function fits(name: CreditCondition[0], value: unknown): boolean {
  const fact = creditFacts[name];
  if (fact.type === 'FLAG') return typeof value === 'boolean';
  if (fact.type === 'CHOICE') return typeof value === 'string' && Object.hasOwn(fact.choices, value);
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Which fact would have to be two things at once; null when the conditions can be met together. */
function contradiction(all: readonly CreditCondition[]): string | null {
  const names = [...new Set(all.map(([name]) => name))];
  const impossible = names.find((name) => {
    const of = all.filter(([other]) => other === name);
    let least = 0;
    let most = Number.POSITIVE_INFINITY;
    let among: Set<unknown> | null = null;
    for (const [, operator, value] of of) {
      const bound = Number(value);
      if (operator === 'gte') least = Math.max(least, bound);
      else if (operator === 'gt') least = Math.max(least, bound + 1);
      else if (operator === 'lt') most = Math.min(most, bound - 1);
      else if (operator === 'lte') most = Math.min(most, bound);
      else {
        const values: ReadonlySet<unknown> = new Set([value].flat());
        among = new Set([...(among ?? values)].filter((one) => values.has(one)));
      }
    }
    const left: unknown[] | null = among && [...among];
    return left ? !left.some((one) => typeof one !== 'number' || (one >= least && one <= most)) : least > most;
  });
  return impossible === undefined ? null : creditFacts[impossible].title;
}

function holdsForAdult(all: readonly CreditCondition[]): boolean {
  for (let age = ADULT; age <= OLDEST; age += 1) {
    if (all.every((condition) => holdsAt(condition, age))) return true;
  }
  return false;
}

function holdsAt([, operator, value]: CreditCondition, age: number): boolean {
  const bound = Number(value);
  switch (operator) {
    case 'lt':
      return age < bound;
    case 'lte':
      return age <= bound;
    case 'gt':
      return age > bound;
    case 'gte':
      return age >= bound;
    case 'eq':
      return age === bound;
    case 'in':
      return [value].flat().includes(age);
  }
}
