import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands/index.ts';
import { runModel } from './run-model.ts';
import { Statistics } from './statistics.ts';
import type { World } from './world.ts';

/** Runs of all databases together in an everyday test; MODEL_RUNS asks for another number. */
const EVERYDAY_RUNS = 108;
/** From here on the rarest refusals are met too. */
const LONG_RUNS = 1_000;
/** A command tried less often says little by its rate. */
const FEW_TRIES = 60;

const contractFolder = new URL('../../../../contract/src/', import.meta.url);

/** Codes of the approvals that acts of these families take. */
const approvals = ['APPROVAL_REFUSED', 'APPROVAL_NOT_VALID', 'APPROVAL_REQUIRED'];

const families = ['contracts', 'cancellation', 'payments', 'pix', 'renegotiation', 'credit'];

/** Codes of another world than the model's; `credit/limit/requests.db.test.ts` reaches them. */
const elsewhere: ReadonlySet<string> = new Set([
  // Somebody takes a payment of a broken agreement back: a run in hundreds. `undo-agreement.db.test.ts` meets it.
  'AGREEMENT_PAYMENT',
  // No policy bounds a limit here.
  'LIMIT_ABOVE_MAXIMUM',
  // Two ask for the same customer: a run in hundreds.
  'LIMIT_REQUEST_WAITING',
  // One retailer serves every customer.
  'LIMIT_REQUEST_OF_THE_PROVIDER',
  // The index reaches back to before the first sale.
  'CORRECTION_INDEX_MISSING',
  // Told by an institution that no store here sells for.
  'PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED',
  'FINANCIAL_INSTITUCION_COMMUNICATION_ERROR',
  // Here the customer authorises by code alone: `purchase-calls.db.test.ts` and `purchase-faces.db.test.ts` meet the others.
  'VERIFICATION_DENIED',
  'ANALYST_NOT_ALLOWED',
  'PURCHASE_CALL_NOT_FOUND',
  'PURCHASE_CALL_DECIDED',
  'PURCHASE_CALL_OWN',
  'PURCHASE_CALL_CLAIMED',
  'PURCHASE_CALL_NOT_CLAIMED',
  'FACE_LINK_UNKNOWN',
  'FACE_LINK_USED',
  'FACE_LINK_EXPIRED',
  'FACE_VISIT_OVER',
  'FACE_CONSENT_MISSING',
  // `in-progress.db.test.ts`, `approved.db.test.ts`, `statement.db.test.ts` and `requests.db.test.ts`.
  'SALE_NOT_IN_PROGRESS',
  'RETURN_CHANGED',
  'STATEMENT_PERIOD_INVALID',
  'LIMIT_IS_ENOUGH',
  // The desks: `evaluations.db.test.ts`, `desk.db.test.ts`, `campaigns.db.test.ts` and `payouts.db.test.ts`.
  'EVALUATION_OWN',
  'EVALUATION_CLAIMED',
  'EVALUATION_NOT_CLAIMED',
  'EVALUATION_DAYS_ABOVE_POLICY',
  'LIMIT_REQUEST_CLAIMED',
  'LIMIT_REQUEST_NOT_CLAIMED',
  'UNMATCHED_PIX_NOT_FOUND',
  'UNMATCHED_PIX_SETTLED',
  'UNMATCHED_PIX_CLAIMED',
  'UNMATCHED_PIX_NOT_CLAIMED',
  'COUPON_NOT_OPEN',
  'COUPON_GIVEN_ALREADY',
  'CAMPAIGN_NOT_RUNNING',
  'PAYOUT_MONTH_NOT_OVER',
  'PAYOUT_NOT_FOUND',
  'PAYOUT_SECOND_PERSON',
  'PAYOUT_WITHOUT_KEY',
  'PAYOUT_KEY_CHANGED',
  'PAYOUTS_MOVED',
]);

/** Every code that the tables of these families declare, and that this world has. */
function familyCodes(): string[] {
  const texts = families.flatMap((family) => {
    const folder = new URL(`${family}/`, contractFolder);
    const tables = readdirSync(folder).filter((name) => name.endsWith('errors.ts'));
    return tables.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  });
  return texts.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z_]+): \{/gm)].map(([, code = '']) => code));
}

export interface ModelRuns {
  world: () => World;
  /** Part of all runs that is this database's. */
  share: number;
  /** Of the first run; MODEL_SEED asks for another. */
  seed: number;
  /** Whether this database's runs alone must reach every command and code. */
  isWhole: boolean;
}

/** The tests of one database: the runs, then what they reached. */
export function modelRuns({ world, share, isWhole, ...own }: ModelRuns): void {
  const all = Number(process.env['MODEL_RUNS'] ?? EVERYDAY_RUNS);
  const runs = Math.max(1, Math.round(all * share));
  const seed = Number(process.env['MODEL_SEED'] ?? own.seed);
  const statistics = new Statistics();
  const names = commands.map(({ name }) => name);
  const isEnough = all >= EVERYDAY_RUNS;

  test(`${runs} runs from seed ${seed} do what the model says`, { timeout: 6 * 3_600_000 }, async () => {
    await runModel(world(), statistics, seed, runs);
    if (process.env['MODEL_REPORT']) process.stdout.write(`${statistics.describe(names)}\n`);
    expect(statistics.runs).toBe(runs);
  });

  test.runIf(isEnough)('each command succeeds in at least a twentieth of its tries', () => {
    expect(names.length).toBeGreaterThanOrEqual(20);
    const judged = statistics.rates(names).filter(({ tries }) => isWhole || tries >= FEW_TRIES);
    expect(judged.filter(({ rate }) => rate < 0.05)).toEqual([]);
  });

  if (!isWhole) return;
  test.runIf(isEnough)('the codes of contracts, payments and credit were reached, in a long run every one', () => {
    const codes = [...familyCodes(), ...approvals].filter((code) => !elsewhere.has(code));
    expect(codes.length).toBeGreaterThan(60);
    const missed = codes.filter((code) => !statistics.reached(code));
    const fewest = all < LONG_RUNS ? Math.floor(codes.length / 10) : 0;
    expect(missed.slice(fewest)).toEqual([]);
  });
}
