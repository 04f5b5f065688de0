import { type Operator, type RecentOperator, recentOperatorsItem } from './stored-items.ts';

const atMost = 5;

/** Who signed in on this device of late, the last one first. */
export const recentOperators = (): readonly RecentOperator[] => recentOperatorsItem.read()?.operators ?? [];

export function rememberOperator({ name, email }: Operator): void {
  const others = recentOperators().filter((one) => one.email !== email);
  recentOperatorsItem.write({ operators: [{ name, email }, ...others].slice(0, atMost) });
}
