import { sql, type Template } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { type Plant, plant } from './plants.ts';

const id = newId();

/** A billing of a payment that waits for nobody, with its boleto; of another sum where it is said. */
const billed = ({ more = 0, count = 1, boletos = 1 } = {}): Template[] => [
  sql`insert into billings (retailer_id, id, start_date, end_date, created_on, created_at, store_ids, is_of_all_stores, payments_count,
      amount_cents, first_due_on, status, invoices)
    select retailer_id, ${id}::uuid, moved_on, moved_on, moved_on, now(), '[]', false, ${count}, amount_cents + ${more}, moved_on, 'pending',
      ${boletos} from cash_moves where kind = 'PAYMENT' and kept_cents = 0 order by id limit 1`,
  sql`insert into billing_invoices (retailer_id, billing_id, number, id, nosso_numero, value_cents, fine_cents, mora_cents, due_on, status,
      created_at) select retailer_id, id, 1, gen_random_uuid(), '00000000000000000', amount_cents, 0, 0, first_due_on, 'REGISTERING', now()
    from billings`,
  sql`insert into billing_numbers (nosso_numero, retailer_id, billing_id, number)
    select nosso_numero, retailer_id, billing_id, number from billing_invoices`,
  sql`update cash_moves set billing_id = ${id}::uuid where id = (
    select id from cash_moves where kind = 'PAYMENT' and kept_cents = 0 order by id limit 1)`,
];

/** What retailers owe. */
export const billingPlants: Plant[] = [
  plant(
    'I1c',
    'an entry of a retailer without lines',
    () => sql`insert into retailer_entries (retailer_id, id, event, subject_id, posted_at, posted_on)
      select id, gen_random_uuid(), 'BILLING_PAYMENT', gen_random_uuid(), now(), now() from retailers limit 1`,
  ),
  plant(['I40', 'I40b'], 'a billing of a cent more than its payments', () => billed({ more: 1 })),
  plant('I40b', 'a billing of a payment that is not in it', () => billed({ count: 2 })),
  plant(['I40', 'I40c'], 'a billing that was paid by nothing', () => [
    ...billed(),
    sql`update billings set paid_cents = amount_cents, status = 'paid'`,
    sql`update billing_invoices set status = 'PAID'`,
  ]),
  plant('I40c', 'a payment of a billing in no book', () => [
    ...billed(),
    sql`insert into billing_receipts (retailer_id, id, payment_ref, billing_id, number, value_cents, base_cents, fine_cents, mora_cents,
        waiting_cents, outcome, paid_at, received_at)
      select retailer_id, gen_random_uuid(), 'planted', id, 1, 1, 0, 1, 0, 0, 'PAID', now(), now() from billings`,
  ]),
  plant('I40e', 'a bank that credits what nobody paid', () => {
    const entryId = newId();
    return [
      sql`insert into retailer_entries (retailer_id, id, event, subject_id, posted_at, posted_on)
        select min(id::text)::uuid, ${entryId}::uuid, 'BOLETO_CREDIT', gen_random_uuid(), now(), now() from retailers`,
      sql`insert into retailer_lines (retailer_id, entry_id, line, account, amount_cents)
        select e.retailer_id, e.id, l.line, l.account, l.cents from retailer_entries e
        cross join (values (1, 'cash_at_bank', 1), (2, 'boletos_to_credit', -1)) l(line, account, cents)
        where e.id = ${entryId}::uuid`,
    ];
  }),
  plant('I40d', 'a billing that counts another boleto', () => billed({ boletos: 2 })),
];
