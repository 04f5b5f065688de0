import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from '../../../kernel/db/sql.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { pick, type RowOf } from '../../../kernel/db/table.ts';
import type { ClaimedJob, JobHandler } from '../../../kernel/jobs/worker.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { MessageRejected, type MessageSender } from '../ports.ts';
import { messages, type MessageStatus } from '../tables.ts';

/** Messages on their way to the vendor at one time. */
const LANES = 2;

const handed = pick(messages.row('m'), 'id', 'dedupKey', 'channel', 'recipientSealed', 'textSealed', 'status');
type Handed = Pick<RowOf<typeof messages>, keyof typeof handed>;

const idsOf = (ids: readonly string[]) => sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`;
const messageOf = ({ messageId }: Record<string, unknown>): string => String(messageId);

/**
 * Handler of the job 'notifications.send'. A message marked SENT or FAILED is never handed over again, so the job may
 * run twice; a crash between handing over and marking repeats it under the same dedup key. Given up, the message FAILED.
 * Messages due together are read as one and marked as they are handed over: whoever is through while others are being
 * marked is marked next, with all that wait.
 */
export function sendMessage(platform: Platform, sender: MessageSender): JobHandler {
  const mark = (ids: readonly string[], status: MessageStatus) => {
    const sentAt = status === 'SENT' ? platform.clock.now() : null;
    return sql`
      update ${messages.sql} set status = ${status}::text, sent_at = ${sentAt}::timestamptz
      where id in (${idsOf(ids)}) and status = 'QUEUED'`.execute(platform.db);
  };

  async function handOver(row: Handed): Promise<MessageStatus> {
    const to = platform.secrets.decrypt(row.recipientSealed);
    const text = platform.secrets.decrypt(row.textSealed);
    try {
      await sender.send({ channel: row.channel, to, text, dedupKey: row.dedupKey });
      return 'SENT';
    } catch (error) {
      if (!(error instanceof MessageRejected)) throw error;
      platform.log.warn({ err: error, messageId: row.id }, 'message rejected');
      return 'FAILED';
    }
  }

  async function together(jobs: readonly ClaimedJob[]): Promise<ReadonlyMap<string, unknown>> {
    const failures = new Map<string, unknown>();
    const ids = jobs.map(({ payload }) => messageOf(payload));
    const rows = await rowsOf(platform.db, select(handed, sql`from ${messages.sql} m where m.id in (${idsOf(ids)})`));
    const marks = new Marks(mark);
    const waiting = [...jobs];
    const lane = async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { id, payload } = job;
        try {
          const row = rows.find((one) => one.id === messageOf(payload));
          if (!row) throw new Error(`no message ${messageOf(payload)}`);
          if (row.status === 'QUEUED') marks.add(row.id, await handOver(row));
        } catch (error) {
          failures.set(id, error);
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await marks.written;
    return failures;
  }

  const one: JobHandler = async (_, job) => {
    const failures = await together([job]);
    if (failures.has(job.id)) throw failures.get(job.id);
  };
  return Object.assign(one, {
    together,
    givenUp: async (payload: Record<string, unknown>) => {
      await mark([messageOf(payload)], 'FAILED');
    },
  });
}

/** Writes marks one after the other, each with everything that came in while the one before was written. */
class Marks {
  readonly #write: (ids: readonly string[], status: MessageStatus) => Promise<unknown>;
  #waiting: { id: string; status: MessageStatus }[] = [];
  /** Resolves when all marks so far are written; rejects with the first that could not be. */
  written: Promise<void> = Promise.resolve();

  constructor(write: (ids: readonly string[], status: MessageStatus) => Promise<unknown>) {
    this.#write = write;
  }

  add(id: string, status: MessageStatus): void {
    this.#waiting.push({ id, status });
    this.written = this.written.then(() => this.#flush());
  }

  async #flush(): Promise<void> {
    // Senders that answer at once are all through by then.
    await nextTurn();
    const marks = this.#waiting;
    this.#waiting = [];
    for (const status of ['SENT', 'FAILED'] as const) {
      const ids = marks.filter((one) => one.status === status).map(({ id }) => id);
      if (ids.length > 0) await this.#write(ids, status);
    }
  }
}
