import pg from 'pg';

export type Client = pg.Client;

export async function connect(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url });
  // When a failure elsewhere stops the server, that error matters, not this lost connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A prepared statement: PostgreSQL parses it once a connection. */
export interface Statement {
  name: string;
  text: string;
}

export const statement = (name: string, text: string): Statement => ({ name, text });

/** A statement with its values. */
export type Step = readonly [Statement, unknown[]];

/** One transaction: all reads, then all writes. @throws Error when a write touches no row. */
export async function transact(client: Client, writes: readonly Step[], reads: readonly Step[] = []): Promise<void> {
  await client.query('begin');
  for (const [{ name, text }, values] of reads) await client.query({ name, text, values });
  for (const [{ name, text }, values] of writes) {
    const { rowCount } = await client.query({ name, text, values });
    if (rowCount === 0) throw new Error(`${name} touched no row`);
  }
  await client.query('commit');
}
