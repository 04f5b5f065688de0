import type { CivilDate, Handled } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { endOfDay } from '../../../kernel/clock.ts';
import { cutPage, keyset } from '../../../kernel/db/keyset.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { ofHouse } from '../house.ts';
import type { NotificationsPorts } from '../ports.ts';
import { messages } from '../tables.ts';
import { deskShape, fromDesk, messageView } from '../views.ts';

type Call = Handled<'GET /coordinator/messages'>;

const m = messages.row('m');
const keys = { createdAt: { column: m.createdAt, type: 'timestamptz' } } as const;

/** A page of what was sent. */
export async function listMessages(
  platform: Platform,
  ports: NotificationsPorts,
  actor: Actor,
  { cursor, sort, limit, ...filters }: Call['query'],
): Promise<Call['answer']> {
  const { db, secrets } = platform;
  const house = await ofHouse(platform, ports, actor);
  if (!house) return { items: [], next: null };
  const asked = { cursor, sort, limit };
  const page = keyset(keys, m.id, asked);
  const where = sql`${house} and ${filtered(filters, actor.zone)} and ${page.where}
    order by ${page.order} limit ${page.limit}`;
  const rows = await asSystem('message-desk', () => rowsOf(db, select(deskShape, fromDesk(where))));
  const { items, next } = cutPage(rows, asked, ({ key, id }) => ({ value: key, id }));
  return { items: items.map((row) => messageView(secrets, row)), next };
}

function filtered({ status, channel, day }: Pick<Call['query'], 'status' | 'channel' | 'day'>, zone: string): Template {
  const conditions = [sql`true`];
  if (status) conditions.push(sql`m.status = ${status}::text`);
  // Few did not leave: an index holds them alone.
  if (status && status !== 'SENT') conditions.push(sql`m.status <> 'SENT'`);
  if (channel) conditions.push(sql`m.channel = ${channel}::text`);
  if (day) {
    const on = day as CivilDate;
    conditions.push(sql`m.created_at >= ${endOfDay(zone, addDays(on, -1))}::timestamptz`);
    conditions.push(sql`m.created_at < ${endOfDay(zone, on)}::timestamptz`);
  }
  return sql.join(conditions, sql` and `);
}
