import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { releaseQuotaFragment } from '../../../../kernel/act/quota.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { asSystem } from '../../../../kernel/row-security/scope.ts';
import { numbered } from '../../../../kernel/db/guarded-write.ts';
import { findColleague, findLoginState } from '../facts.ts';
import { insideRetailer } from '../place.ts';
import { mayManage } from '../rules/may-manage.ts';
import { forgetFailuresFragment } from '../store.ts';

/**
 * Forgets the wrong passwords and codes of an operator, so that they may try again at once.
 * @throws Refusal OPERATOR_NOT_FOUND, OPERATOR_NOT_MANAGED, OPERATOR_NOT_LOCKED, RETAILER_NOT_FOUND.
 */
export function unlockColleague(
  platform: Platform,
  by: Operator,
  { id, retailerId }: { id: string; retailerId: string | undefined },
) {
  return insideRetailer(platform, by, retailerId, async ({ by: principal, actor, manager }): Promise<undefined> => {
    const found = await findColleague(platform.db, actor.retailerId, id, null);
    if (!found) refuse('OPERATOR_NOT_FOUND');
    if (!mayManage(manager, found)) refuse('OPERATOR_NOT_MANAGED');
    const { secrets } = platform;
    // Wrong passwords are kept by e-mail, of which a retailer's rows say nothing.
    return asSystem('staff-unlock', () =>
      act(platform, {
        principal,
        read: (db, { now }) => findLoginState({ db, secrets }, found.email, now),
        decide({ isLocked, counts, spent }, { now }) {
          if (!isLocked) refuse('OPERATOR_NOT_LOCKED');
          const released = spent.flatMap(({ quota, subject }, index) =>
            numbered([releaseQuotaFragment(quota, subject, now)], index),
          );
          return {
            answer: undefined,
            writes: [...forgetFailuresFragment(counts), ...released],
            audit: { action: 'operator.unlocked', subject: id, storeId: found.storeId },
          };
        },
      }),
    );
  });
}
