import { sql } from '../../kernel/db/sql.ts';
import { plant, type Plant } from './plants.ts';

const soldContract = sql`select borrower_id, id from contracts where status = 'ACCEPTED' order by id limit 1`;
const closedMonth = (cents: number) => [
  sql`insert into ledger_months (month, month_end, zone, cut_at, asked_by, asked_by_name, asked_at, closed_by, closed_by_name, closed_at)
    values ('1999-01-01', '1999-01-31', 'America/Manaus', '1999-02-01', gen_random_uuid(), 'A', '1999-02-01', gen_random_uuid(), 'B', '1999-02-01')`,
  sql`insert into ledger_days (month, on_day, account, debit_cents, credit_cents)
    values ('1999-01-01', '1999-01-31', 'cash_at_bank', 1, 0), ('1999-01-01', '1999-01-31', 'equity', 0, ${cents}::bigint)`,
];

/** Rows against the rules of the lender's books. */
export const accountingPlants: Plant[] = [
  plant(
    'I50',
    'a contract that accrued what no entry says',
    () => sql`insert into contract_standings (borrower_id, contract_id, accrued_cents)
      select borrower_id, id, 1 from (${soldContract}) c`,
  ),
  plant('I50', 'an entry that its contract does not know', () => [
    sql`insert into contract_standings (borrower_id, contract_id) select borrower_id, id from (${soldContract}) c`,
    sql`insert into contract_postings (borrower_id, contract_id, on_day, event, debit, credit, amount_cents, posted_at)
      select borrower_id, id, '2026-11-21', 'PROVISION', 'provision_expense', 'allowance_incurred', 1, now() from (${soldContract}) c`,
  ]),
  plant(['I50b', 'I50c'], 'a closed day that does not balance', () => closedMonth(2)),
  plant('I50c', 'a closed month that says what nobody posted', () => closedMonth(1)),
];
