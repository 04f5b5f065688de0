import { type Handled, secondFactorRoles } from '@balcao/contract';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { rowsOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { pick } from '../../../../kernel/db/table.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { readFactors } from '../../second-factor/factors.ts';
import { isRunning } from '../../signed-in.ts';
import { sessions } from '../../tables.ts';

type Security = Handled<'GET /users/me/security'>['answer'];

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

/** How the own account is protected, and where it is signed in; the last used first. */
export async function showSecurity({ db, clock }: Platform, actor: Actor): Promise<Security> {
  const mayHave = secondFactorRoles.some((role) => role === actor.role);
  const factors = mayHave ? await readFactors(db, actor) : null;
  const running = await runningSessions(db, actor, clock.now());
  return {
    hasPin: actor.hasPin ?? false,
    secondFactor: factors && {
      totpSince: instantOf(factors.totpSince),
      recoveryCodesLeft: factors.recoveryCodesLeft,
      passkeys: factors.passkeys.map(({ id, name, madeAt, lastUsedAt }) => ({
        id,
        name,
        madeAt: madeAt.toISOString(),
        lastUsedAt: instantOf(lastUsedAt),
      })),
    },
    sessions: running.map(({ id, tokenHash, device, address, createdAt, lastSeenAt }) => ({
      id,
      isThis: tokenHash === actor.tokenHash,
      device,
      address,
      openedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

function runningSessions(db: Platform['db'], { retailerId, operatorId }: Actor, now: Date) {
  const shape = pick(sessions.row('s'), 'id', 'tokenHash', 'device', 'address', 'createdAt', 'lastSeenAt');
  const whose = sql`s.retailer_id = ${retailerId}::uuid and s.operator_id = ${operatorId}::uuid`;
  const from = sql`from ${sessions.sql} s where ${whose} and ${isRunning(now)} order by s.last_seen_at desc, s.id`;
  return rowsOf(db, select(shape, from));
}
