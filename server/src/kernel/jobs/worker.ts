import { sql } from '../db/sql.ts';
import { addSeconds, type Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { returning, rowsOf } from '../db/select.ts';
import { pick, type RowOf } from '../db/table.ts';
import { jobs } from '../db/tables.ts';
import { asSystem } from '../row-security/scope.ts';
import type { Log } from '../log.ts';

const claimed = pick(jobs.row('j'), 'id', 'kind', 'payload', 'attempts');

export type ClaimedJob = Pick<RowOf<typeof jobs>, keyof typeof claimed>;

/** Does one kind of job. It may run twice (a crash after the effect), so the effect carries its own dedup key. */
export interface JobHandler {
  (payload: Record<string, unknown>, job: ClaimedJob): Promise<void>;
  /**
   * Told after the last try, before the job counts as failed, so that what waits for it says so. May be told twice, and
   * after a try whose process died: it changes only what no try has done.
   */
  givenUp?(payload: Record<string, unknown>): Promise<void>;
  /**
   * Does all jobs of this kind that were claimed together, to spare the database a round trip for each; returns the
   * error of each that failed, by job. Jobs of a handler without it run one by one.
   */
  together?(jobs: readonly ClaimedJob[]): Promise<ReadonlyMap<string, unknown>>;
}

const LEASE_SECONDS = 60;
/** Jobs run side by side: few, so that requests keep the rest of the pool. */
const LANES = 2;
/** Ten jobs in two lanes at ten seconds each, a provider's time limit, end before their lease. */
const BATCH = 10;
const MAX_ATTEMPTS = 8;
const IDLE_MS = 250;
/** Chores wait no longer than this for the jobs to end. */
const CHORES_EVERY_MS = 1_000;

export interface WorkerDeps {
  db: Db;
  clock: Clock;
  log: Log;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Work done at every idle turn, and now and then while jobs do not end (sealing the audit chain). */
  chores?: readonly (() => Promise<unknown>)[];
  batch?: number;
}

/**
 * Takes due jobs with SKIP LOCKED, so that many workers never wait for or repeat each other. Materialized: a planner that
 * runs the inner query again for each outer row would take more than the batch.
 */
async function claim({ db, clock, batch = BATCH }: WorkerDeps): Promise<ClaimedJob[]> {
  const now = clock.now();
  const taken = sql`
    with due as materialized (
      select id from ${jobs.sql}
      where done_at is null and failed_at is null and run_at <= ${now} and (locked_until is null or locked_until < ${now})
      order by run_at limit ${sql.lit(batch)} for update skip locked)
    update ${jobs.sql} j set locked_until = ${addSeconds(now, LEASE_SECONDS)}, attempts = attempts + 1
    where j.id in (select id from due)`;
  return rowsOf(db, returning(taken, claimed));
}

/** Runs every job that is due once; returns how many ran. */
export const runDueJobs = (deps: WorkerDeps): Promise<number> => asSystem('jobs', () => runDue(deps));

async function runDue(deps: WorkerDeps): Promise<number> {
  const due = await claim(deps);
  const waiting = tasksOf(deps, due);
  const done: string[] = [];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) done.push(...(await runTask(deps, task)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // One commit for the batch: a crash before it repeats jobs whose effects carry their own dedup keys.
  if (done.length > 0) await markDone(deps, done);
  return due.length;
}

/** Jobs as they are worked off: those whose handler does many together as one task, every other by itself. */
function tasksOf({ handlers }: WorkerDeps, due: readonly ClaimedJob[]): ClaimedJob[][] {
  const tasks = new Map<string, ClaimedJob[]>();
  for (const job of due) {
    const task = handlers[job.kind]?.together ? job.kind : job.id;
    tasks.set(task, [...(tasks.get(task) ?? []), job]);
  }
  return [...tasks.values()];
}

async function markDone({ db, clock }: WorkerDeps, ids: readonly string[]): Promise<void> {
  await sql`
    update ${jobs.sql} set done_at = ${clock.now()}::timestamptz, last_error = null
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`.execute(db);
}

/** Runs the jobs of one task; each that failed is put off, or given up after its last try. Returns those done. */
async function runTask(deps: WorkerDeps, task: readonly ClaimedJob[]): Promise<string[]> {
  const failures = await failuresOf(deps, task);
  for (const job of task) if (failures.has(job.id)) await putOff(deps, job, failures.get(job.id));
  return task.map(({ id }) => id).filter((id) => !failures.has(id));
}

async function failuresOf(
  { handlers }: WorkerDeps,
  task: readonly ClaimedJob[],
): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>();
  const isDying = ({ attempts }: ClaimedJob) => attempts > MAX_ATTEMPTS;
  for (const job of task.filter(isDying)) failures.set(job.id, new Error('the last try did not end'));
  const living = task.filter((job) => !isDying(job));
  const [first] = living;
  if (!first) return failures;
  try {
    const handler = handlers[first.kind];
    if (!handler) throw new Error(`no handler for job kind ${first.kind}`);
    if (!handler.together) await handler(first.payload, first);
    else for (const [id, error] of await handler.together(living)) failures.set(id, error);
  } catch (error) {
    for (const job of living) failures.set(job.id, error);
  }
  return failures;
}

async function putOff(deps: WorkerDeps, job: ClaimedJob, error: unknown): Promise<void> {
  const { db, clock, log } = deps;
  const isLast = job.attempts >= MAX_ATTEMPTS;
  log.warn({ err: error, jobId: job.id, kind: job.kind, isLast }, 'job failed');
  const isGivenUp = isLast && (await giveUp(deps, job));
  await sql`
    update ${jobs.sql} set locked_until = null, run_at = ${addSeconds(clock.now(), 2 ** job.attempts)}::timestamptz,
      last_error = ${String(error).slice(0, 500)}::text, failed_at = ${isGivenUp ? clock.now() : null}::timestamptz
    where id = ${job.id}::uuid`.execute(db);
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
  let choresDoneAt = performance.now();
  const turn = async () => {
    const ran = await runDueJobs(deps);
    if (ran > 0 && performance.now() - choresDoneAt < CHORES_EVERY_MS) return;
    for (const chore of deps.chores ?? []) await asSystem('chores', chore);
    choresDoneAt = performance.now();
    if (ran > 0) return;
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
