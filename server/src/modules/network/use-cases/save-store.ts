import type { CivilDate, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  changedStoreFragment,
  goneHolidaysFragment,
  type KeptStore,
  moveRetailerFragment,
  newHolidaysFragment,
  newStoreFragment,
  type PlacedStore,
  placedStores,
  retailerLock,
} from '../../retailers/index.ts';
import { shownStoreFields, storeFields } from '../entries.ts';
import { type Profile, readProfile, storeOf } from '../facts.ts';
import { holidaysFrom } from '../holiday-facts.ts';
import { changing } from '../house.ts';
import { differenceOf } from '../rules/difference.ts';
import { type DayOfPlace, movedDays } from '../rules/places.ts';
import { type RetailerView, retailerView } from '../views.ts';
import { changeWrite, checkRevision } from '../write.ts';

type Body = Handled<'POST /network/retailers/{id}/stores'>['body'];

interface Facts {
  profile: Profile;
  holidays: DayOfPlace[];
  /** The store as holidays know it; undefined of a new one. */
  placed: PlacedStore | undefined;
}

async function readFacts(db: Db | Tx, today: CivilDate, retailerId: string, storeId: string | null): Promise<Facts> {
  const profile = await readProfile(db, retailerId, today);
  const isIt = ({ id, retailerId: of }: Parameters<Parameters<typeof placedStores>[1]>[0]) =>
    sql`${of} = ${retailerId}::uuid and ${id} = ${storeId}::uuid`;
  const [placed] = storeId === null ? [] : await placedStores(db, isIt, { from: today });
  return { profile, holidays: await holidaysFrom(db, today), placed };
}

/** What a store's place brings and takes: days to come alone. */
function holidayWrites(store: KeptStore, { placed, holidays }: Facts) {
  const { id, retailerId, uf, cityCode } = store;
  const { gained, lost } = movedDays({ id, retailerId, uf, cityCode, holidays: placed?.holidays ?? [] }, holidays);
  return [
    ...goneHolidaysFragment(lost.map((day) => ({ retailerId, storeId: id, day }))),
    ...newHolidaysFragment(gained.map(({ day, name: called }) => ({ retailerId, storeId: id, day, name: called }))),
  ];
}

/**
 * A new store, or another state of one.
 * @throws Refusal of `changing`, STORE_NOT_FOUND, CITY_UNKNOWN, STORE_CNPJ_TAKEN, NETWORK_CHANGED_SINCE, NETWORK_WITHOUT_CHANGE.
 */
export function saveStore(
  platform: Platform,
  by: Keyed,
  { retailerId, storeId, body }: { retailerId: string; storeId: string | null; body: Body },
): Promise<RetailerView> {
  return changing(platform, by.actor, retailerId, () =>
    act(platform, {
      principal: by,
      lock: retailerLock(retailerId),
      read: (db, { today }) => readFacts(db, today, retailerId, storeId),
      decide(facts, moment) {
        const { profile } = facts;
        const before = storeId === null ? null : storeOf(profile, storeId);
        checkRevision(profile.retailer, body.revision);
        const fields = storeFields(body);
        const others = profile.stores.filter(({ id }) => id !== storeId);
        if (others.some(({ cnpj }) => cnpj === fields.cnpj)) refuse('STORE_CNPJ_TAKEN');
        const store = { retailerId, id: storeId ?? newId(), isActive: before?.isActive ?? true, ...fields };
        const difference = differenceOf(before ? shownStoreFields(before) : {}, shownStoreFields(store));
        const isPlaced = before?.uf === store.uf && before.cityCode === store.cityCode && before.cep === store.cep;
        if (difference.length === 0 && isPlaced) refuse('NETWORK_WITHOUT_CHANGE');
        const kind = before ? ('CHANGED' as const) : ('CREATED' as const);
        const change = { retailerId, storeId: store.id, kind, difference };
        const { line, audit } = changeWrite(by, change, moment, before ? 'store.changed' : 'store.created');
        const retailer = { ...profile.retailer, version: profile.retailer.version + 1 };
        return {
          answer: retailerView({ ...profile, retailer, stores: [...others, store] }, true),
          writes: [
            moveRetailerFragment(retailerId, profile.retailer.version),
            before ? changedStoreFragment(store) : newStoreFragment(store),
            ...holidayWrites(store, facts),
            line,
          ],
          audit,
        };
      },
    }),
  );
}
