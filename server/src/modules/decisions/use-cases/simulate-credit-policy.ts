import { checkSheet, type Handled, wholeCents } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { policyFact } from '../../policies/index.ts';
import { sheetOf } from '../policy.ts';
import { fairGroups, type PolicyFigures } from '../rules/simulate.ts';
import { runSimulation } from '../simulation/run-simulation.ts';

type Route = Handled<'POST /credit-policies/simulate'>;

/** The same people every time: what differs is the policy. */
const SEED = 1;

/**
 * A sheet and the policy in force on the same invented applicants.
 * @throws Refusal INVALID_POLICY, CREDIT_POLICY_NOT_PUBLISHED, TOO_MANY_REQUESTS.
 */
export async function simulateCreditPolicy(
  { db, clock }: Platform,
  { zone }: Actor,
  { sheet: sent, from, count }: Route['body'],
): Promise<Route['answer']> {
  const { sheet, faults } = checkSheet(sent);
  if (!sheet) refuse('INVALID_POLICY', { details: { issues: faults } });
  const champion = policyFact('credit', { variant: 'STANDARD' }, dayIn(zone, clock.now()));
  const found = await rowOf(db, select({ champion }));
  const held = found?.champion ?? refuse('CREDIT_POLICY_NOT_PUBLISHED');
  const sums = await runSimulation({ champion: sheetOf(held), challenger: sheet, seed: SEED, from, count });
  return { ...sums, champion: shown(sums.champion), challenger: shown(sums.challenger) };
}

function shown({ groups, limitCents, expectedLossCents, lossCents, ...counts }: PolicyFigures) {
  return {
    ...counts,
    limits: wholeCents(limitCents),
    expectedLoss: wholeCents(expectedLossCents),
    loss: wholeCents(lossCents),
    groups: fairGroups.map((group) => Object.assign({ group }, groups[group])),
  };
}
