import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { eligibleDebtAnswer } from '../answers.ts';
import { readDebts } from '../debt-facts.ts';

type Ask = Handled<'GET /coordinator/renegotiations/eligible-debts'>['query'];
type Answer = Handled<'GET /coordinator/renegotiations/eligible-debts'>['answer'];

/** Contracts of a customer with the operator's retailer that may be renegotiated today, the latest first. */
export async function listEligibleDebts(platform: Platform, actor: Actor, ask: Ask): Promise<Answer> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const { eligible } = await readDebts(platform.db, actor, ask, { now, today });
  return { asOf: today, contracts: eligible.map(eligibleDebtAnswer) };
}
