import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { layered } from '../across-modules.ts';
import { type Plant, plant } from './plants.ts';

/** A row of each layered table for a store that is not there; what a column needs otherwise comes from its check. */
const needed: Readonly<Record<(typeof layered)[number], string>> = {
  configurations: `document, updated_at) values ('{}', now()`,
  coupon_campaigns: `trigger, percent, validity_days, funded_by, valid_from) values ('REGISTRATION', 0.1, 1, 'RETAILER', '2020-01-01'`,
  device_offers: `product_id, valid_from, price_cents, down_payment_cents) values (gen_random_uuid(), '2020-01-01', 2, 1`,
  evaluation_policies: `source_product, valid_from, limit_share, minimum_cents, maximum_cents, valid_days)
    values ('SUPER_PURCHASE', '2020-01-01', 1, 1, 2, 1`,
  incentive_rules: `event, kind, value_cents, category, valid_from) values ('SALE', 'FIXED_VALUE', 1, 'gold', '2020-01-01'`,
  renegotiation_policies: `valid_from, document) values ('2020-01-01', '{}'`,
};

function ofNoStore(table: (typeof layered)[number]) {
  const [columns, values] = needed[table].split(/\)\s+values \(/);
  return sql`insert into ${sql.table(table)} (id, retailer_id, store_id, ${sql.raw(columns ?? '')})
    values (gen_random_uuid(), (select min(id::text)::uuid from retailers), ${newId()}::uuid, ${sql.raw(values ?? '')})`;
}

/** Another operator with the e-mail or the CPF of one there is. */
const sameOperator = (email: string, cpfHash: string) => sql`
  insert into operators (retailer_id, id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
  select retailer_id, gen_random_uuid(), name, ${sql.raw(cpfHash)}, '', ${sql.raw(email)}, '', role, '' from operators limit 1`;

/** Stores that are not there, values that two rows have, look-ups that name another. */
export const keyPlants: Plant[] = [
  ...layered.map((table) => plant('I14e', `a row of ${table} for no store`, () => ofNoStore(table))),
  plant('I20', 'a contract under the number of another', ({ offered }) => [
    sql`delete from contract_numbers where subject_id = ${offered.contractId}::uuid`,
    sql`update contracts set number = (select min(number) from contracts where id <> ${offered.contractId}::uuid)
      where id = ${offered.contractId}::uuid`,
  ]),
  plant('I20', 'an agreement under the number of a contract', ({ agreed }) => [
    sql`delete from contract_numbers where subject_id = ${agreed.id}::uuid`,
    sql`update renegotiations set number = (select min(number) from contracts) where id = ${agreed.id}::uuid`,
  ]),
  plant('I20', 'a Pix charge that a BR Code names like another', () => [
    sql`insert into pix_charges select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
      'txid', left(c.txid, 25) || 'other', 'request_key', gen_random_uuid()))).* from pix_charges c limit 1`,
  ]),
  plant('I20', 'two operators of one e-mail', () => sameOperator('email', `'another'`)),
  plant('I20', 'two operators of one CPF', () => sameOperator(`'another@teste.example'`, 'cpf_hash')),
  plant(
    'I20',
    'a borrower of two CPFs',
    () => sql`insert into borrower_documents select 'another', borrower_id from borrower_documents limit 1`,
  ),
  ...['contract_numbers', 'pix_txids', 'pix_transfers'].map((table) =>
    plant('I20b', `${table} that name another customer`, () => [
      sql`update ${sql.table(table)} set borrower_id = ${newId()}::uuid`,
    ]),
  ),
  plant(
    'I20b',
    'an e-mail that names nobody',
    () => sql`insert into operator_identifiers values ('nobody@teste.example', gen_random_uuid(), gen_random_uuid())`,
  ),
];
