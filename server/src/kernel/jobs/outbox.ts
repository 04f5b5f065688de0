import { sql } from '../db/sql.ts';
import { type Fragment, part } from '../db/guarded-write.ts';
import { jobs } from '../db/tables.ts';
import { insertOne } from '../db/write.ts';
import { idOf, newId } from '../ids.ts';

export interface NewJob {
  /** That of what the job is about, where somebody looks it up by that; made here when left out. */
  id?: string;
  kind: string;
  payload: Record<string, unknown>;
  runAt: Date;
  /** A second job with the same key is not written: its write misses and is undone. */
  dedupKey?: string;
}

/** A job row as part of a guarded write: what may happen later happens only if the write did. */
export function jobFragment(job: NewJob): Fragment {
  const { kind, payload, runAt, dedupKey = null, id = dedupKey === null ? newId() : idOf(dedupKey) } = job;
  const row = { id, kind, payload, dedupKey, runAt };
  return part(`job_${kind.replaceAll(/\W/g, '_')}`, sql`${insertOne(jobs, row)} on conflict do nothing`);
}
