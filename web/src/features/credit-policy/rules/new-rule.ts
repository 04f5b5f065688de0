import {
  type CreditCondition,
  type CreditFactName,
  creditFactNames,
  creditFacts,
  type CreditReason,
  type CreditReasonCode,
  creditReasonCodes,
  creditReasons,
} from '@balcao/contract';
import { cellValue } from './typed.ts';

/** A condition as it is being typed. */
export interface TypedCondition {
  /** Tells it from the others of its rule. */
  id: number;
  fact: CreditFactName | '';
  sign: string;
  /** Of a number. */
  text: string;
  /** Of a choice, and of yes and no. */
  values: readonly string[];
}

export const emptyCondition = (id: number): TypedCondition => ({ id, fact: '', sign: 'gte', text: '', values: [] });

export const factOptions = creditFactNames.map((name) => ({ value: name, label: creditFacts[name].title }));

const typeOf = (name: CreditFactName) => creditFacts[name].type;
export const isNumber = (name: CreditFactName): boolean => typeOf(name) === 'MONEY' || typeOf(name) === 'COUNT';
export const isFlag = (name: CreditFactName): boolean => typeOf(name) === 'FLAG';
export const isMoney = (name: CreditFactName): boolean => typeOf(name) === 'MONEY';

/** What a fact that is no number may be. */
export function valuesOf(name: CreditFactName, words: { yes: string; no: string }): { value: string; label: string }[] {
  const fact = creditFacts[name];
  if (fact.type === 'CHOICE') return Object.entries(fact.choices).map(([value, label]) => ({ value, label }));
  return [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.no },
  ];
}

/** Why a score is low or a limit small is no reason for a rule. */
const ofRules: ReadonlySet<CreditReason['kind']> = new Set([
  'IDENTITY',
  'LEGAL',
  'POLICY',
  'TECHNICAL',
  'BUREAU',
  'INTERNAL',
  'FRAUD',
  'STEP',
]);
const reasonOf = (code: CreditReasonCode): CreditReason => creditReasons[code];
export const reasonOptions = creditReasonCodes
  .filter((code) => ofRules.has(reasonOf(code).kind))
  .map((code) => ({ value: code, label: `${code}: ${reasonOf(code).staff}` }));

/** The condition that was typed, as a sheet has it; null while something is missing. A number that is none stays text. */
export function conditionOf({ fact, sign, text, values }: TypedCondition): CreditCondition | null {
  if (fact === '') return null;
  if (isNumber(fact)) {
    if (text.trim() === '') return null;
    const value = cellValue(isMoney(fact) ? 'MONEY' : 'COUNT', text);
    return [fact, sign as CreditCondition[1], value];
  }
  const [first, ...more] = values;
  if (first === undefined) return null;
  if (isFlag(fact)) return [fact, 'eq', first === 'true'];
  return more.length === 0 ? [fact, 'eq', first] : [fact, 'in', [...values]];
}
