import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import {
  type ChangeKey,
  changeView,
  takeFragment,
  findChange,
  type PhoneChangeView,
  releaseFragment,
} from '../phone-changes.ts';
import { CLAIM_SECONDS } from '../rules/limits.ts';
import { checkMayClaim, checkMayDecide } from '../rules/phone-changes.ts';

/** Whether an analyst may look at a request is asked of the rows that the request reaches; what follows is of whichever retailer. */
export async function reachable({ db }: Platform, { actor }: Operator, key: ChangeKey): Promise<void> {
  if (!(await findChange(db, actor.retailerId, key))) refuse('PHONE_CHANGE_NOT_FOUND');
}

/**
 * Takes a request to look at, or keeps it longer.
 * @throws Refusal PHONE_CHANGE_NOT_FOUND, PHONE_CHANGE_DECIDED, PHONE_CHANGE_OWN, PHONE_CHANGE_CLAIMED.
 */
export async function claimPhoneChange(platform: Platform, by: Operator, key: ChangeKey): Promise<PhoneChangeView> {
  await reachable(platform, by, key);
  const { operatorId, name, retailerId } = by.actor;
  return asSystem('phone-change', () =>
    act(platform, {
      principal: by,
      read: async (db) => (await findChange(db, retailerId, key)) ?? refuse('PHONE_CHANGE_NOT_FOUND'),
      decide(change, { now }) {
        checkMayClaim(change, operatorId, now);
        const claim = { claimedBy: operatorId, claimedByName: name, claimedUntil: addSeconds(now, CLAIM_SECONDS) };
        return {
          answer: changeView(platform.secrets, { ...change, ...claim }, now),
          writes: [takeFragment(key, { operatorId, name }, now)],
          audit: { action: 'phone-change.claimed', subject: key.personId, detail: { changeId: key.id } },
          missed: { phone_claim: 'PHONE_CHANGE_CLAIMED' },
        };
      },
    }),
  );
}

/** Gives a request back. @throws Refusal PHONE_CHANGE_NOT_FOUND, PHONE_CHANGE_DECIDED, PHONE_CHANGE_NOT_CLAIMED. */
export async function releasePhoneChange(platform: Platform, by: Operator, key: ChangeKey): Promise<PhoneChangeView> {
  await reachable(platform, by, key);
  const { operatorId, retailerId } = by.actor;
  return asSystem('phone-change', () =>
    act(platform, {
      principal: by,
      read: async (db) => (await findChange(db, retailerId, key)) ?? refuse('PHONE_CHANGE_NOT_FOUND'),
      decide(change, { now }) {
        checkMayDecide(change, operatorId, now);
        const free = { claimedBy: null, claimedByName: null, claimedUntil: null };
        return {
          answer: changeView(platform.secrets, { ...change, ...free }, now),
          writes: [releaseFragment(key, operatorId, now)],
          audit: { action: 'phone-change.released', subject: key.personId, detail: { changeId: key.id } },
          missed: { phone_claim: 'PHONE_CHANGE_NOT_CLAIMED' },
        };
      },
    }),
  );
}
