import type { JobHandler } from '../../../kernel/jobs/worker.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { MessageRejected, type MessageSender } from '../ports.ts';
import type { MessageStatus, NotificationsTables } from '../tables.ts';

/**
 * Handler of the job 'notifications.send'. A message marked SENT or FAILED is never handed over again, so the job may
 * run twice; a crash between handing over and marking repeats it under the same dedup key. Given up, the message FAILED.
 */
export function sendMessage(platform: Platform, sender: MessageSender): JobHandler {
  const messages = platform.db.withTables<NotificationsTables>();
  const mark = (id: string, status: MessageStatus) =>
    messages
      .updateTable('messages')
      .set({ status, sent_at: status === 'SENT' ? platform.clock.now() : null })
      .where('id', '=', id)
      .where('status', '=', 'QUEUED')
      .execute();

  const handOver: JobHandler = async ({ messageId }) => {
    const id = String(messageId);
    const row = await messages.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (row.status !== 'QUEUED') return;
    const to = platform.secrets.decrypt(row.recipient_sealed);
    const text = platform.secrets.decrypt(row.text_sealed);
    try {
      await sender.send({ channel: row.channel, to, text, dedupKey: row.dedup_key });
    } catch (error) {
      if (!(error instanceof MessageRejected)) throw error;
      platform.log.warn({ err: error, messageId: id }, 'message rejected');
      await mark(id, 'FAILED');
      return;
    }
    await mark(id, 'SENT');
  };
  return Object.assign(handOver, {
    givenUp: async ({ messageId }: Record<string, unknown>) => {
      await mark(String(messageId), 'FAILED');
    },
  });
}
