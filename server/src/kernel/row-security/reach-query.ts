import pg from 'pg';
import type { Reach } from './scope.ts';

/** What `pg.Query` takes and does besides what its own types say. */
declare module 'pg' {
  interface QueryConfig {
    queryMode?: 'extended';
  }
  interface Query {
    prepare(connection: pg.Connection): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
}

/** Settings that the policies of row-level security compare rows with. */
const settings = ['balcao.retailer', 'balcao.operator', 'balcao.borrower'];

/** Belongs to no row: what a setting says when there is nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Start-up options of a session: until a statement says whose it is, it is nobody's. */
export const nobodyOptions: readonly string[] = settings.map((name) => `-c ${name}=${NOBODY}`);

export const reachValues = (reach: Reach | undefined): string[] => [
  reach?.retailerId ?? NOBODY,
  reach?.operatorId ?? NOBODY,
  reach?.borrowerId ?? NOBODY,
];

const sets = (names: readonly string[], isLocal: boolean) =>
  names.map((name, index) => `set_config('${name}', $${index + 1}, ${isLocal})`);

/** Sets role and reach for the rest of a session. */
export const setReach = `select ${sets(['role', ...settings], false).join(', ')}`;

const NAME = 'reach';
/** Sets the reach until the transaction ends. Returns no row, so that nothing comes back but its end. */
const TEXT = `select where (${sets(settings, true).join(' || ')}) is null`;

/** Prepares what goes ahead of every {@link ReachQuery} of a connection. */
export async function prepareReach(client: pg.ClientBase): Promise<void> {
  await client.query({ name: NAME, text: TEXT, values: reachValues(undefined) });
}

/**
 * A statement that is told whose rows it may reach, without a round trip of its own: the settings go ahead of it in the
 * same messages, and both are one transaction, so they end with it. Its connection has had {@link prepareReach}.
 */
export class ReachQuery extends pg.Query {
  readonly #reach: readonly string[];
  #isReachSet = false;

  constructor(
    config: pg.QueryConfig,
    reach: readonly string[],
    done: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    // One without a name or values would go as a simple query, which nothing can go ahead of.
    super({ ...config, queryMode: 'extended' }, done);
    this.#reach = reach;
  }

  override prepare(connection: pg.Connection): void {
    connection.bind({ statement: NAME, values: [...this.#reach] }, true);
    connection.execute(null, true);
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    // The first end is that of the settings.
    if (this.#isReachSet) super.handleCommandComplete(message, connection);
    this.#isReachSet = true;
  }
}
