import type { RouteName } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type Colleague, givenStaff } from '../../testing/counter.ts';
import { prepared } from '../../testing/prepared.ts';
import type { Shop } from '../../testing/shop.ts';
import { accessOf, expectedOf, type Place, roleRefusalOf, storelessPlaces } from './prepare-matrix.ts';

/** Whom no route but the public ones serves. */
export const strangers = [
  'anonymous',
  'expired',
  'revoked',
  'blocked',
  'idle',
  'a token of nobody',
  'risk analyst',
] as const;
export type Stranger = (typeof strangers)[number];
export const isStranger = (who: string): who is Stranger => strangers.some((stranger) => stranger === who);

/** What a route tells a stranger, whosever things they ask for. */
export function expectedOfStranger(name: RouteName, who: Stranger): string | number {
  const access = accessOf(name);
  if (access === 'public') return expectedOf(name, 'cashier', 'own store');
  return who === 'risk analyst' && access !== 'customer' ? roleRefusalOf(name) : 'UNAUTHORIZED';
}

/**
 * Which strangers ask for what by a route. A public one asks nobody who they are: twice is enough. Nobody of a role that
 * is not served can be signed in, so routes for whoever is know nothing of them.
 */
export function strangersAt(name: RouteName): (readonly [Stranger, Place])[] {
  const access = accessOf(name);
  if (access === 'public')
    return [
      ['anonymous', 'own store'],
      ['expired', 'own store'],
    ];
  return strangers
    .filter((who) => who !== 'risk analyst' || access !== 'signed-in')
    .flatMap((who) => storelessPlaces.map((place) => [who, place] as const));
}

/** The tokens of strangers: of sessions that open nothing any more, and of a role of the provider that is not served. */
export function prepareStrangers(platform: Platform, shop: Shop): Record<Stranger, string | undefined> {
  return prepared(async () => {
    const { db } = platform;
    const people = await givenStaff(platform, shop);
    const { analyst: expired, manager: revoked, cashier: blocked, attendant: idle, promoter: riskAnalyst } = people;
    const change = (what: Template, { operatorId }: Colleague) =>
      sql`update ${what} where retailer_id = ${shop.retailerId}::uuid and operator_id = ${operatorId}::uuid`.execute(
        db,
      );
    await change(sql`sessions set ends_at = '2026-11-21T14:59:59Z'`, expired);
    await change(sql`sessions set revoked_at = '2026-11-21T14:59:59Z'`, revoked);
    await change(sql`sessions set last_seen_at = '2026-11-01T00:00:00Z'`, idle);
    await sql`update operators set is_active = false, deactivated_at = '2026-11-21T14:59:59Z' where id = ${blocked.operatorId}::uuid`.execute(
      db,
    );
    await sql`alter table operators drop constraint operators_role_check`.execute(db);
    await sql`update operators set role = 'risk-analyst' where id = ${riskAnalyst.operatorId}::uuid`.execute(db);
    return {
      anonymous: undefined,
      expired: expired.token,
      revoked: revoked.token,
      blocked: blocked.token,
      idle: idle.token,
      'a token of nobody': 'a-token-of-nobody',
      'risk analyst': riskAnalyst.token,
    };
  });
}
