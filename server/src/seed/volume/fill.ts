import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { Platform } from '../../kernel/platform.ts';
import { newContractNumber } from '../../modules/contracts/index.ts';
import { rebuildProjections } from '../../modules/projection/index.ts';
import { fastIds } from './fast-ids.ts';
import { type Batch, copyBatch, emptyBatch, skipForeignKeys } from './lane.ts';
import { type LifeTemplate, lifeTemplate, TIME_STEPS } from './life-template.ts';
import { type LifeTable, readLifeTables, readSharedIds } from './life-tables.ts';
import { liveModels, modelCount } from './models.ts';
import { personOf } from './people.ts';
import { readLife } from './read-life.ts';

export interface Fill {
  platform: Platform;
  url: string;
  contracts: number;
  /** Called with 0 when the copying begins, then after each batch. */
  onProgress: (done: number) => void;
}

const BATCH_CONTRACTS = 1_000;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.query("set timezone = 'UTC'; set synchronous_commit = off; set statement_timeout = 0");
  return client;
}

async function readTemplates(
  client: pg.Client,
  tables: readonly LifeTable[],
  borrowerIds: readonly string[],
): Promise<LifeTemplate[]> {
  const shared = await readSharedIds(client);
  const templates: LifeTemplate[] = [];
  for (const id of borrowerIds) templates.push(lifeTemplate(await readLife(client, tables, id), shared));
  return templates;
}

interface Batches {
  templates: readonly LifeTemplate[];
  platform: Platform;
  contracts: number;
  firstPerson: number;
  tables: readonly LifeTable[];
}

/** Makes batches of clones until the contracts asked for are all handed out. */
function batches({ templates, platform, contracts, firstPerson, tables }: Batches) {
  const newId = fastIds(platform.clock.now().getTime(), firstPerson);
  let left = contracts;
  let person = firstPerson;
  return (): { batch: Batch; contracts: number } | null => {
    if (left === 0) return null;
    const batch = emptyBatch(tables);
    const size = Math.min(BATCH_CONTRACTS, left);
    for (let taken = 0; taken < size;) {
      const wanted = templates[person % templates.length];
      const template = wanted && wanted.contracts <= size - taken ? wanted : templates[0];
      if (!template) throw new Error('no life to copy');
      const clone = {
        person: personOf(platform.secrets, person),
        newId,
        newNumber: newContractNumber,
        step: person % TIME_STEPS,
      };
      for (const [index, text] of template.copy(clone).entries()) batch[index]?.push(text);
      taken += template.contracts;
      person += 1;
    }
    left -= size;
    return { batch, contracts: size };
  };
}

/**
 * Adds generated contracts to a PostgreSQL server by COPY: each is the copy of a life that the use cases lived, with
 * its own customer, ids, numbers, times and authentication codes. Several connections write at once.
 */
export async function fillContracts({ platform, url, contracts, onProgress }: Fill): Promise<void> {
  const models = await liveModels(platform, modelCount(contracts));
  const lanes = Math.min(Math.max(2, availableParallelism()), 8, Math.ceil(contracts / BATCH_CONTRACTS));
  const clients = await Promise.all(Array.from({ length: lanes }, () => connect(url)));
  try {
    const [first] = clients;
    if (!first) return;
    const tables = await readLifeTables(first);
    const templates = await readTemplates(first, tables, models);
    const known = await first.query<{ n: string }>('select count(*) as n from borrower_documents');
    const next = batches({ templates, platform, contracts, firstPerson: Number(known.rows[0]?.n ?? 0), tables });
    let done = 0;
    onProgress(done);
    const work = async (client: pg.Client) => {
      await skipForeignKeys(client);
      for (let made = next(); made; made = next()) {
        await copyBatch(client, tables, made.batch);
        done += made.contracts;
        onProgress(done);
      }
    };
    await Promise.all(clients.map(work));
    await first.query('analyze');
    await rebuildProjections(platform);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
