import { type IdentifiedOperator, type Operator, type RecentOperator, recentOperatorsItem } from './stored-items.ts';

const atMost = 5;

const kept = () => recentOperatorsItem.read() ?? { operators: [], identified: [] };

/** Who signed in on this device of late, the last one first. */
export const recentOperators = (): readonly RecentOperator[] => kept().operators;

export function rememberOperator({ name, email }: Operator): void {
  const others = recentOperators().filter((one) => one.email !== email);
  recentOperatorsItem.write({ ...kept(), operators: [{ name, email }, ...others].slice(0, atMost) });
}

/** Who named themselves at the service centre of this device, the last one first, each document once. */
export const recentlyIdentified = (): readonly IdentifiedOperator[] => kept().identified;

export function rememberIdentified(operator: IdentifiedOperator): void {
  const others = recentlyIdentified().filter(({ document }) => document !== operator.document);
  recentOperatorsItem.write({ ...kept(), identified: [operator, ...others].slice(0, atMost) });
}

/** One who is not there any more, or not here. */
export function forgetIdentified(id: string): void {
  recentOperatorsItem.write({ ...kept(), identified: recentlyIdentified().filter((one) => one.id !== id) });
}
