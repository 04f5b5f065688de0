import { sql } from 'kysely';
import { addSeconds, type Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Does one kind of job. It may run twice (a crash after the effect), so the effect carries its own dedup key. */
export interface JobHandler {
  (payload: Record<string, unknown>, job: ClaimedJob): Promise<void>;
  /**
   * Told after the last try, before the job counts as failed, so that what waits for it says so. May be told twice, and
   * after a try whose process died: it changes only what no try has done.
   */
  givenUp?(payload: Record<string, unknown>): Promise<void>;
}

const LEASE_SECONDS = 60;
/** Jobs run side by side: few, so that requests keep the rest of the pool. */
const LANES = 2;
/** Ten jobs in two lanes at ten seconds each, a provider's time limit, end before their lease. */
const BATCH = 10;
const MAX_ATTEMPTS = 8;
const IDLE_MS = 250;

export interface WorkerDeps {
  db: Db;
  clock: Clock;
  log: Log;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Work done at every idle turn (sealing the audit chain). */
  chores?: readonly (() => Promise<unknown>)[];
  batch?: number;
}

/**
 * Takes due jobs with SKIP LOCKED, so that many workers never wait for or repeat each other. Materialized: a planner that
 * runs the inner query again for each outer row would take more than the batch.
 */
async function claim({ db, clock, batch = BATCH }: WorkerDeps): Promise<ClaimedJob[]> {
  const now = clock.now();
  const result = await sql<ClaimedJob>`
    with due as materialized (
      select id from jobs
      where done_at is null and failed_at is null and run_at <= ${now} and (locked_until is null or locked_until < ${now})
      order by run_at limit ${sql.lit(batch)} for update skip locked)
    update jobs set locked_until = ${addSeconds(now, LEASE_SECONDS)}, attempts = attempts + 1
    where id in (select id from due)
    returning id, kind, payload, attempts`.execute(db);
  return result.rows;
}

/** Runs every job that is due once; returns how many ran. */
export async function runDueJobs(deps: WorkerDeps): Promise<number> {
  const jobs = await claim(deps);
  const waiting = [...jobs];
  const done: string[] = [];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) if (await runJob(deps, job)) done.push(job.id);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // One commit for the batch: a crash before it repeats jobs whose effects carry their own dedup keys.
  if (done.length > 0) await markDone(deps, done);
  return jobs.length;
}

async function markDone({ db, clock }: WorkerDeps, ids: readonly string[]): Promise<void> {
  await sql`
    update jobs set done_at = ${clock.now()}::timestamptz, last_error = null
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`.execute(db);
}

/** Runs one job; a failed one is put off, or given up after its last try. Tells whether it succeeded. */
async function runJob(deps: WorkerDeps, job: ClaimedJob): Promise<boolean> {
  const { db, clock, log, handlers } = deps;
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`no handler for job kind ${job.kind}`);
    if (job.attempts > MAX_ATTEMPTS) throw new Error('the last try did not end');
    await handler(job.payload, job);
    return true;
  } catch (error) {
    const isLast = job.attempts >= MAX_ATTEMPTS;
    log.warn({ err: error, jobId: job.id, kind: job.kind, isLast }, 'job failed');
    const isGivenUp = isLast && (await giveUp(deps, job));
    const next = addSeconds(clock.now(), 2 ** job.attempts);
    await db
      .updateTable('jobs')
      .set({
        locked_until: null,
        run_at: next,
        last_error: String(error).slice(0, 500),
        failed_at: isGivenUp ? clock.now() : null,
      })
      .where('id', '=', job.id)
      .execute();
    return false;
  }
}

/** Tells the handler; false when that failed too, and the job is to be given up again later. */
async function giveUp({ log, handlers }: WorkerDeps, job: ClaimedJob): Promise<boolean> {
  try {
    await handlers[job.kind]?.givenUp?.(job.payload);
    return true;
  } catch (error) {
    log.error({ err: error, jobId: job.id, kind: job.kind }, 'giving a job up failed');
    return false;
  }
}

/** Starts the loop; the returned function stops it after the turn in progress. */
export function startWorker(deps: WorkerDeps): () => Promise<void> {
  let isStopping = false;
  let wake: () => void = () => undefined;
  const turn = async () => {
    const ran = await runDueJobs(deps);
    if (ran > 0) return;
    for (const chore of deps.chores ?? []) await chore();
    await new Promise<void>((done) => {
      wake = done;
      setTimeout(done, IDLE_MS);
    });
  };
  const loop = (async () => {
    while (!isStopping) {
      await turn().catch(async (error: unknown) => {
        deps.log.error({ err: error }, 'worker turn failed');
        await new Promise((done) => void setTimeout(done, 1_000));
      });
    }
  })();
  return async () => {
    isStopping = true;
    wake();
    await loop;
  };
}
