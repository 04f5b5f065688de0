import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { CLAIM_SECONDS } from '../rules/quotas.ts';
import { type CareKey, findRequest, releaseFragment, takeFragment } from '../store.ts';
import type { CareRequestRow } from '../tables.ts';
import { claimOf } from '../views.ts';
import { checkWaits } from './decide-care.ts';

/** @throws Refusal CARE_REQUEST_NOT_FOUND, also for one that this retailer's analysts do not reach. */
const find = async (db: Db | Tx, { actor }: Operator, key: CareKey): Promise<CareRequestRow> =>
  (await findRequest(db, actor.retailerId, key)) ?? refuse('CARE_REQUEST_NOT_FOUND');

/**
 * Takes a request to look at, or keeps it longer.
 * @throws Refusal CARE_REQUEST_NOT_FOUND, CARE_REQUEST_DECIDED, CARE_REQUEST_OWN, CARE_REQUEST_CLAIMED.
 */
export async function claimCare(platform: Platform, by: Operator, key: CareKey): Promise<undefined> {
  const { operatorId, name } = by.actor;
  // Whether this analyst may have it is asked of the rows that the call reaches; the rest is of whichever retailer.
  await find(platform.db, by, key);
  return asSystem('customer-care', () =>
    act(platform, {
      principal: by,
      read: (db) => find(db, by, key),
      decide(request, { now }) {
        checkWaits(request, operatorId);
        const claim = claimOf(request, now);
        if (claim && claim.by.id !== operatorId) refuse('CARE_REQUEST_CLAIMED');
        const until = addSeconds(now, CLAIM_SECONDS);
        return {
          answer: undefined,
          writes: [takeFragment(key, { operatorId, name, until }, now)],
          audit: { action: 'customer.request-claimed', subject: key.borrowerId, detail: { requestId: key.id } },
          missed: { care_claim: 'CARE_REQUEST_CLAIMED' },
        };
      },
    }),
  );
}

/** Gives a request back. @throws Refusal CARE_REQUEST_NOT_FOUND, CARE_REQUEST_NOT_CLAIMED. */
export async function releaseCare(platform: Platform, by: Operator, key: CareKey): Promise<undefined> {
  const { operatorId } = by.actor;
  await find(platform.db, by, key);
  return asSystem('customer-care', () =>
    act(platform, {
      principal: by,
      read: (db) => find(db, by, key),
      decide(request, { now }) {
        if (claimOf(request, now)?.by.id !== operatorId) refuse('CARE_REQUEST_NOT_CLAIMED');
        return {
          answer: undefined,
          writes: [releaseFragment(key, operatorId, now)],
          audit: { action: 'customer.request-released', subject: key.borrowerId, detail: { requestId: key.id } },
          missed: { care_claim: 'CARE_REQUEST_NOT_CLAIMED' },
        };
      },
    }),
  );
}
