import { sql, type Template } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { type Plant, plant } from './plants.ts';

const copiedKey = sql`
  insert into claims (claimant_id, key, route, body_hash, answer, created_at)
  select claimant_id, 'another-' || key, route, body_hash, answer, created_at from claims`;
/** The newest answer of a route once more, under another key. */
const secondKey = (route: string) => sql`${copiedKey} where route = ${route} order by created_at desc limit 1`;
/** An agreement that two keys broke: the world has none. */
const brokenTwice = () => {
  const answer = JSON.stringify({ id: newId(), status: 'BROKEN' });
  return ['one', 'two'].map(
    (key) => sql`
      insert into claims (claimant_id, key, route, body_hash, answer, created_at)
      values (${newId()}::uuid, ${key}, 'POST /coordinator/renegotiations/{id}/break', '', ${answer}::json, now())`,
  );
};
const sale = (set: Template) => sql`update audit_entries set ${set} where action = 'contract.accepted'`;
const left = (at: Template) => sql`update operators set is_active = false, deactivated_at = ${at}`;
const newest = sql`(select max(at) from audit_entries)`;

/** Keys, actors, and who forgave. */
export const actPlants: Plant[] = [
  plant('I10', 'one sale under two keys', () => secondKey('POST /coordinator/contracts/proposals/{id}/accept')),
  plant('I10', 'one agreement under two keys', () => secondKey('POST /x/accept')),
  plant('I10', 'one payment under two keys', () => secondKey('POST /pay')),
  plant('I10', 'one payment in part under two keys', () => secondKey('POST /coordinator/contracts/{id}/payments')),
  plant('I10', 'one undo under two keys', () => secondKey('POST /coordinator/payments/{id}/undo')),
  plant('I10', 'one cancellation under two keys', () => secondKey('POST /cancellation')),
  plant('I10', 'one broken agreement under two keys', brokenTwice),
  ...['POST /pay', 'POST /coordinator/payments/{id}/undo', 'POST /cancellation'].map((route) =>
    plant('I10b', `an answer to ${route} of nothing that was done`, () => [
      sql`update claims set answer = json_build_object('id', gen_random_uuid(), 'paymentId', gen_random_uuid())
        where route = ${route}`,
    ]),
  ),
  plant('I14c', 'a sale audited of nobody', () => sale(sql`operator_id = ${newId()}::uuid`)),
  plant('I14c', 'a sale audited in no store', () => sale(sql`store_id = ${newId()}::uuid`)),
  plant('I14c', 'a sale audited at another retailer', () => sale(sql`retailer_id = ${newId()}::uuid`)),
  plant('I14c', 'acts of somebody who had left', () => left(sql`${newest} - interval '2 minutes'`)),
  plant([], 'acts of somebody who left since', () => left(newest)),
  plant([], 'a sign-in of somebody who had left, refused', () => [
    left(newest),
    sql`insert into audit_entries (retailer_id, id, at, operator_id, action, subject, detail)
      select retailer_id, gen_random_uuid(), ${newest} + interval '1 day', id, 'session.refused', id::text, '{}' from operators`,
  ]),
  plant('I14d', 'a return by nobody', () => sql`update contract_cancellations set operator_id = ${newId()}::uuid`),
  plant('I14d', 'an agreement in no store', () => sql`update renegotiations set store_id = ${newId()}::uuid`),
  plant('I14d', 'a Pix charged by nobody', () => sql`update pix_charges set operator_id = ${newId()}::uuid`),
  plant(
    'I9n',
    'a waiver of what no item says',
    ({
      paid,
    }) => sql`insert into payment_waivers (borrower_id, payment_id, retailer_id, charges_cents, fees_cents, reason, approved_by, waived_at)
      select p.borrower_id, p.id, p.retailer_id, 1, 0, 'x', ${newId()}::uuid, now() from payments p
      where p.borrower_id = ${paid.borrowerId}::uuid limit 1`,
  ),
  plant(
    'I9n',
    'what an agreement forgave in the account of what is waived at the till',
    () => sql`update journal_lines set account = 'waived_charges' where account = 'renegotiation_discount'`,
  ),
];
