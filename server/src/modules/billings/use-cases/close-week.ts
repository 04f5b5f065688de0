import type { CivilDate } from '@balcao/contract';
import { bankBusinessDayAfter, cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { billFragment, unbilledDaysFact, unbilledStoresFact } from '../../cash/index.ts';
import { newNossoNumero } from '../../invoices/index.ts';
import { countryHolidaysFact, dueBusinessDaysFact, storeIdsFact } from '../../retailers/index.ts';
import { billedThroughFact } from '../facts.ts';
import { nextWeek, type Week } from '../rules/weeks.ts';
import { newBillingFragment, newInvoiceFragments } from '../store.ts';

export interface Closing {
  retailerId: string;
  zone: string;
  today: CivilDate;
}

interface Facts {
  week: Week | null;
  tookStores: string[];
  allStores: string[];
  dueBusinessDays: number;
  bankHolidays: ReadonlySet<CivilDate>;
}

/** Bills the oldest week of a retailer that is over and in no billing: it, its boleto, and which payments it asks for. */
export function closeWeek(
  platform: Pick<Platform, 'db' | 'clock'>,
  { retailerId, zone, today }: Closing,
): Promise<boolean> {
  const principal: System = { kind: 'system', name: 'billings', retailerId, zone };
  return act<Facts, boolean>(platform, {
    principal,
    read: (db) => readFacts(db, retailerId, today),
    decide({ week, ...facts }, { now }) {
      if (!week) return { unchanged: false };
      const { startDate, endDate, createdOn, count, amountCents } = week;
      const id = newId();
      const dueOn = bankBusinessDayAfter(createdOn, facts.dueBusinessDays, facts.bankHolidays);
      const billing = {
        retailerId,
        id,
        startDate,
        endDate,
        createdOn,
        createdAt: now,
        storeIds: facts.tookStores,
        isOfAllStores: facts.allStores.every((store) => facts.tookStores.includes(store)),
        paymentsCount: count,
        amountCents,
        firstDueOn: dueOn,
        status: 'pending' as const,
        invoices: 1,
      };
      const invoice = {
        retailerId,
        billingId: id,
        number: 1,
        id: newId(),
        nossoNumero: newNossoNumero(),
        valueCents: amountCents,
        fineCents: cents(0),
        moraCents: cents(0),
        dueOn,
        status: 'REGISTERING' as const,
        createdAt: now,
      };
      return {
        answer: true,
        writes: [
          newBillingFragment(billing),
          ...newInvoiceFragments(invoice),
          billFragment(retailerId, { billingId: id, through: endDate, count }),
        ],
        audit: { action: 'billing.issued', subject: id, detail: { startDate, endDate, amountCents, payments: count } },
      };
    },
  });
}

async function readFacts(db: Db | Tx, retailerId: string, today: CivilDate): Promise<Facts> {
  const first = await rowOf(
    db,
    select({
      days: unbilledDaysFact(retailerId),
      billedThrough: billedThroughFact(retailerId),
      dueBusinessDays: dueBusinessDaysFact(retailerId),
      allStores: storeIdsFact(retailerId),
      holidays: countryHolidaysFact,
    }),
  );
  const { days = [], billedThrough = null, dueBusinessDays = 3, allStores = [], holidays = [] } = first ?? {};
  const bankHolidays = new Set(holidays);
  const said = { allStores, dueBusinessDays, bankHolidays };
  const week = nextWeek(days, billedThrough, { today, bankHolidays });
  if (!week) return { week, tookStores: [], ...said };
  const second = await rowOf(db, select({ tookStores: unbilledStoresFact(retailerId, week.endDate) }));
  return { week, tookStores: second?.tookStores ?? [], ...said };
}
