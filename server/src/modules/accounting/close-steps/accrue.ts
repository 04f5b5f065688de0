import type { CivilDate } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { columnsOf, factList, jsonOf, known, rowOf, rowsOf, select, when } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { insertMany, recordset } from '../../../kernel/db/write.ts';
import { type ContractPosting, contractSumsFact, insertContractPostings } from '../../books/index.ts';
import { heldInstallmentsFact, lentContracts, receivedSinceFact } from '../../payments/index.ts';
import { policyFact } from '../../policies/index.ts';
import { type MonthEnd, type Moved, movementsOf } from '../rules/movements.ts';
import { monthEndOf, tableOf } from '../rules/rates.ts';
import { type Standing, standingsOf } from '../rules/receivable.ts';
import { contractProvisions, contractStandings } from '../tables.ts';

const s = contractStandings.fact('s');

/** Sold since the last day that was counted. */
const beginStandings = (db: Db, on: CivilDate) =>
  sql`insert into ${contractStandings.sql} (borrower_id, contract_id) ${lentContracts(on)}
    on conflict (borrower_id, contract_id) do update set is_live = true where not contract_standings.is_live`.execute(
    db,
  );

const ofCustomer = { borrowerId: s.borrowerId };
const isOfCustomer = sql`s.borrower_id = ${columnsOf(ofCustomer, 'b').borrowerId} and s.is_live`;

/** What came since a write-off, and what its entries hold; null of a contract that is not written off. */
const writtenOffFact = (on: CivilDate) =>
  when(
    sql`s.written_off_on is not null`,
    jsonOf({
      received: receivedSinceFact(s.borrowerId, s.contractId, {
        after: sql`s.written_off_on`,
        to: sql`${on}::date`,
      }),
      entries: contractSumsFact(s.borrowerId, s.contractId, ['WRITE_OFF', 'RECOVERY']),
    }),
  );

/** Customers with what is held of each of their contracts at the end of a day, a page of them. */
const customersFrom = (db: Db, { on, cursor, limit }: { on: CivilDate; cursor: string | null; limit: number }) =>
  rowsOf(
    db,
    select(
      {
        borrowerId: columnsOf(ofCustomer, 'b').borrowerId,
        contracts: factList(
          {
            contractId: s.contractId,
            accruedCents: known(s.accruedCents),
            incurredCents: known(s.incurredCents),
            additionalCents: known(s.additionalCents),
            writtenOffCents: known(s.writtenOffCents),
            writtenOffOn: s.writtenOffOn,
            barredDays: known(s.barredDays),
            installments: heldInstallmentsFact(s.borrowerId, s.contractId, on),
            writtenOff: writtenOffFact(on),
          },
          sql`from ${contractStandings.sql} s where ${isOfCustomer} order by s.contract_id`,
        ),
      },
      sql`from (select distinct s.borrower_id as "borrowerId" from ${contractStandings.sql} s
          where s.is_live and (${cursor}::uuid is null or s.borrower_id > ${cursor}::uuid)
          order by s.borrower_id limit ${sql.lit(limit)}) b order by b."borrowerId"`,
    ),
  );
type Customer = Awaited<ReturnType<typeof customersFrom>>[number];

interface Counted {
  borrowerId: string;
  standing: Standing;
  moved: Moved;
}

const countedOf = ({ borrowerId, contracts }: Customer, on: CivilDate, monthEnd: MonthEnd | null): Counted[] => {
  const standings = standingsOf(contracts, on);
  return contracts.flatMap((held, at) => {
    const standing = standings[at];
    return standing ? [{ borrowerId, standing, moved: movementsOf(standing, held, on, monthEnd) }] : [];
  });
};

/** How a contract stands now, as its row says it. */
function rowsFrom(counted: readonly Counted[], on: CivilDate) {
  return counted.map(({ borrowerId, standing, moved: { balances } }) => {
    const { contractId, grossCents, principalCents, daysLate, problemSince, barredDays } = standing;
    const isLive =
      principalCents !== 0 || Object.values(balances).some((held) => typeof held === 'number' && held !== 0);
    const at = { borrowerId, contractId, through: on, daysLate, problemSince, barredDays, isLive };
    return { ...balances, ...at, grossCents, principalCents };
  });
}

const changing = [
  ['through', 'grossCents', 'principalCents', 'accruedCents', 'incurredCents', 'additionalCents'],
  ['daysLate', 'problemSince', 'barredDays', 'writtenOffCents', 'writtenOffOn', 'isLive'],
].flat() as (keyof ReturnType<typeof rowsFrom>[number])[];
const columnOf = (key: keyof typeof contractStandings.columns) => sql.raw(contractStandings.columns[key].name);

async function write(db: Db, counted: readonly Counted[], { on, now }: { on: CivilDate; now: Date }): Promise<number> {
  const postings = counted.flatMap(({ borrowerId, standing: { contractId }, moved }) =>
    moved.movements.map((movement): ContractPosting => ({ ...movement, borrowerId, contractId, onDay: on })),
  );
  if (postings.length > 0) await insertContractPostings(postings, now).execute(db);
  const sets = sql.join(changing.map((key) => sql`${columnOf(key)} = n.${sql.id(key)}`));
  await sql`update ${contractStandings.sql} s set ${sets}
    from ${recordset(contractStandings, rowsFrom(counted, on), ['borrowerId', 'contractId', ...changing], 'n')}
    where s.borrower_id = n."borrowerId" and s.contract_id = n."contractId"`.execute(db);
  const provisions = counted.flatMap(({ borrowerId, standing, moved: { provision } }) => {
    const { contractId, grossCents, daysLate, problemSince } = standing;
    return provision && standing.grossCents > 0
      ? [{ borrowerId, contractId, onDay: on, grossCents, daysLate, problemSince, ...provision }]
      : [];
  });
  if (provisions.length > 0) await sql`${insertMany(contractProvisions, provisions)}`.execute(db);
  return postings.length;
}

/** What the month's end of a day sets aside by; null of another day. */
async function monthEndAt(db: Db, on: CivilDate): Promise<MonthEnd | null> {
  if (on !== monthEndOf(on)) return null;
  const policy = policyFact('accounting', { variant: 'FINANCIAL_INSTITUTION' }, on);
  const found = (await rowOf(db, select({ policy })))?.policy ?? null;
  return { table: tableOf(found), writeOffAfterDays: found?.writeOffAfterDays ?? null };
}

const wasCounted = async (db: Db, on: CivilDate): Promise<boolean> =>
  (await rowOf(
    db,
    select(pick(s, 'through'), sql`from ${contractStandings.sql} s where s.through >= ${on}::date limit 1`),
  )) !== undefined;

/**
 * What the day that is over earned of each contract, and at a month's end what is set aside for it. A page of customers is
 * posted together with how they stand, so a day that is counted again finds nothing to post.
 */
export const accrue: DayCloseStep = {
  name: 'accounting.accrue',
  async run(db, { day, now, cursor, limit }) {
    const on = addDays(day, -1);
    if (cursor === null) {
      if (await wasCounted(db, on)) return { rows: 0, cursor: null };
      await beginStandings(db, on);
    }
    const customers = await customersFrom(db, { on, cursor, limit });
    const monthEnd = await monthEndAt(db, on);
    const counted = customers.flatMap((customer) => countedOf(customer, on, monthEnd));
    const rows = counted.length === 0 ? 0 : await write(db, counted, { on, now });
    return { rows, cursor: customers.length < limit ? null : (customers.at(-1)?.borrowerId ?? null) };
  },
};
