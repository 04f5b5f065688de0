import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveRetailerFragment, retailerLock, storeStatusFragment } from '../../retailers/index.ts';
import { readProfile, storeOf } from '../facts.ts';
import { changing } from '../house.ts';
import { type RetailerView, retailerView } from '../views.ts';
import { changeWrite, checkRevision } from '../write.ts';

type Call = Handled<'POST /network/retailers/{id}/stores/{storeId}/status'>;

/** A store that is closed stops at the next call. @throws Refusal of `changing`, STORE_NOT_FOUND, NETWORK_CHANGED_SINCE, NETWORK_WITHOUT_CHANGE. */
export function changeStoreStatus(
  platform: Platform,
  by: Keyed,
  { id, storeId }: Call['params'],
  { status, reason, revision }: Call['body'],
): Promise<RetailerView> {
  const isActive = status === 'active';
  return changing(platform, by.actor, id, () =>
    act(platform, {
      principal: by,
      lock: retailerLock(id),
      read: (db, { today }) => readProfile(db, id, today),
      decide(profile, moment) {
        const store = storeOf(profile, storeId);
        checkRevision(profile.retailer, revision);
        if (store.isActive === isActive) refuse('NETWORK_WITHOUT_CHANGE');
        const kind = isActive ? ('ACTIVATED' as const) : ('DEACTIVATED' as const);
        const action = isActive ? 'store.activated' : 'store.deactivated';
        const { line, audit } = changeWrite(
          by,
          { retailerId: id, storeId, kind, reason, difference: [] },
          moment,
          action,
        );
        const after = {
          ...profile,
          retailer: { ...profile.retailer, version: profile.retailer.version + 1 },
          stores: profile.stores.map((each) => (each.id === storeId ? { ...each, isActive } : each)),
        };
        return {
          answer: retailerView(after, true),
          writes: [
            moveRetailerFragment(id, profile.retailer.version),
            storeStatusFragment(id, storeId, isActive),
            line,
          ],
          audit,
        };
      },
    }),
  );
}
