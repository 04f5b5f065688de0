import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { type Plant, plant } from './plants.ts';

const batches = (set: string) =>
  sql`update transfer_batches set ${sql.raw(set)} where paid_cents > 0 and originations_count > 0`;

/** Batches, items and their books that are not what the journal says. */
export const transferPlants: Plant[] = [
  plant(
    'I1c',
    'an entry of a retailer without lines',
    () => sql`insert into retailer_entries (retailer_id, id, event, subject_id, posted_at, posted_on)
      select id, ${newId()}::uuid, 'ANTICIPATION', ${newId()}::uuid, now(), now() from retailers limit 1`,
  ),
  plant('I12', 'a batch that says one sale more', () => batches('originations_count = originations_count + 1')),
  plant(
    ['I12', 'I12d'],
    'a rest that nobody left',
    () => sql`update transfer_heads set carried_cents = carried_cents - 1`,
  ),
  plant(
    ['I12', 'I12b'],
    'a sale that is paid with a cent more',
    () => sql`update transfer_items set principal_cents = principal_cents + 1, amount_cents = amount_cents + 1
      where kind = 'SALE' and batch_id is not null`,
  ),
  plant(
    'I12d',
    'a discount that no book knows',
    () => sql`insert into transfer_items (retailer_id, id, kind, borrower_id, store_id, happened_at, on_day, due_on, amount_cents)
      select retailer_id, ${newId()}::uuid, 'ANTICIPATION', borrower_id, store_id, happened_at, on_day, due_on, -1
      from transfer_items limit 1`,
  ),
  plant(
    'I12f',
    'a payout of a cent more than its batch',
    () => sql`insert into payouts (id, retailer_id, batch_id, amount_cents, pix_key, receiver, status, asked_at, asked_by,
        asked_by_name, due_at, reason, answered_at)
      select ${newId()}::uuid, retailer_id, id, paid_cents + 1, '0', 'LOJA', 'FAILED', now(), ${newId()}::uuid, 'ANA', now(), 'Conta', now()
      from transfer_batches where paid_cents > 0 limit 1`,
  ),
  plant(
    ['I12d', 'I12e'],
    'a batch of which something came off that no billing knows',
    () =>
      sql`update transfer_batches set set_off_cents = 1, paid_cents = paid_cents - 1 where paid_cents > 1 and status = 'AT_UME'`,
  ),
  plant(['I12c', 'I12d'], 'a batch that arrived and was never sent', () =>
    batches("status = 'AT_RETAILER', transferred_at = now()"),
  ),
];
