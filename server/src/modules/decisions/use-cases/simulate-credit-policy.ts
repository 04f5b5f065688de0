import { checkSheet, type CivilDate, type CreditSheet, type Handled, wholeCents } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Db } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { policyFact } from '../../policies/index.ts';
import { pastApplicants } from '../past-applicants.ts';
import { sheetOf } from '../policy.ts';
import { fairGroups, type PolicyFigures, type Simulation } from '../rules/simulate.ts';
import { runSimulation } from '../simulation/run-simulation.ts';

type Route = Handled<'POST /credit-policies/simulate'>;
type Past = Handled<'POST /credit-policies/simulate-past'>;

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
  const policies = await bothPolicies(db, sent, dayIn(zone, clock.now()));
  return asAnswer(await runSimulation({ ...policies, seed: SEED, from, count }));
}

/**
 * A sheet and the policy in force, on the facts of people who asked for credit: each of the newest once, as they were decided on then.
 * @throws Refusal INVALID_POLICY, CREDIT_POLICY_NOT_PUBLISHED, TOO_MANY_REQUESTS.
 */
export async function simulateOnPast(
  { db, clock, secrets }: Platform,
  { zone, retailerId }: Actor,
  sent: unknown,
): Promise<Past['answer']> {
  const policies = await bothPolicies(db, sent, dayIn(zone, clock.now()));
  return asAnswer(await runSimulation({ ...policies, people: await pastApplicants(db, secrets, retailerId) }));
}

/** @throws Refusal INVALID_POLICY, CREDIT_POLICY_NOT_PUBLISHED. */
async function bothPolicies(
  db: Db,
  sent: unknown,
  on: CivilDate,
): Promise<Record<'champion' | 'challenger', CreditSheet>> {
  const { sheet, faults } = checkSheet(sent);
  if (!sheet) refuse('INVALID_POLICY', { details: { issues: faults } });
  const found = await rowOf(db, select({ champion: policyFact('credit', { variant: 'STANDARD' }, on) }));
  return { champion: sheetOf(found?.champion ?? refuse('CREDIT_POLICY_NOT_PUBLISHED')), challenger: sheet };
}

const asAnswer = (sums: Simulation): Route['answer'] => ({
  ...sums,
  champion: shown(sums.champion),
  challenger: shown(sums.challenger),
});

function shown({ groups, limitCents, expectedLossCents, lossCents, ...counts }: PolicyFigures) {
  return {
    ...counts,
    limits: wholeCents(limitCents),
    expectedLoss: wholeCents(expectedLossCents),
    loss: wholeCents(lossCents),
    groups: fairGroups.map((group) => Object.assign({ group }, groups[group])),
  };
}
