import { addDays, type CivilDate } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { cast, rowsOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Counter, payBoletoShort, receive, sell } from './counter.ts';
import type { DemonstrationCustomer, Paid, Purchase } from './customers.ts';
import type { Happening } from './happenings.ts';
import { storeOf } from './shops.ts';

const OPENING_UTC = 14 * 60;
const OPEN_MINUTES = 5 * 60;

/** Some minute of a working day, the same for the same customer and day; late enough for both zones' mornings. */
function momentOf(day: CivilDate, number: number): Date {
  const minute = OPENING_UTC + ((number * 37 + Number(day.slice(8)) * 11) % OPEN_MINUTES);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
}

const opened = { id: cast('uuid', sql`id`), number: cast('integer', sql`number`), dueOn: cast('date', sql`due_on`) };
type Opened = ShapeOf<typeof opened>;

const openedBy = (db: Db, contractId: string): Promise<Opened[]> =>
  rowsOf(db, select(opened, sql`from installments where contract_id = ${contractId}::uuid order by number`));

interface PaymentPlan {
  on: CivilDate;
  ids: string[];
}

/** The payments of one purchase by day, lowest installments first. */
function paymentPlans(paid: readonly Paid[], boughtOn: CivilDate, installments: readonly Opened[]): PaymentPlan[] {
  const left = [...installments];
  return paid.flatMap((how): PaymentPlan[] => {
    if ('count' in how) {
      return [{ on: addDays(boughtOn, how.daysAfterPurchase), ids: left.splice(0, how.count).map(({ id }) => id) }];
    }
    const each = left.splice(0, how.upTo ?? left.length);
    return each.map(({ id, dueOn }) => ({ on: addDays(dueOn, how.daysFromDue), ids: [id] }));
  });
}

/** A customer's purchase, and the payments that follow from it. */
export function purchaseHappening(
  counter: Counter,
  customer: DemonstrationCustomer,
  purchase: Purchase,
  today: CivilDate,
): Happening {
  const where = storeOf(purchase.store);
  const boughtOn = addDays(today, -purchase.daysAgo);
  const { number, id: borrowerId, cpf } = customer;
  const run = async (): Promise<Happening[]> => {
    const role = number % 3 === 0 ? 'attendant' : 'cashier';
    const contractId = await sell(counter, {
      ...where,
      role,
      borrowerId,
      cpf,
      cents: purchase.cents,
      count: purchase.count,
    });
    const installments = await openedBy(counter.platform.db, contractId);
    return paymentPlans(purchase.paid, boughtOn, installments).map(({ on, ids }) => ({
      at: momentOf(on, number + 3),
      run: async () => {
        await receive(counter, { ...where, role: number % 4 === 0 ? 'manager' : 'cashier', cpf, installmentIds: ids });
        return [];
      },
    }));
  };
  return { at: momentOf(boughtOn, number), run };
}

/** A round sum: less than the boleto asks for. */
const PAID_CENTS = 10_000;

/** A boleto that was paid yesterday with less than it asked for: an analyst says what becomes of the money. */
export function boletoHappenings(counter: Counter, customer: DemonstrationCustomer, today: CivilDate): Happening[] {
  if (!customer.paysBoletoShort) return [];
  const run = async () => {
    const { id: borrowerId, cpf } = customer;
    await payBoletoShort(counter, { ...storeOf('centro'), role: 'cashier', borrowerId, cpf }, PAID_CENTS);
    return [];
  };
  return [{ at: new Date(`${addDays(today, -1)}T18:30:00Z`), run }];
}
