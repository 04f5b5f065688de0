import { bigint, date, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

/** How often something happened on the screens of a retailer on a day. */
export const eventCounts = table('event_counts', {
  retailerId: uuid('retailer_id'),
  day: date('day'),
  name: text('name'),
  count: bigint('count'),
});
