import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { changedRetailerFragment, retailerLock } from '../../retailers/index.ts';
import { retailerFields, shownFields } from '../entries.ts';
import { readProfile } from '../facts.ts';
import { changing } from '../house.ts';
import { differenceOf } from '../rules/difference.ts';
import { type RetailerView, retailerView } from '../views.ts';
import { changeWrite, checkRevision } from '../write.ts';

type Body = Handled<'PUT /network/retailers/{id}'>['body'];

/** @throws Refusal of `changing`, NETWORK_CHANGED_SINCE, NETWORK_WITHOUT_CHANGE, CNPJ_TAKEN. */
export function changeRetailer(platform: Platform, by: Keyed, id: string, body: Body): Promise<RetailerView> {
  const fields = retailerFields(body);
  return changing(platform, by.actor, id, () =>
    act(platform, {
      principal: by,
      lock: retailerLock(id),
      read: (db, { today }) => readProfile(db, id, today),
      decide(profile, moment) {
        const { retailer } = profile;
        checkRevision(retailer, body.revision);
        const difference = differenceOf(shownFields(retailer), fields);
        if (difference.length === 0) refuse('NETWORK_WITHOUT_CHANGE');
        const change = { retailerId: id, kind: 'CHANGED' as const, difference };
        const { line, audit } = changeWrite(by, change, moment, 'retailer.changed');
        const after = { ...profile, retailer: { ...retailer, ...fields, version: retailer.version + 1 } };
        return {
          answer: retailerView(after, true),
          writes: [changedRetailerFragment(id, retailer.version, fields), line],
          audit,
          taken: 'CNPJ_TAKEN',
        };
      },
    }),
  );
}
