import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { atCounter } from '../at-counter.ts';
import { readWork } from '../facts.ts';
import { performanceOf } from '../rules/performance.ts';
import { lastDays } from '../rules/periods.ts';

type Call = Handled<'GET /backoffice/retailers-dash/applications/operators/records/me'>;

/** What an operator did lately, in all stores. @throws Refusal OPERATOR_NOT_FOUND, FORBIDDEN. */
export async function showPerformance(platform: Platform, actor: Actor, query: Call['query']): Promise<Call['answer']> {
  const { id, showsIncentive } = await atCounter(platform, actor, { ...query, forSupervision: true });
  const today = dayIn(actor.zone, platform.clock.now());
  const [from = today] = lastDays(today);
  const { retailerId, zone } = actor;
  const works = await readWork(platform.db, { retailerId, zone, operatorId: id, from, to: today });
  return { operatorId: id, showIncentive: showsIncentive, ...performanceOf(works, today, showsIncentive) };
}
