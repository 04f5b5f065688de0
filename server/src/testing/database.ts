import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDb, type Db } from '../kernel/db/database.ts';
import { nodePostgresPool } from '../kernel/db/pools.ts';
import { routedPool } from '../kernel/row-security/routed-pool.ts';

const routedDbs = new WeakMap<Db, Db>();

/** The same database as the server reaches it, under row-level security; another handle is given back as it is. */
export const routedDb = (owner: Db): Db => routedDbs.get(owner) ?? owner;

export interface TestDatabase {
  /** As the owner of the tables, whom row-level security does not bind. */
  db: Db;
  url: string;
  close(): Promise<void>;
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh, migrated database of its own on the real PostgreSQL; `close` drops it. */
export async function openTestDatabase(size = 8): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const db = createDb(nodePostgresPool({ url: url.href, size }));
  const routed = createDb(routedPool({ url: url.href, size }));
  routedDbs.set(db, routed);
  const close = async () => {
    await Promise.all([db.close(), routed.close()]);
    await asAdministrator(`drop database ${name} with (force)`);
  };
  return { db, url: url.href, close };
}
