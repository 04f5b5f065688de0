import type { CivilDate } from '@balcao/contract';
import type { Db } from '../../kernel/db/database.ts';
import { cast, known, rowsOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { applications } from './tables.ts';

export interface CountedDays {
  retailerId: string;
  /** Of its business days. */
  zone: string;
  from: CivilDate;
  to: CivilDate;
  storeId?: string | undefined;
  operatorId?: string | undefined;
}

const a = applications.row('a');
const sentOn = (zone: string) => sql`(a.submitted_at at time zone ${zone}::text)::date`;
const shape = (zone: string) => ({
  operatorId: known(a.operatorId),
  storeId: a.storeId,
  on: cast('date', sentOn(zone)),
  sent: cast('integer', sql`count(*)`),
  approved: cast('integer', sql`count(*) filter (where a.status = 'APPROVED')`),
});

/** Registrations of an operator in a store that were sent on a day, and how many of them are approved by now. */
export type RegistrationsOfDay = ShapeOf<ReturnType<typeof shape>>;

/** What was registered, by operator, store and day; who registered themselves at home has no operator. Of nobody but the retailer asked for. */
export function registrationsByDay(db: Db, of: CountedDays): Promise<RegistrationsOfDay[]> {
  const { retailerId, zone, from, to, storeId, operatorId } = of;
  const start = sql`(${from}::date::timestamp at time zone ${zone}::text)`;
  const end = sql`((${to}::date + 1)::timestamp at time zone ${zone}::text)`;
  // A request reaches the registration of one customer; numbers tell of none.
  return asSystem('registrations-count', () =>
    rowsOf(
      db,
      select(
        shape(zone),
        sql`from ${applications.sql} a where a.retailer_id = ${retailerId}::uuid and a.kind = 'REGISTRATION'
          and a.submitted_at >= ${start} and a.submitted_at < ${end} and a.operator_id is not null
          ${storeId === undefined ? sql`` : sql`and a.store_id = ${storeId}::uuid`}
          ${operatorId === undefined ? sql`` : sql`and a.operator_id = ${operatorId}::uuid`}
          group by a.operator_id, a.store_id, 3`,
      ),
    ),
  );
}
