import pg from 'pg';

export type Client = pg.Client;

export async function connect(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url });
  // A failure elsewhere stops the server first; its own words matter, not that this connection broke.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Named statements of one connection: parsed once, as an engineer who knows the driver writes them. */
export interface Statement {
  name: string;
  text: string;
}

export const statement = (name: string, text: string): Statement => ({ name, text });

/** A statement with its values. */
export type Step = readonly [Statement, unknown[]];

/** begin, every read, every write, each with its values, commit. */
export async function transact(client: Client, writes: readonly Step[], reads: readonly Step[] = []): Promise<void> {
  await client.query('begin');
  for (const [{ name, text }, values] of reads) await client.query({ name, text, values });
  for (const [{ name, text }, values] of writes) {
    const { rowCount } = await client.query({ name, text, values });
    if (rowCount === 0) throw new Error(`${name} touched no row`);
  }
  await client.query('commit');
}
