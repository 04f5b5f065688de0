import { z } from 'zod';
import { id, instant, reais } from '../fields.ts';
import { policySummary } from '../policies/schemas.ts';
import { creditDecisionKinds } from './facts.ts';
import { creditReasonCodes } from './reasons.ts';
import { creditEffects } from './sheet.ts';

const sheet = z.record(z.string(), z.unknown()).meta({
  description:
    'Tables of a credit policy as `POST /policies` takes them: whole cents and whole percents, as the names say',
});

export const creditPolicy = z.object({
  policy: policySummary,
  sheet,
  hash: z.string().meta({ description: 'SHA-256 of the sheet, as each decision by it keeps it' }),
});

export const sheetEntry = z.object({ sheet });
const fault = z.object({ path: z.string(), message: z.string() });
export const sheetCheck = z.object({
  faults: z.array(fault).meta({ description: 'What keeps the sheet from deciding; empty when it may' }),
  cases: z.int().meta({ description: 'Golden cases that were run; 0 while there are faults' }),
  differences: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        parts: z.array(z.object({ part: z.string(), expected: z.string(), found: z.string() })),
      }),
    )
    .meta({ description: 'Cases that come to something else than was worked out for the first policy' }),
});

/** Decisions of before that a policy is tried on, the newest. */
export const MOST_PAST_APPLICANTS = 2_000;
const MOST_APPLICANTS = 20_000;
export const MOST_SIMULATED = 5_000;
export const simulationEntry = z.object({
  sheet,
  from: z
    .int()
    .min(0)
    .max(MOST_APPLICANTS)
    .meta({ description: 'First applicant: each number is the same invented person for ever' }),
  count: z.int().min(1).max(MOST_SIMULATED),
});

const figures = z.object({
  approved: z.int(),
  manual: z.int(),
  denied: z.int(),
  limits: reais,
  expectedLoss: reais.meta({ description: 'By the expected default of the grades' }),
  loss: reais.meta({ description: 'By what the invented applicants would do; 0 of people' }),
  groups: z
    .array(z.object({ group: z.string(), count: z.int(), approved: z.int() }))
    .meta({ description: 'By sex, of invented applicants alone, and by age' }),
});
const swap = z.object({ count: z.int(), failed: z.int() });
export const simulationAnswer = z.object({
  count: z.int(),
  champion: figures.meta({ description: 'The policy in force' }),
  challenger: figures.meta({ description: 'The sheet that was sent' }),
  swapIn: swap.meta({ description: 'Approved by the sheet that was sent alone' }),
  swapOut: swap.meta({ description: 'Approved by the policy in force alone' }),
});

const seen = z.object({ fact: z.string(), saw: z.string().meta({ description: 'As people read it' }) });
export const creditDecisionRecord = z.object({
  id,
  borrowerId: id,
  kind: z.enum(creditDecisionKinds),
  at: instant,
  outcome: z.enum(creditEffects),
  decision: z.string(),
  codes: z.array(z.object({ code: z.enum(creditReasonCodes), staff: z.string() })),
  told: z.array(z.string()).meta({ description: 'What the customer is told, four sentences at most' }),
  sources: z.array(z.string()).meta({ description: 'Whose data it was' }),
  points: z.int(),
  grade: z.string(),
  defaultRate: z.number().meta({ description: 'Expected part that does not pay, a fraction' }),
  limit: reais,
  terms: z
    .object({
      usableIncome: reais,
      monthlyDebt: reais,
      capacity: reais,
      months: z.int(),
      firstCap: reais,
      growthPct: z.int(),
    })
    .meta({ description: 'What the limit was made of' }),
  policy: z.object({ id, version: z.string(), hash: z.string(), arm: z.enum(['CHAMPION', 'CHALLENGER']) }),
  evaluatorVersion: z.int(),
  replays: z.boolean().meta({ description: 'Whether the same policy comes to the same bytes on the same facts' }),
  bureau: z.object({ provider: z.string(), queryId: z.string().nullable(), asOf: z.string().nullable() }).nullable(),
  rules: z.array(
    z.object({
      id: z.string(),
      hit: z.boolean(),
      effect: z.enum(creditEffects),
      code: z.string(),
      seen: z.array(seen),
    }),
  ),
  scorecard: z.array(z.object({ id: z.string(), fact: z.string(), points: z.int(), best: z.int() })),
});
