import type { CivilDate } from '@balcao/contract';
import { cast, isTrue } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { policyFact } from '../../policies/index.ts';

/** Scalar, from {@link blockRules}: days the oldest installment must be late to block a limit, 1 or more. Never null. */
export const blockFromDaysLate = cast('integer', sql`coalesce(rules_f.limits ->> 'blockFromDaysLate', '1')`);

/** Scalar, from {@link blockRules}: whether an agreement that stands blocks a limit. Never null. */
export const blocksWithAgreement = isTrue(sql`coalesce((rules_f.limits ->> 'blocksWithAgreement')::boolean, true)`);

/**
 * `from` item `rules_f`: the provider's rules of a day, in one row; where no document of limits holds, the strictest.
 * `offset 0` has it read once, however many ask it.
 */
export function blockRules(on: CivilDate): Template {
  return sql`(select ${policyFact('limits', { variant: 'STANDARD' }, on)} as limits offset 0) rules_f`;
}
