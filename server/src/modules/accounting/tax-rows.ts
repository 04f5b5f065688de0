import type { CivilDate } from '@balcao/contract';
import type { RevenueTaxRow } from '@balcao/credit-math';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { policyFact } from '../policies/index.ts';
import { taxRowsOf } from './rules/revenue.ts';

/** The rates of the taxes on revenue by the policy of a day. */
export async function readTaxRows(db: Db | Tx, on: CivilDate): Promise<readonly RevenueTaxRow[]> {
  const policy = policyFact('accounting', { variant: 'FINANCIAL_INSTITUTION' }, on);
  return taxRowsOf((await rowOf(db, select({ policy })))?.policy ?? null);
}
