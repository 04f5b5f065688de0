import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import { policyFact } from '../../policies/index.ts';

/** Scalar, from {@link blockRules}: days the oldest installment must be late to block a limit, 1 or more. Never null. */
export const blockFromDaysLate = sql<number>`coalesce((rules_f.limits ->> 'blockFromDaysLate')::integer, 1)`;

/** Scalar, from {@link blockRules}: whether an agreement that stands blocks a limit. Never null. */
export const blocksWithAgreement = sql<boolean>`coalesce((rules_f.limits ->> 'blocksWithAgreement')::boolean, true)`;

/**
 * `from` item `rules_f`: the provider's rules of a day, in one row; where no document of limits holds, the strictest.
 * `offset 0` has it read once, however many ask it.
 */
export function blockRules(on: CivilDate): RawBuilder<unknown> {
  return sql`(select ${policyFact('limits', { variant: 'STANDARD' }, on)} as limits offset 0) rules_f`;
}
