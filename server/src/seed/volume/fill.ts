import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { Platform } from '../../kernel/platform.ts';
import { newContractNumber } from '../../modules/contracts/index.ts';
import { rebuildProjections } from '../../modules/projection/index.ts';
import { fastIds } from './fast-ids.ts';
import { type Batch, copyBatch, emptyBatch, skipForeignKeys } from './lane.ts';
import { type LifeTemplate, lifeTemplate, TIME_STEPS } from './life-template.ts';
import { lifeTables } from './life-tables.ts';
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

async function readTemplates(client: pg.Client, borrowerIds: readonly string[]): Promise<LifeTemplate[]> {
  const ids = await client.query<{ id: string }>(
    `select id from retailers union all select id from stores union all select id from operators
     union all select id from policy_documents`,
  );
  const shared = new Set(ids.rows.map(({ id }) => id));
  const templates: LifeTemplate[] = [];
  for (const id of borrowerIds) templates.push(lifeTemplate(await readLife(client, id), shared));
  return templates;
}

/** Makes batches of clones until the contracts asked for are all handed out. */
function batches(templates: readonly LifeTemplate[], platform: Platform, contracts: number, firstPerson: number) {
  const newId = fastIds(platform.clock.now().getTime(), firstPerson);
  let left = contracts;
  let person = firstPerson;
  return (): { batch: Batch; contracts: number } | null => {
    if (left === 0) return null;
    const batch = emptyBatch();
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
      const texts = template.copy(clone);
      for (const { name } of lifeTables) batch[name].push(texts[name]);
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
    const templates = await readTemplates(first, models);
    const known = await first.query<{ n: string }>('select count(*) as n from borrower_documents');
    const next = batches(templates, platform, contracts, Number(known.rows[0]?.n ?? 0));
    let done = 0;
    onProgress(done);
    const work = async (client: pg.Client) => {
      await skipForeignKeys(client);
      for (let made = next(); made; made = next()) {
        await copyBatch(client, made.batch);
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
