import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import {
  claimOf,
  findRequestFact,
  type LimitRequest,
  releaseRequestFragment,
  type RequestKey,
  takeRequestFragment,
} from '../limit/requests.ts';
import { ANALYST_CLAIM_SECONDS } from '../rules/extra-credit.ts';
import { checkWaits } from './decide-limit-request.ts';

/** @throws Refusal LIMIT_REQUEST_NOT_FOUND, also for one that this retailer's analysts do not reach. */
async function find(db: Db | Tx, retailerId: string, key: RequestKey): Promise<LimitRequest> {
  const found = await rowOf(db, select({ request: findRequestFact(retailerId, key) }, sql``));
  return found?.request ?? refuse('LIMIT_REQUEST_NOT_FOUND');
}

/**
 * Takes a request to look at, or keeps it longer; until when it is kept from others.
 * @throws Refusal LIMIT_REQUEST_NOT_FOUND, LIMIT_REQUEST_DECIDED, LIMIT_REQUEST_EXPIRED, LIMIT_REQUEST_OWN, LIMIT_REQUEST_CLAIMED.
 */
export async function claimLimitRequest(platform: Platform, by: Operator, key: RequestKey): Promise<Date> {
  const { operatorId, name, retailerId } = by.actor;
  // Whether this analyst may have it is asked of the rows that the call reaches; the rest is of whichever retailer.
  await find(platform.db, retailerId, key);
  return asSystem('limit-request', () =>
    act(platform, {
      principal: by,
      read: (db) => find(db, retailerId, key),
      decide(request, moment) {
        const { now } = moment;
        checkWaits(request, operatorId, moment);
        const claim = claimOf(request, now);
        if (claim && claim.by.id !== operatorId) refuse('LIMIT_REQUEST_CLAIMED');
        const until = addSeconds(now, ANALYST_CLAIM_SECONDS);
        return {
          answer: until,
          writes: [takeRequestFragment(key, { operatorId, name, until }, now)],
          audit: { action: 'limit.request-claimed', subject: key.borrowerId, detail: { requestId: key.requestId } },
          missed: { taken_request: 'LIMIT_REQUEST_CLAIMED' },
        };
      },
    }),
  );
}

/** Gives a request back. @throws Refusal LIMIT_REQUEST_NOT_FOUND, LIMIT_REQUEST_NOT_CLAIMED. */
export async function releaseLimitRequest(platform: Platform, by: Operator, key: RequestKey): Promise<undefined> {
  const { operatorId, retailerId } = by.actor;
  await find(platform.db, retailerId, key);
  return asSystem('limit-request', () =>
    act(platform, {
      principal: by,
      read: (db) => find(db, retailerId, key),
      decide(request, { now }) {
        if (claimOf(request, now)?.by.id !== operatorId) refuse('LIMIT_REQUEST_NOT_CLAIMED');
        return {
          answer: undefined,
          writes: [releaseRequestFragment(key, operatorId, now)],
          audit: { action: 'limit.request-released', subject: key.borrowerId, detail: { requestId: key.requestId } },
          missed: { taken_request: 'LIMIT_REQUEST_NOT_CLAIMED' },
        };
      },
    }),
  );
}
