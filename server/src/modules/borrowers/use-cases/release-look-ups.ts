import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaSpentBy, releaseQuotaFragment } from '../../../kernel/act/quota.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import type { BorrowersPorts, Colleague } from '../ports.ts';
import { lookUps } from '../rules/look-ups.ts';

/** Who of the caller's retailer has no lookup left now, by name. */
export async function listUsedUpLookUps(
  { db, clock }: Platform,
  { colleagues }: Pick<BorrowersPorts, 'colleagues'>,
  actor: Actor,
): Promise<Colleague[]> {
  const staff = await colleagues(db, actor.retailerId);
  const ids = staff.map(({ operatorId }) => operatorId);
  // What others used is beyond any request's reach.
  const spent = await asSystem('lookups-used-up', () => quotaSpentBy(db, lookUps, ids, clock.now()));
  return staff.filter(({ operatorId }) => spent.has(operatorId));
}

/**
 * Lets an operator of the caller's retailer begin the hour's lookups anew.
 * @throws Refusal OPERATOR_NOT_FOUND, OWN_LOOKUPS, LOOKUPS_LEFT.
 */
export async function releaseLookUps(
  platform: Platform,
  { colleagues }: Pick<BorrowersPorts, 'colleagues'>,
  by: Operator,
  operatorId: string,
): Promise<undefined> {
  const { actor } = by;
  const staff = await colleagues(platform.db, actor.retailerId);
  if (!staff.some((one) => one.operatorId === operatorId)) refuse('OPERATOR_NOT_FOUND');
  return asSystem('lookups-release', () =>
    act(platform, {
      principal: by,
      read: (db, { now }) => quotaSpentBy(db, lookUps, [operatorId], now),
      decide(spent, { now }) {
        if (!spent.has(operatorId)) refuse('LOOKUPS_LEFT');
        if (operatorId === actor.operatorId) refuse('OWN_LOOKUPS');
        return {
          answer: undefined,
          writes: [releaseQuotaFragment(lookUps, operatorId, now)],
          audit: { action: 'lookups.released', subject: operatorId, storeId: actor.storeId },
          missed: { released_quota: 'LOOKUPS_LEFT' },
        };
      },
    }),
  );
}
