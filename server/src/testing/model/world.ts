import type { RouteName } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../kernel/db/sql.ts';
import { assemble, readAppConfig } from '../../app.ts';
import type { Db } from '../../kernel/db/database.ts';
import { registerRoutes } from '../../kernel/http/register.ts';
import { createHttpServer } from '../../kernel/http/server.ts';
import { type JobHandler, runDueJobs } from '../../kernel/jobs/worker.ts';
import type { Platform } from '../../kernel/platform.ts';
import { signMessage } from '../../kernel/signature.ts';
import { boletoBank } from '../../providers/boleto-bank/index.ts';
import { payoutBank } from '../../providers/payout-bank/index.ts';
import { pixBank } from '../../providers/pix-bank/index.ts';
import { type Answered, type Ask, call, givenSession } from '../counter.ts';
import { routedDb } from '../database.ts';
import { type SetClock, setClock, silentLog, testPlatform } from '../platform.ts';
import { type Counter, givenCounter } from './counter-rows.ts';

/** A Monday, nine o'clock in Manaus. */
const OPENING = '2026-11-23T13:00:00Z';

/** Who does an act at the counter, and in the retailer's office. */
type Shopkeeper = 'cashier' | 'manager' | 'analyst' | 'colleague' | 'office';
/** Analysts of the provider: what one holds back the other decides on. */
export type Treasurer = 'treasurer' | 'second';
export type Clerk = Shopkeeper | Treasurer;

/** Banks that tell of what happened there, signed. */
type Bank = 'pix' | 'boletos' | 'payouts';

/** The product under test: the whole API on a database, with a clock and codes that the test decides. */
export interface World {
  platform: Platform;
  db: Db;
  clock: SetClock;
  counter: Counter;
  /** The code that was made last; the next one is another. */
  lastCode(): string;
  call(name: RouteName, ask: Ask, how: { by: Clerk; isBankSilent?: boolean }): Promise<Answered>;
  /** A bank tells of what happened, signed: the one of Pix, where none is named. */
  notify(notice: object, bank?: Bank): Promise<{ status: number; outcome: string }>;
  /** Runs every job that is due. */
  work(): Promise<void>;
  /** Empties the database down to the counter's fixtures and sets the clock back to the opening. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** After half an hour without a call a session is over: nobody waits that long here. */
const SESSION_MS = 20 * 60_000;

/** Puts the product together on an empty database. */
export async function openWorld(db: Db): Promise<World> {
  const clock = setClock(OPENING);
  const platform = testPlatform(db, clock);
  const codes = codeMaker();
  const kept = new Set(await tablesWithRows(db));
  const counter = await givenCounter(platform);
  for (const table of await tablesWithRows(db)) kept.add(table);
  const emptied = (await allTables(db)).filter((table) => !kept.has(table));
  const tokenOf = sessions(platform, counter);
  // Some counts live in the process (look-ups a minute): a run starts with a process of its own.
  let product = await openProduct(platform, codes.make);
  const sendTo = async (app: FastifyInstance, name: RouteName, ask: Ask, by: Clerk) =>
    call(app, name, { ...ask, token: await tokenOf.of(by) });
  return {
    platform,
    db,
    clock,
    counter,
    lastCode: codes.last,
    call: async (name, ask, { by, isBankSilent = false }) => {
      if (!isBankSilent) return sendTo(product.app, name, ask, by);
      const { app } = await openProduct(platform, codes.make, true);
      const answer = await sendTo(app, name, ask, by);
      await app.close();
      return answer;
    },
    notify: (notice, bank) => product.notify(notice, bank),
    work: async () => {
      while ((await runDueJobs({ db, clock, log: silentLog, handlers: product.handlers, batch: 100 })) > 0);
    },
    reset: async () => {
      clock.set(OPENING);
      tokenOf.forget();
      codes.forget();
      await product.app.close();
      product = await openProduct(platform, codes.make);
      await empty(db, emptied);
      await counter.restore();
    },
    close: () => product.app.close(),
  };
}

/** Tokens of the clerks, another one when the last would be too old. */
function sessions(platform: Platform, counter: Counter) {
  const tokens = new Map<Clerk, { token: string; at: number }>();
  const of = async (by: Clerk) => {
    const now = platform.clock.now().getTime();
    const known = tokens.get(by);
    if (known && now - known.at < SESSION_MS) return known.token;
    const token = await givenSession(platform, counter.houseOf(by), counter.operators[by]);
    tokens.set(by, { token, at: now });
    return token;
  };
  return { of, forget: () => tokens.clear() };
}

interface Product {
  app: FastifyInstance;
  handlers: Record<string, JobHandler>;
  notify: World['notify'];
}

async function openProduct(platform: Platform, makeCode: () => string, isBankSilent = false): Promise<Product> {
  const read = readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const config = isBankSilent ? { ...read, pixBank: { ...read.pixBank, provider: 'none' as const } } : read;
  const app = await createHttpServer(config, platform.brand.nameAt);
  const assembled = assemble({ ...platform, db: routedDb(platform.db) }, config, makeCode);
  registerRoutes(app, assembled.routes, assembled);
  const banks = {
    pix: { name: 'pix', ...pixBank(config.pixBank, platform) },
    boletos: { name: 'boleto', ...boletoBank(config.boletoBank, platform) },
    payouts: { name: 'payout', ...payoutBank(config.payoutBank, platform) },
  };
  const notify = async (notice: object, bank: Bank = 'pix') => {
    const { name, webhookSecret } = banks[bank];
    const { body, timestamp, signature } = signMessage(webhookSecret, JSON.stringify(notice), platform.clock.now());
    const signed = { [`x-${name}-timestamp`]: timestamp, [`x-${name}-signature`]: signature };
    const headers = { ...signed, 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: `/webhooks/${bank}`, payload: body, headers });
    return { status: response.statusCode, outcome: response.json<{ outcome: string }>().outcome };
  };
  return { app, handlers: assembled.handlers, notify };
}

const FIRST_CODE = 100_000;

/** Six digits, another each time; the same run makes the same codes. */
function codeMaker() {
  let made = FIRST_CODE;
  return {
    make: () => String((made += 7)),
    last: () => String(made),
    forget: () => {
      made = FIRST_CODE;
    },
  };
}

async function allTables(db: Db): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return found.rows.map(({ name }) => name);
}

async function tablesWithRows(db: Db): Promise<string[]> {
  const names = await allTables(db);
  const tests = names.map((name) => sql`select ${name}::text as name where exists (select 1 from ${sql.table(name)})`);
  const found = await sql<{ name: string }>`${sql.join(tests, sql` union all `)}`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** One round trip; foreign keys sleep meanwhile, so that the order of the tables does not matter. */
async function empty(db: Db, tables: readonly string[]): Promise<void> {
  const deletions = tables.map((table) => `delete from "${table}";`).join(' ');
  await sql`${sql.raw(`do $$ begin
    set local session_replication_role = replica; ${deletions}
    set local session_replication_role = origin; end $$`)}`.execute(db);
}
