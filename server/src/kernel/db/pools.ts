import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Connection, Pool } from './database.ts';
import { nobodyOptions } from '../row-security/reach-query.ts';
import { logSettings, type Role } from '../row-security/roles.ts';

const INT8 = 20;
const DATE = 1082;

/** int8 holds cents and counts: a safe integer or a loud failure, never a rounded one. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`);
  return value;
}
const asText = (text: string) => text;

/** Value parsers of both drivers: the same types come out of PGlite and node-postgres. */
export const pgliteParsers: Record<number, (text: string) => unknown> = { [INT8]: parseInt8, [DATE]: asText };

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    return pgliteParsers[oid] ?? pg.types.getTypeParser(oid, format);
  },
};

const MAX_NAMED = 400;
const names = new Map<string, string>();

/** Name of a prepared statement; texts beyond the cap go unnamed so that a session never collects plans for ever. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMED) return undefined;
  const name = `b${names.size}`;
  names.set(text, name);
  return name;
}

export interface PoolOptions {
  url: string;
  size: number;
  /** Upper bound of one statement, ms. */
  statementTimeoutMs?: number;
}

interface RoleOptions {
  /** Taken at the start of every connection; that of the login when left out. */
  role?: Role;
  /** Prepares each new connection, before anybody gets it. */
  onConnect?: (client: pg.ClientBase) => Promise<void>;
}

interface Connections {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

// Statements are prepared and few: planning one anew costs as much as running it. So a limit is written as a literal.
const KEEP_PLANS = '-c plan_cache_mode=force_generic_plan';

/** The URL with start-up options: ours, then those it brings, which may change ours, then the role, which nothing may. */
function withOptions(url: string, role: Role | undefined): string {
  const target = new URL(url);
  const given = target.searchParams.get('options') ?? '';
  const ofRole = role ? [...nobodyOptions, `-c role=${role}`] : [];
  target.searchParams.set('options', [KEEP_PLANS, given, ...ofRole].join(' ').trim());
  return target.href;
}

const quieted = logSettings.map(
  ({ name, value }) => `case when has_parameter_privilege(current_user, '${name}', 'set')
    then set_config('${name}', '${value}', false) end`,
);
const BEGIN = `select current_user as role, ${quieted.join(', ')}`;

/**
 * Checks the role, and keeps statements that lose a race out of the database's log, where the role may.
 * @throws Error where something between here and the server drops start-up options: the role would be another one.
 */
async function beginAs(client: pg.ClientBase, role: Role): Promise<void> {
  const { rows } = await client.query<{ role: string }>(BEGIN);
  if (rows[0]?.role !== role) throw new Error(`connected as ${rows[0]?.role}, not as ${role}`);
}

/** node-postgres with every time limit set (its defaults hang for ever on a dead link). */
export function openPool({ role, onConnect, ...options }: PoolOptions & RoleOptions): Connections {
  const statementTimeout = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString: withOptions(options.url, role),
    max: options.size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 2_000,
    lock_timeout: Math.min(5_000, statementTimeout),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: typeParsers,
  });
  pool.on('error', () => undefined);
  // A connection that dies while it is in use says so too: its query fails, the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const ready = new WeakSet<pg.PoolClient>();
  const prepare = async (client: pg.PoolClient) => {
    if (role) await beginAs(client, role);
    await onConnect?.(client);
    ready.add(client);
  };
  return {
    async connect() {
      const client = await pool.connect();
      if (ready.has(client)) return client;
      await prepare(client).catch((error: unknown) => {
        client.release(true);
        throw error;
      });
      return client;
    },
    end: () => pool.end(),
  };
}

/** A pool of named statements, on connections of one role. */
export function nodePostgresPool(options: PoolOptions & Pick<RoleOptions, 'role'>): Pool {
  const pool = openPool(options);
  return { connect: async () => connectionOf(await pool.connect(), asItIs), end: () => pool.end() };
}

/** Hands a statement to a connection. */
export type Send = (client: pg.PoolClient, statement: pg.QueryConfig) => Promise<pg.QueryResult>;

const asItIs: Send = (client, statement) => client.query(statement);

export function connectionOf(client: pg.PoolClient, send: Send): Connection {
  return {
    async query(text, values) {
      const name = statementName(text);
      const { rows, rowCount } = await send(client, { ...(name && { name }), text, values: [...values] });
      return { rows, rowCount: rowCount ?? 0 };
    },
    release: (isBroken) => client.release(isBroken),
  };
}

/** PGlite is one connection: whoever holds it works alone, the others queue. */
export function pglitePool(lite: PGlite): Pool {
  let tail: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const before = tail;
      let release: () => void = () => undefined;
      tail = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return {
        async query(text, values) {
          const { rows, affectedRows } = await lite.query(text, [...values]);
          return { rows, rowCount: affectedRows ?? 0 };
        },
        release,
      };
    },
    end: () => lite.close(),
  };
}
