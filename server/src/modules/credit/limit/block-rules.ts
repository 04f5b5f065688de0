import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import { policyFact } from '../../policies/index.ts';

/** When debts block a limit on a day. */
export interface BlockRules {
  /** Scalar: days the oldest installment must be late, 1 or more. Never null. */
  fromDaysLate: RawBuilder<number>;
  /** Scalar: whether an agreement that stands blocks. Never null. */
  withAgreement: RawBuilder<boolean>;
}

/** The provider's rules of a day; where no document of limits holds, the strictest. */
export function blockRules(on: CivilDate): BlockRules {
  const limits = policyFact('limits', { variant: 'STANDARD' }, on);
  return {
    fromDaysLate: sql<number>`coalesce((${limits} ->> 'blockFromDaysLate')::integer, 1)`,
    withAgreement: sql<boolean>`coalesce((${limits} ->> 'blocksWithAgreement')::boolean, true)`,
  };
}
