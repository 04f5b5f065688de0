import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { retailerLock, retailerStatusFragment } from '../../retailers/index.ts';
import { readProfile } from '../facts.ts';
import { changing } from '../house.ts';
import { type RetailerView, retailerView } from '../views.ts';
import { changeWrite, checkRevision } from '../write.ts';

type Body = Handled<'POST /network/retailers/{id}/status'>['body'];

/** @throws Refusal of `changing`, NETWORK_CHANGED_SINCE, NETWORK_WITHOUT_CHANGE, PROVIDER_STAYS_ACTIVE. */
export function changeRetailerStatus(platform: Platform, by: Keyed, id: string, body: Body): Promise<RetailerView> {
  const isActive = body.status === 'active';
  return changing(platform, by.actor, id, () =>
    act(platform, {
      principal: by,
      lock: retailerLock(id),
      read: (db, { today }) => readProfile(db, id, today),
      decide(profile, moment) {
        const { retailer } = profile;
        checkRevision(retailer, body.revision);
        if (retailer.isProvider) refuse('PROVIDER_STAYS_ACTIVE');
        if (retailer.isActive === isActive) refuse('NETWORK_WITHOUT_CHANGE');
        const kind = isActive ? ('ACTIVATED' as const) : ('DEACTIVATED' as const);
        const action = isActive ? 'retailer.activated' : 'retailer.deactivated';
        const change = { retailerId: id, kind, reason: body.reason, difference: [] };
        const { line, audit } = changeWrite(by, change, moment, action);
        const after = { ...profile, retailer: { ...retailer, isActive, version: retailer.version + 1 } };
        const writes = [retailerStatusFragment(id, retailer.version, isActive), line];
        return { answer: retailerView(after, true), writes, audit };
      },
    }),
  );
}
