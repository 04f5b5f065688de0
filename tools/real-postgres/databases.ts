import pg from 'pg';

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

async function administer(adminUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database, empty or as a copy of `template` (which nobody may be connected to), and returns its URL. */
export async function createDatabase(adminUrl: string, name: string, template = 'template0'): Promise<string> {
  const [database, source] = [pg.escapeIdentifier(name), pg.escapeIdentifier(template)];
  // FILE_COPY with fsync off beats WAL_LOG for any but tiny databases.
  await administer(adminUrl, [`create database ${database} template ${source} strategy file_copy`]);
  return withDatabase(adminUrl, name);
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await administer(adminUrl, [`drop database if exists ${pg.escapeIdentifier(name)} with (force)`]);
}
