import { date, integer, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

/** Lookups of the service centre by operator, store and day. */
export const serviceDays = table('service_days', {
  retailerId: uuid('retailer_id'),
  operatorId: uuid('operator_id'),
  storeId: uuid('store_id'),
  onDay: date('on_day'),
  lookups: integer('lookups'),
});
