import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { firstSalesFact } from '../../projection/index.ts';
import { findStore } from '../../retailers/index.ts';
import { atCounter, isSupervisor } from '../at-counter.ts';
import { lookupsFact, readWork } from '../facts.ts';
import { figuresOf } from '../rules/performance.ts';
import { daysOf } from '../rules/periods.ts';

type Call = Handled<'GET /backoffice/retailers-dash/conversion'>;

/**
 * How far customers came in a period: of a seller's own ones, or of whom a manager or an analyst asks for.
 * @throws Refusal STORE_NOT_FOUND, OPERATOR_NOT_FOUND, FORBIDDEN.
 */
export async function showConversion(
  platform: Platform,
  actor: Actor,
  { period, storeId, operatorId: named }: Call['query'],
): Promise<Call['answer']> {
  const { db, clock } = platform;
  const { retailerId, zone } = actor;
  const operatorId = named ?? (isSupervisor(actor) ? undefined : actor.operatorId);
  if (storeId !== undefined && !(await findStore(db, retailerId, storeId))) refuse('STORE_NOT_FOUND');
  if (operatorId !== undefined) await atCounter(platform, actor, { operatorId, storeId, forSupervision: true });
  const days = daysOf(period, dayIn(zone, clock.now()));
  const asked = { retailerId, zone, storeId, operatorId, from: days.startDate, to: days.endDate };
  const [works, counts] = await Promise.all([
    readWork(db, asked),
    rowOf(db, select({ lookups: lookupsFact(asked), first: firstSalesFact(asked) })),
  ]);
  const { conversions, applications } = figuresOf(works, false);
  const firstPurchases = counts?.first ?? 0;
  return {
    ...days,
    lookups: counts?.lookups ?? 0,
    applications,
    approvals: works.reduce((sum, work) => sum + work.approvals, 0),
    firstPurchases,
    recurringPurchases: conversions - firstPurchases,
  };
}
