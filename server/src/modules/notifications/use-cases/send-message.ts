import { fillTemplate } from '@balcao/contract';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from '../../../kernel/db/sql.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import type { ClaimedJob, JobHandler } from '../../../kernel/jobs/worker.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type Handed, handedShape, leaveWay } from '../leave-way.ts';
import { MessageRejected, type MessageSender, type NotificationsPorts } from '../ports.ts';
import { isLeftSoon } from '../rules/next-channel.ts';
import { ownText, type SaidLayer } from '../rules/words.ts';
import { messages } from '../tables.ts';

/** Messages on their way to the vendor at one time. */
const LANES = 2;

const idsOf = (ids: readonly string[]) => sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`;
const messageOf = ({ messageId }: Record<string, unknown>): string => String(messageId);

/** A message, and what its retailer would say. */
type Due = Handed & { words: SaidLayer[] };

/**
 * Handler of the job 'notifications.send'. A message marked SENT or FAILED is never handed over again, so the job may
 * run twice; a crash between handing over and marking repeats it under the same dedup key. Rejected or given up, it goes by
 * another way where one is left; where somebody waits for it, already after a few tries.
 * Messages due together are read as one and marked as they are handed over: whoever is through while others are being
 * marked is marked next, with all that wait.
 */
export function sendMessage(platform: Platform, { wordsFact }: NotificationsPorts, sender: MessageSender): JobHandler {
  const dueShape = { ...handedShape, words: wordsFact(sql.ref('m.retailer_id')) };
  const read = (ids: readonly string[]): Promise<Due[]> =>
    rowsOf(platform.db, select(dueShape, sql`from ${messages.sql} m where m.id in (${idsOf(ids)})`));
  const markSent = (ids: readonly string[]) =>
    sql`update ${messages.sql} set status = 'SENT', sent_at = ${platform.clock.now()}::timestamptz
      where id in (${idsOf(ids)}) and status = 'QUEUED'`.execute(platform.db);

  /** Whether the vendor took it; where it never will, the message has left its way. */
  async function handOver(row: Due, tries: number): Promise<boolean> {
    const to = platform.secrets.decrypt(row.recipientSealed);
    const text = await textOf(platform, row);
    try {
      await sender.send({ channel: row.channel, to, text, dedupKey: row.dedupKey });
      return true;
    } catch (error) {
      if (!(error instanceof MessageRejected) && !isLeftSoon(row, tries)) throw error;
      platform.log.warn({ err: error, messageId: row.id, channel: row.channel }, 'message not delivered by its way');
      await leaveWay(platform, row);
      return false;
    }
  }

  async function together(jobs: readonly ClaimedJob[]): Promise<ReadonlyMap<string, unknown>> {
    const failures = new Map<string, unknown>();
    const rows = await read(jobs.map(({ payload }) => messageOf(payload)));
    const marks = new Marks(markSent);
    const waiting = [...jobs];
    const lane = async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { id, payload, attempts } = job;
        try {
          const row = rows.find((one) => one.id === messageOf(payload));
          if (!row) throw new Error(`no message ${messageOf(payload)}`);
          if (row.status === 'QUEUED' && (await handOver(row, attempts))) marks.add(row.id);
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
      const [row] = await read([messageOf(payload)]);
      if (row) await leaveWay(platform, row);
    },
  });
}

/** What is said now, kept before it is handed over: in the retailer's words where it has some, else in the product's. */
async function textOf(
  { db, secrets }: Platform,
  { id, textSealed, template, valuesSealed, words }: Due,
): Promise<string> {
  const said = secrets.decrypt(textSealed);
  const own = template === null || valuesSealed === null ? null : ownText(template, words);
  if (own === null || valuesSealed === null) return said;
  const text = fillTemplate(own, JSON.parse(secrets.decrypt(valuesSealed)));
  if (text !== said)
    await sql`update ${messages.sql} set text_sealed = ${secrets.encrypt(text)}::text
      where id = ${id}::uuid and status = 'QUEUED'`.execute(db);
  return text;
}

/** Marks as sent, one write after the other, each with everything that came in while the one before was written. */
class Marks {
  readonly #write: (ids: readonly string[]) => Promise<unknown>;
  #waiting: string[] = [];
  /** Resolves when all marks so far are written; rejects with the first that could not be. */
  written: Promise<void> = Promise.resolve();

  constructor(write: (ids: readonly string[]) => Promise<unknown>) {
    this.#write = write;
  }

  add(id: string): void {
    this.#waiting.push(id);
    this.written = this.written.then(() => this.#flush());
  }

  async #flush(): Promise<void> {
    // Senders that answer at once are all through by then.
    await nextTurn();
    const ids = this.#waiting;
    this.#waiting = [];
    if (ids.length > 0) await this.#write(ids);
  }
}
