import type { Handled } from '@balcao/contract';
import { type Cents, type CivilDate, civilDate } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed, Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { retailerEntryFragments } from '../../books/index.ts';
import { inBooks } from '../house.ts';
import { recordsWhere, recordView } from '../records.ts';
import { providerPostings } from '../rules/provider-postings.ts';
import { monthEndOf } from '../rules/rates.ts';
import { checkPeriod } from '../rules/tax-periods.ts';
import { providerRecords } from '../tables.ts';
import { readTaxRows } from '../tax-rows.ts';

type Call = Handled<'POST /backofficeAccounting/records'>;

interface NewRecord {
  kind: Call['body']['kind'];
  on: CivilDate;
  periodStart: CivilDate | null;
  amountCents: Cents;
  note: string;
}

/** A record of the provider with its entry in the books, whose subject it is. */
export function newRecord({ kind, on, periodStart, amountCents, note }: NewRecord, { actor }: Operator, now: Date) {
  const { retailerId, operatorId, name } = actor;
  const id = newId();
  const row = { id, kind, onDay: on, periodStart, amountCents, note, recordedAt: now, recordedByName: name };
  const writes: Fragment[] = [
    part('provider_record', insertOne(providerRecords, { ...row, retailerId, recordedBy: operatorId })),
    ...retailerEntryFragments({
      retailerId,
      event: kind,
      subjectId: id,
      at: now,
      on,
      postings: providerPostings(kind, amountCents),
    }),
  ];
  return { row, writes };
}

/** What people told the books. @throws Refusal of `inBooks`. */
export const listRecords = (
  platform: Platform,
  actor: Actor,
): Promise<Handled<'GET /backofficeAccounting/records'>['answer']> =>
  inBooks(platform, actor, async () => ({ items: (await recordsWhere(platform.db, sql`true`)).map(recordView) }));

/**
 * Posts what the provider did with its own money, once for a period of a tax.
 * @throws Refusal of `inBooks`, DAY_IN_THE_FUTURE, NOT_A_TAX_PERIOD, TAX_PERIOD_NOT_OVER, TAX_ALREADY_RECORDED.
 */
export function addRecord(platform: Platform, by: Keyed, body: Call['body']): Promise<Call['answer']> {
  const periodStart = body.periodStart === undefined ? null : civilDate(body.periodStart);
  return inBooks(platform, by.actor, () =>
    act(platform, {
      principal: by,
      read: async (db) => (periodStart === null ? [] : readTaxRows(db, monthEndOf(periodStart))),
      decide(rows, { now, today }) {
        const { kind, amount: amountCents, note } = body;
        const on = civilDate(body.on);
        if (on > today) refuse('DAY_IN_THE_FUTURE');
        checkPeriod(kind, periodStart, { today, rows });
        const { row, writes } = newRecord({ kind, on, periodStart, amountCents, note }, by, now);
        return {
          answer: recordView(row),
          writes,
          audit: { action: 'accounting.recorded', subject: row.id, detail: { kind, amountCents, on } },
          taken: 'TAX_ALREADY_RECORDED',
        };
      },
    }),
  );
}
