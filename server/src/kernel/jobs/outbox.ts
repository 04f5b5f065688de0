import { sql } from 'kysely';
import type { Fragment } from '../db/guarded-write.ts';
import { idOf, newId } from '../ids.ts';

export interface NewJob {
  kind: string;
  payload: Record<string, unknown>;
  runAt: Date;
  /** A second job with the same key is not written: its write misses and is undone. */
  dedupKey?: string;
}

/** A job row as part of a guarded write: what may happen later happens only if the write did. */
export function jobFragment(job: NewJob): Fragment {
  return {
    name: `job_${job.kind.replaceAll(/\W/g, '_')}`,
    rows: 1,
    statement: sql`
      insert into jobs (id, kind, payload, dedup_key, run_at)
      values (${job.dedupKey === undefined ? newId() : idOf(job.dedupKey)}::uuid, ${job.kind}::text, ${JSON.stringify(job.payload)}::jsonb, ${job.dedupKey ?? null}::text, ${job.runAt}::timestamptz)
      on conflict do nothing
      returning 1`,
  };
}
