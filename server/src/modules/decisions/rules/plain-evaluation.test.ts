import type { CreditFacts } from '@balcao/contract';
import { expect, test } from 'vitest';
import { compileGolden, readGolden } from '../golden.ts';
import { evaluate } from './evaluate.ts';

/**
 * The golden sheet once more, written straight from its words and sharing nothing with the evaluator: 10,000 random
 * applicants must come to the same. It caught a planted `<=` in a band, a floor that rounded, and null taken for 0.
 */
const policy = compileGolden(readGolden());
const COUNT = 10_000;

function plain({ applicant: a, bureau: b, identity: i, history: h }: CreditFacts) {
  const codes = new Set<string>();
  const effects = new Set<string>();
  const fire = (isHit: boolean, effect: string, code: string) => {
    if (!isHit) return;
    effects.add(effect);
    codes.add(code);
  };
  const least = (value: number | null, bound: number) => value !== null && value >= bound;
  const below = (value: number | null, bound: number) => value !== null && value < bound;
  fire(b.deceased === true, 'DENIED', 'R02');
  fire(['SUSPENSA', 'CANCELADA', 'NULA'].includes(b.cpfStatus ?? ''), 'DENIED', 'R01');
  fire(b.cpfStatus === 'PENDENTE', 'MANUAL_ANALYSIS', 'R03');
  fire(below(a.age, 18), 'DENIED', 'R04');
  fire(least(a.age, 76), 'MANUAL_ANALYSIS', 'R05');
  fire(b.status === 'UNAVAILABLE', 'MANUAL_ANALYSIS', 'R06');
  fire(least(b.negativeCents, 150_000), 'DENIED', 'R07');
  const owes = least(b.negativeCount, 1) && least(b.negativeCents, 30_000) && below(b.negativeCents, 150_000);
  fire(owes && below(b.score, 450), 'DENIED', 'R08');
  fire(least(b.protestCount, 1) && least(b.protestCents, 20_000), 'DENIED', 'R09');
  fire(least(b.bouncedChecks, 1), 'DENIED', 'R10');
  fire(below(b.score, 200), 'DENIED', 'R11');
  fire(least(b.queries30d, 12), 'MANUAL_ANALYSIS', 'R12');
  fire(least(h.currentDaysLate, 1), 'DENIED', 'R13');
  fire(h.openRenegotiation === true, 'DENIED', 'R14');
  fire(least(h.maxDaysLate12m, 60), 'DENIED', 'R15');
  fire(below(h.daysSinceDenial, 30), 'DENIED', 'R16');
  fire(i.faceOtherCpf === true, 'BIOMETRY_CONFLICT', 'R17');
  fire(i.biometry === 'CONFLICT', 'BIOMETRY_CONFLICT', 'R18');
  fire(least(i.phoneOtherCpf90d, 3), 'DENIED', 'R19');
  fire(least(i.phoneOtherCpf90d, 1) && below(i.phoneOtherCpf90d, 3), 'MANUAL_ANALYSIS', 'R19');
  fire(least(i.deviceCpfs7d, 8), 'MANUAL_ANALYSIS', 'R20');
  fire(below(i.nameMatchPct, 70), 'MANUAL_ANALYSIS', 'R21');
  fire(i.biometry === 'PENDING', 'PRE_APPROVED', 'R22');

  const band = (value: number | null, missing: number, bounds: number[], points: number[]) =>
    value === null ? missing : (points[bounds.filter((bound) => value >= bound).length] ?? 0);
  const jobs: Record<string, number> = {
    PUBLIC: 60,
    RETIRED: 60,
    FORMAL: 50,
    SELF_EMPLOYED: 30,
    DOMESTIC: 30,
    STUDENT: 15,
    UNEMPLOYED: 0,
  };
  const card = [
    { code: 'R30', best: 240, got: band(b.score, 90, [300, 450, 600, 750], [0, 60, 120, 180, 240]) },
    { code: 'R31', best: 60, got: jobs[a.employment ?? ''] ?? 0 },
    { code: 'R32', best: 60, got: band(a.age, 0, [21, 25, 35, 50], [0, 15, 30, 45, 60]) },
    { code: 'R33', best: 50, got: band(b.queries30d, 20, [1, 3, 6], [50, 40, 20, 0]) },
    { code: 'R34', best: 80, got: band(b.negativeCount, 20, [1, 2], [80, 30, 0]) },
    { code: 'R35', best: 50, got: band(b.positiveMonths, 10, [6, 24], [0, 25, 50]) },
    { code: 'R36', best: 90, got: band(h.paidOnTime, 0, [1, 6, 12], [0, 30, 60, 90]) },
  ];
  const points = card.reduce((sum, { got }) => sum + got, 200);
  const grade = 'EDCBA'[[400, 480, 560, 640].filter((bound) => points >= bound).length] ?? 'E';
  const months = { A: 9, B: 7, C: 5, D: 3 }[grade] ?? 0;
  const cap = { A: 300_000, B: 200_000, C: 120_000, D: 60_000 }[grade] ?? 0;
  const growth = [100, 120, 160, 220][[3, 6, 12].filter((bound) => (h.paidOnTime ?? 0) >= bound).length] ?? 0;
  const declared = a.incomeCents ?? 0;
  const estimate = b.incomeEstimateCents;
  const usable =
    estimate === null ? Math.floor(declared * 0.7 + 1e-7) : Math.min(declared, Math.floor((estimate * 130) / 100));
  const debt = b.monthlyDebtCents ?? Math.floor((usable * 15) / 100);
  const capacity = Math.max(0, Math.min(Math.floor((usable * 3) / 10) - debt, usable - debt - 60_000));
  const most = Math.min(capacity * months, Math.floor((cap * growth) / 100), 600_000);
  const limit = most - (most % 1_000);
  if (!effects.has('DENIED')) {
    if (usable < 60_000) fire(true, 'DENIED', 'R41');
    else if (grade === 'E') {
      fire(true, 'DENIED', 'R40');
      const lost = card.map(({ code, best, got }, at) => ({ code, at, cost: best - got }));
      lost.sort((one, other) => other.cost - one.cost || one.at - other.at);
      for (const { code } of lost.slice(0, 3)) codes.add(code);
    } else if (capacity === 0) fire(true, 'DENIED', 'R42');
    else if (limit < 30_000) fire(true, 'DENIED', 'R44');
    else if (limit > 400_000) fire(true, 'MANUAL_ANALYSIS', 'R43');
  }
  const order = ['DENIED', 'BIOMETRY_CONFLICT', 'MANUAL_ANALYSIS', 'PRE_APPROVED'];
  const decision = order.find((effect) => effects.has(effect)) ?? 'APPROVED';
  return { decision, codes: [...codes].toSorted(), points, grade, limitCents: decision === 'DENIED' ? 0 : limit };
}

/** A small generator of numbers with a state of its own: the same applicants every run. */
function drawer(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const among = <T>(...values: T[]): T => values[Math.floor(next() * values.length)] as T;
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  /** Mostly harmless, now and then at or about a bound. */
  const about = (usual: number, ...bounds: number[]) =>
    next() < 0.9 ? usual : Math.max(0, among(...bounds) + among(-1, 0, 1));
  return { among, upTo, about, maybe: <T>(value: T) => (next() < 0.06 ? null : value) };
}

function randomFacts({ among, upTo, about, maybe }: ReturnType<typeof drawer>): CreditFacts {
  return {
    applicant: {
      age: maybe(among(16 + upTo(64), 18, 21, 25, 35, 50, 76)),
      uf: 'AM',
      employment: maybe(among('PUBLIC', 'RETIRED', 'FORMAL', 'SELF_EMPLOYED', 'DOMESTIC', 'STUDENT', 'UNEMPLOYED')),
      incomeCents: maybe(among(50_000, 60_000, 85_714) + upTo(700_000)),
    },
    bureau: {
      status: among('OK', 'OK', 'OK', 'OK', 'NO_HIT', 'PARTIAL', about(0, 1) === 0 ? 'OK' : 'UNAVAILABLE'),
      cpfStatus: maybe(about(0, 1) === 0 ? 'REGULAR' : among('PENDENTE', 'SUSPENSA', 'CANCELADA', 'NULA')),
      deceased: maybe(about(0, 1) > 1),
      score: maybe(among(upTo(1_000), 199, 200, 299, 300, 449, 450, 599, 600, 749, 750)),
      negativeCount: maybe(among(0, 0, 0, 1, 2)),
      negativeCents: maybe(about(0, 30_000, 150_000, 1_000)),
      protestCount: maybe(among(0, 0, 0, 0, 1)),
      protestCents: maybe(about(0, 20_000)),
      bouncedChecks: maybe(about(0, 1)),
      queries30d: maybe(among(upTo(7), about(1, 12, 6, 3))),
      positiveMonths: maybe(upTo(30)),
      incomeEstimateCents: maybe(among(45_000, 60_000) + upTo(600_000)),
      monthlyDebtCents: maybe(upTo(90_000)),
    },
    identity: {
      biometry: maybe(about(0, 1) === 0 ? 'OK' : among('CONFLICT', 'PENDING')),
      faceOtherCpf: maybe(about(0, 1) > 1),
      phoneOtherCpf90d: maybe(about(0, 1, 3)),
      deviceCpfs7d: maybe(about(2, 8)),
      nameMatchPct: maybe(about(98, 70)),
    },
    history: {
      currentDaysLate: maybe(about(0, 1)),
      openRenegotiation: maybe(about(0, 1) > 1),
      maxDaysLate12m: maybe(about(0, 60)),
      daysSinceDenial: maybe(about(90, 30)),
      paidOnTime: maybe(among(upTo(14), 1, 3, 6, 12)),
    },
  };
}

test('10,000 random applicants come to what the words of the sheet say', () => {
  const draw = drawer(20_261_123);
  const seen = new Map<string, number>();
  for (let count = 0; count < COUNT; count += 1) {
    const facts = randomFacts(draw);
    const { decision, codes, points, grade, limitCents } = evaluate(policy, facts);
    expect.soft({ decision, codes, points, grade, limitCents }, JSON.stringify(facts)).toEqual(plain(facts));
    for (const one of [decision, ...codes]) seen.set(one, (seen.get(one) ?? 0) + 1);
  }
  // Each outcome and nearly each reason was among them.
  expect([...seen.keys()].filter((one) => !one.startsWith('R')).length).toBe(5);
  expect([...seen.keys()].filter((one) => one.startsWith('R')).length).toBeGreaterThan(30);
});

test('the same facts give the same bytes', () => {
  const facts = randomFacts(drawer(7));
  const bytes = JSON.stringify(evaluate(policy, facts));
  expect(JSON.stringify(evaluate(compileGolden(readGolden()), structuredClone(facts)))).toBe(bytes);
});
