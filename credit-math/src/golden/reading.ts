import { civilDate } from '../calendar/civil-date.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import type { DueDateRule } from '../calendar/due-dates.ts';
import { parseReais } from '../money/money.ts';
import type { Cents } from '../money/money.ts';

/** A JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a value as an object. @throws TypeError when it is something else. */
export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('expected an object');
  return value as Fields;
}

/** Text under a key. @throws TypeError when it is missing or not text. */
export function textIn(fields: Fields, key: string): string {
  return asText(fields[key], key);
}

/** Text under a key, or undefined when it is missing or null. */
export function optionalText(fields: Fields, key: string): string | undefined {
  const value = fields[key];
  return value === undefined || value === null ? undefined : asText(value, key);
}

/** A value that must be text. @throws TypeError otherwise. */
export function asText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be text`);
  return value;
}

/** A number under a key, or the default when it is missing. @throws TypeError when it is something else. */
export function numberIn(fields: Fields, key: string, missing?: number): number {
  const value = fields[key] ?? missing;
  if (typeof value !== 'number') throw new TypeError(`${key} must be a number`);
  return value;
}

/** A date under a key. @throws TypeError or RangeError when it is not one. */
export function dateIn(fields: Fields, key: string): CivilDate {
  return civilDate(textIn(fields, key));
}

/** Reais as text under a key, in cents; '0.00' when missing. */
export function moneyIn(fields: Fields, key: string): Cents {
  return parseReais(optionalText(fields, key) ?? '0');
}

/** A list of objects under a key. @throws TypeError when it is something else. */
export function listIn(fields: Fields, key: string): Fields[] {
  const value = fields[key];
  if (!Array.isArray(value)) throw new TypeError(`${key} must be a list`);
  return value.map(fieldsOf);
}

/** A due date rule under a key. @throws TypeError when it is none of the three. */
export function ruleIn(fields: Fields, key: string): DueDateRule {
  const value = textIn(fields, key);
  if (value !== 'WEEKLY' && value !== 'BIWEEKLY' && value !== 'MONTHLY')
    throw new TypeError(`${key} is no due date rule`);
  return value;
}
