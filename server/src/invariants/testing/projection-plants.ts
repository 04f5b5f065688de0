import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { type Plant, plant } from './plants.ts';

const ofSale = (contractId: string) => sql`where contract_id = ${contractId}::uuid`;

/** Rows and days of the projection that are not what the sales are. */
export const projectionPlants: Plant[] = [
  plant(
    ['I21', 'I21b'],
    'a sale that is not projected',
    ({ paid }) => sql`delete from retailer_sales ${ofSale(paid.contractId)}`,
  ),
  plant(
    ['I21', 'I21b'],
    'a projected sale that nobody made',
    ({ paid }) =>
      sql`insert into retailer_sales select (jsonb_populate_record(s, jsonb_build_object('contract_id', ${newId()}::text))).*
      from retailer_sales s ${ofSale(paid.contractId)}`,
  ),
  plant(
    ['I21', 'I21b'],
    'a return that is not projected',
    ({ returned }) => sql`update retailer_sales set returned_cents = 0 ${ofSale(returned.contractId)}`,
  ),
  plant(
    'I21',
    'another customer',
    ({ paid }) => sql`update retailer_sales set borrower_name = 'Ninguém' ${ofSale(paid.contractId)}`,
  ),
  plant(
    ['I21', 'I21b'],
    'a cancelled sale that still stands',
    ({ voided }) => sql`update retailer_sales set canceled_on = null ${ofSale(voided.contractId)}`,
  ),
  plant([], 'an old row whose change waits', ({ offered, paid }) => [
    sql`update retailer_sales set borrower_name = 'Ninguém' ${ofSale(paid.contractId)}`,
    sql`insert into sale_changes select retailer_id, ${offered.contractId}::uuid, borrower_id, contract_id, now()
      from retailer_sales ${ofSale(paid.contractId)}`,
  ]),
  plant('I21b', 'a day that counts one sale more', () => sql`update retailer_sale_days set sales = sales + 1`),
  plant(
    'I21b',
    'a day whose money is not that of its sales',
    () => sql`update retailer_sale_days set net_cents = net_cents + 1`,
  ),
  plant('I21b', 'a day of no sale', () => sql`update retailer_sale_days set sold_on = sold_on - 100`),
];
