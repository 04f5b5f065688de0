import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffFact } from '../identity/index.ts';
import { policyFact } from '../policies/index.ts';
import { keptRetailers, type KeptRetailer, type KeptStore, keptStores } from '../retailers/index.ts';

/** A retailer with everything that its page shows. */
export interface Profile {
  retailer: KeptRetailer;
  stores: KeptStore[];
  staff: { storeId: string | null; role: string; people: number }[];
  hasPolicy: boolean;
}

/** @throws Refusal RETAILER_NOT_FOUND. */
export async function readProfile(db: Db | Tx, retailerId: string, today: CivilDate): Promise<Profile> {
  const policy = policyFact('pricing', { retailerId, variant: 'STANDARD' }, today);
  const found = await rowOf(
    db,
    select({
      retailers: keptRetailers(retailerId),
      stores: keptStores(retailerId),
      staff: staffFact(sql`${retailerId}::uuid`),
      policy,
    }),
  );
  const retailer = found?.retailers[0] ?? refuse('RETAILER_NOT_FOUND');
  return { retailer, stores: found?.stores ?? [], staff: found?.staff ?? [], hasPolicy: !!found?.policy };
}

/** One store of a profile. @throws Refusal STORE_NOT_FOUND. */
export const storeOf = ({ stores }: Profile, storeId: string): KeptStore =>
  stores.find(({ id }) => id === storeId) ?? refuse('STORE_NOT_FOUND');
