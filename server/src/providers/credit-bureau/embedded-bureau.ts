import { addSeconds, type Clock, DAY_SECONDS } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import {
  BirthDateMismatch,
  type BureauAnswer,
  type BureauQuery,
  type CreditBureau,
} from '../../modules/decisions/index.ts';
import { dialOf } from './test-cpfs.ts';

interface EmbeddedOptions {
  clock: Clock;
  secrets: Pick<Secrets, 'hash'>;
  /** Waits, as a slow bureau does; the real time when left out. */
  wait?: (ms: number) => Promise<void>;
}

const reais = (value: number) => value * 100;
const LONGEST_WAIT_MS = 10_000;
const waitFor = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/** A bureau without the network: test CPFs say what it answers, any other has answers of its own, the same for ever. */
export function embeddedBureau({ clock, secrets, wait = waitFor }: EmbeddedOptions): CreditBureau {
  return {
    name: 'embedded',
    async ask(query) {
      const base = cleanAnswer(secrets.hash('bureau-query-id', query.idempotencyKey).slice(0, 32), clock.now());
      const of = dialOf(query.cpf);
      if (!of) return personOf(base, secrets.hash('embedded-bureau', query.cpf));
      if (of.situation === '80') await wait(Math.min(of.dial * 10, LONGEST_WAIT_MS));
      return situationOf(base, of, query);
    },
  };
}

function cleanAnswer(queryId: string, now: Date): BureauAnswer {
  return {
    queryId,
    provider: 'embedded',
    asOf: now.toISOString(),
    status: 'OK',
    missingSections: [],
    registry: { cpfStatus: 'REGULAR', deceased: false, nameMatchPct: 98, birthDateMatches: true },
    score: scored(700),
    negatives: { count: 0, totalCents: 0, newest: null, items: [] },
    protests: { count: 0, totalCents: 0, items: [] },
    bouncedChecks: { count: 0 },
    queries: { last30d: 1 },
    positive: { months: 30 },
    income: { estimateCents: reais(2_800) },
    commitment: { monthlyCents: reais(300) },
    alerts: [],
  };
}

const scored = (value: number) => ({ value, min: 0, max: 1_000, model: 'EMB1' });
const registered = (base: BureauAnswer, change: Partial<NonNullable<BureauAnswer['registry']>>): BureauAnswer => ({
  ...base,
  registry: {
    cpfStatus: 'REGULAR',
    deceased: false,
    nameMatchPct: 98,
    birthDateMatches: true,
    ...change,
  },
});
const debtsOf = (dial: number) => ({ count: Math.floor(dial / 100), totalCents: reais((dial % 100) * 100), items: [] });

function failing(status: number): never {
  throw new Error(`credit bureau answered ${status}`);
}

/** What a situation changes of the clean answer. */
const situations: Readonly<Record<string, (base: BureauAnswer, dial: number, query: BureauQuery) => BureauAnswer>> = {
  '00': (base) => ({
    ...base,
    status: 'NO_HIT',
    score: null,
    queries: { last30d: 0 },
    positive: { months: 0 },
    income: null,
    commitment: null,
  }),
  '10': (base, dial) => ({ ...base, score: scored(dial) }),
  '11': (base, dial) => ({ ...base, score: scored(dial), positive: { months: 0 }, income: null, commitment: null }),
  '20': (base, dial) => ({ ...base, score: scored(430), negatives: debtsOf(dial) }),
  '21': (base, dial) => ({ ...base, protests: debtsOf(dial) }),
  '22': (base, dial) => ({ ...base, bouncedChecks: { count: dial } }),
  '30': (base) => registered(base, { cpfStatus: 'CANCELADA', deceased: true }),
  '31': (base) => registered(base, { cpfStatus: 'SUSPENSA' }),
  '32': (base) => registered(base, { cpfStatus: 'CANCELADA' }),
  '33': (base) => registered(base, { cpfStatus: 'NULA' }),
  '34': (base) => registered(base, { cpfStatus: 'PENDENTE' }),
  '40': (base, dial) => ({ ...base, income: { estimateCents: reais(dial * 10) } }),
  '41': (base, dial) => ({ ...base, commitment: { monthlyCents: reais(dial * 10) } }),
  '50': (base, dial) => ({ ...base, queries: { last30d: dial } }),
  '60': (base) => registered(base, { nameMatchPct: 40 }),
  '61': () => {
    throw new BirthDateMismatch('another birth date');
  },
  '62': (base) => ({ ...base, alerts: ['STOLEN_DOCUMENTS'] }),
  '63': (base) => ({
    ...base,
    negatives: { count: 0, totalCents: 0, items: [{ amountCents: reais(500), disputed: true }] },
  }),
  '80': (base) => base,
  '81': () => {
    throw new Error('credit bureau never answered');
  },
  '82': () => failing(500),
  '83': () => failing(429),
  '84': () => {
    throw new SyntaxError('credit bureau answered no JSON');
  },
  '85': () => failing(401),
  '86': (base) => ({ ...base, status: 'PARTIAL', missingSections: ['SCORE'], score: null, negatives: debtsOf(105) }),
  '87': (base) => base,
  '90': (base, dial) => ({ ...base, asOf: addSeconds(new Date(base.asOf), -dial * DAY_SECONDS).toISOString() }),
};

function situationOf(
  base: BureauAnswer,
  { situation, dial }: { situation: string; dial: number },
  query: BureauQuery,
): BureauAnswer {
  return situations[situation]?.(base, dial, query) ?? base;
}

/** A person drawn from the hash of a CPF: mostly clean, some with debts, a few without a file. */
function personOf(base: BureauAnswer, hash: string): BureauAnswer {
  const draw = (at: number, below: number) => Number.parseInt(hash.slice(at * 4, at * 4 + 4), 16) % below;
  if (draw(0, 100) < 4) return situations['00']?.(base, 0, {} as BureauQuery) ?? base;
  const score = 150 + draw(1, 425) + draw(2, 425);
  const owes = draw(3, 1_000) < 900 - score;
  const count = owes ? 1 + draw(4, 4) : 0;
  const income = 1_400 + draw(5, 1_200) + draw(6, 1_600);
  return {
    ...base,
    score: scored(score),
    negatives: { count, totalCents: owes ? reais(80 + draw(7, 2_400)) : 0, items: [] },
    queries: { last30d: draw(8, 6) },
    positive: { months: draw(9, 60) },
    income: { estimateCents: reais(income) },
    commitment: { monthlyCents: reais(Math.floor((income * draw(10, 20)) / 100)) },
  };
}
