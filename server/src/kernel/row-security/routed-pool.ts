import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Pool } from '../db/database.ts';
import { connectionOf, nodePostgresPool, openPool, pglitePool, type PoolOptions, type Send } from '../db/pools.ts';
import { prepareReach, ReachQuery, reachValues, setReach } from './reach-query.ts';
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts';
import { currentScope, type Scope } from './scope.ts';

/** Statements of a request, each told whose rows it may reach; inside a transaction the first one's telling lasts. */
function reaching(values: readonly string[]): Send {
  return (client, statement) =>
    client.getTransactionStatus() === 'I' ? sendReaching(client, statement, values) : client.query(statement);
}

function sendReaching(
  client: pg.PoolClient,
  statement: pg.QueryConfig,
  values: readonly string[],
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | undefined, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
    client.query(new ReachQuery(statement, values, done));
  });
}

/**
 * Two pools as one: what runs as the system goes by connections of the system's role, everything else by those of the
 * role that row-level security holds for, with the reach of its scope; without a scope it reaches no row. A connection
 * keeps the scope it was taken in, so a transaction has one.
 */
export function routedPool(options: PoolOptions): Pool {
  const app = openPool({ ...options, role: APP_ROLE, onConnect: prepareReach });
  // Sign-ins and jobs: a request asks here once, for its session, and waits for nothing else.
  const system = nodePostgresPool({ ...options, role: SYSTEM_ROLE, size: Math.max(2, Math.ceil(options.size / 2)) });
  return {
    async connect() {
      const scope = currentScope();
      if (scope && 'system' in scope) return system.connect();
      return connectionOf(await app.connect(), reaching(reachValues(scope)));
    },
    async end() {
      await Promise.all([app.end(), system.end()]);
    },
  };
}

/** The embedded database has one connection: role and reach are set on it whenever another scope takes it. */
export function routedPglitePool(lite: PGlite): Pool {
  const pool = pglitePool(lite);
  let last: string | undefined;
  const take = async (scope: Scope | undefined) => {
    const isSystem = scope !== undefined && 'system' in scope;
    const values = [isSystem ? SYSTEM_ROLE : APP_ROLE, ...reachValues(isSystem ? undefined : scope)];
    const wanted = values.join(' ');
    if (wanted === last) return;
    await lite.query(setReach, values);
    last = wanted;
  };
  return {
    async connect() {
      const client = await pool.connect();
      await take(currentScope()).catch((error: unknown) => {
        client.release();
        throw error;
      });
      return client;
    },
    end: () => pool.end(),
  };
}
