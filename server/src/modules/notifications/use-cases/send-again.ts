import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { ofHouse } from '../house.ts';
import { saidIn } from '../leave-way.ts';
import type { NotificationsPorts } from '../ports.ts';
import { purposes } from '../rules/purposes.ts';
import { saidFragments, sendCapFragments } from '../store.ts';
import { againFault, AGAIN, deskShape, fromDesk, messageView, type MessageView } from '../views.ts';

/**
 * Sends a message that no channel delivered once more: as a message of its own, counted against the caps whatever its purpose,
 * for a person asks for it. Of two who ask at once, one does.
 * @throws Refusal MESSAGE_NOT_FOUND, also for another retailer's, MESSAGE_NOT_FAILED, MESSAGE_OVER, TOO_MANY_REQUESTS.
 */
export async function sendAgain(
  platform: Platform,
  ports: NotificationsPorts,
  by: Keyed,
  id: string,
): Promise<MessageView> {
  const { secrets } = platform;
  const { operatorId, storeId } = by.actor;
  const againId = newId();
  const house = (await ofHouse(platform, ports, by.actor)) ?? refuse('MESSAGE_NOT_FOUND');
  return asSystem('message-desk', () =>
    act(platform, {
      principal: by,
      async read(db) {
        const where = sql`m.id = ${id}::uuid and ${house}`;
        return (await rowOf(db, select(deskShape, fromDesk(where)))) ?? refuse('MESSAGE_NOT_FOUND');
      },
      decide(row, { now: at }) {
        const fault = againFault(row);
        if (fault) refuse(fault);
        const { channel, purpose } = row;
        const message = {
          id: againId,
          dedupKey: `${row.dedupKey}>${AGAIN}`,
          channel,
          purpose,
          to: secrets.decrypt(row.recipientSealed),
          retailerId: row.retailerId,
          operatorId,
          at,
        };
        const sent = { ...row, id: againId, status: 'QUEUED' as const, createdAt: at, sentAt: null, follower: null };
        return {
          answer: messageView(secrets, { ...sent, tries: 0, runAt: at, doneAt: null }),
          writes: [
            ...(purposes[purpose].isCapped ? [] : sendCapFragments(platform, message)),
            ...saidFragments(platform, message, saidIn(platform, row)),
          ],
          audit: { action: 'message.sent-again', subject: id, storeId, detail: { channel } },
          missed: { message: 'MESSAGE_NOT_FAILED' },
        };
      },
    }),
  );
}
