import { type Day, daysFrom, lastFreeDay } from '../calendar.ts';
import type { Customer, Fee, Installment, Model } from '../model.ts';
import { ofGrant } from '../reasons.ts';
import { centsOf, type Till } from '../till.ts';
import { anyCustomer, type Command, mostlyServe } from './command.ts';

/** An installment as the API lists it today. */
interface Listed {
  id: string;
  contractId: string;
  installmentOrder: number;
  dueDate: string;
  installmentValue: number;
  discount: number;
  fine: number;
  lateInterest: number;
  lateIof: number;
  interest: number;
  paymentDue: number;
  status: string;
}

interface List {
  asOf: string;
  installments: Listed[];
  fees: { contractId: string; paymentDue: number }[];
  feesToCome: { contractId: string; paymentDue: number; installmentId: string }[];
}

/** What the counter was shown: cents due by installment, the open fees, and those that a first installment opens. */
export interface Shown {
  due: Map<string, number>;
  /** What being late costs of each, without its tax. */
  charges: Map<string, number>;
  fees: number;
  coming: Map<string, number>;
}

/**
 * Fees that a payment of a day takes along: the first installment of their contract fell due, is settled, or is among
 * those that are paid.
 */
export function openFees(
  model: Model,
  { fees }: Customer,
  { on = model.today, rows = [] }: { on?: Day; rows?: readonly Installment[] } = {},
): Fee[] {
  return fees.filter((fee) => {
    const first = model.contracts.find(({ id }) => id === fee.contractId)?.installments[0];
    const isOpen = first === undefined || first.state !== 'OPEN' || first.due <= on || rows.includes(first);
    return fee.state === 'OPEN' && isOpen;
  });
}
/** What the counter expects these installments to cost with the fees that go along. */
export const totalOf = ({ due, fees, coming }: Shown, rows: readonly Installment[]): number =>
  rows.reduce((sum, { id }) => sum + (due.get(id) ?? 0) + (coming.get(id) ?? 0), fees);

const sumOf = (fees: readonly Fee[]) => fees.reduce((sum, { cents }) => sum + cents, 0);

/** Lists what a customer owes and expects the model's states, values, fees and late charges. Null when refused. */
export async function listOwed(till: Till, customer: Customer): Promise<Shown | null> {
  const { model } = till;
  const answer = await till.send({
    route: 'GET /coordinator/contracts/installments',
    ask: { query: { borrowerId: customer.id } },
    reasons: ofGrant(model, 'cashier', customer),
  });
  if (answer.code !== undefined) return null;
  const { asOf, installments, fees, feesToCome } = answer.body as List;
  till.same('the day', asOf, model.today);
  const said = new Map(installments.map((row) => [row.id, row]));
  const owed = model.installmentsOf(customer);
  till.same('how many installments', said.size, owed.length);
  for (const row of owed) compare(till, row, said.get(row.id));
  const byContract = (list: { contractId: string; cents: number }[]) =>
    list.map(({ contractId, cents }) => `${contractId} ${cents}`).toSorted();
  const listed = fees.map(({ contractId, paymentDue }) => ({ contractId, cents: centsOf(paymentDue) }));
  const open = openFees(model, customer);
  till.same('open fees', byContract(listed), byContract(open));
  const later = feesToCome.map(({ contractId, paymentDue }) => ({ contractId, cents: centsOf(paymentDue) }));
  const waiting = customer.fees.filter((fee) => fee.state === 'OPEN' && !open.includes(fee));
  till.same('fees to come', byContract(later), byContract(waiting));
  const coming = new Map(feesToCome.map(({ installmentId, paymentDue }) => [installmentId, centsOf(paymentDue)]));
  const due = new Map(installments.map(({ id, paymentDue }) => [id, centsOf(paymentDue)]));
  const charges = new Map(installments.map((one) => [one.id, centsOf(one.interest) - centsOf(one.lateIof)]));
  return { due, charges, fees: sumOf(open), coming };
}

function statusOf(model: Model, row: Installment): string {
  if (row.state !== 'OPEN') return row.state;
  return model.isOverdue(row) ? 'PAYMENT_OVERDUE' : 'PENDING';
}

function compare(till: Till, row: Installment, said: Listed | undefined): void {
  const { model } = till;
  const name = `installment ${row.number}, due ${row.due}`;
  till.same(name, [said?.dueDate, row.isAgreed || said?.status], [row.due, row.isAgreed || statusOf(model, row)]);
  if (!said || row.state !== 'OPEN' || row.isAgreed) return;
  const figures = [said.installmentValue, said.discount, said.interest, said.paymentDue].map(centsOf);
  const [face = 0, discount = 0, interest = 0, due = 0] = figures;
  till.same(`sum of ${name}`, due, face - row.settled - discount + interest);
  till.same(`value of ${name}`, face, row.face);
  if (row.isShrunk || row.settled > 0 || row.isCounted) return;
  const late = lateCharges(model, row);
  till.same(`late charges of ${name}`, [centsOf(said.fine), centsOf(said.lateInterest)], late);
  till.same(`IOF of late days of ${name}`, centsOf(said.lateIof), lateIof(model, row));
  if (row.bonus > 0) till.same(`bonus of ${name}`, discount, model.isOverdue(row) ? 0 : row.bonus);
  if (row.bonus === 0 && row.due <= model.today) till.same(`discount of ${name}`, discount, 0);
}

/**
 * Two percent, rounded down, and one percent a month of thirty days, HALF_UP, on the value without a lost bonus; days
 * from the due date, but none while the next bank day is not over.
 */
function lateCharges(model: Model, row: Installment): [fine: number, interest: number] {
  if (lastFreeDay(row.due) >= model.today) return [0, 0];
  const base = row.face - row.bonus;
  const days = daysFrom(row.due, model.today);
  return [Math.floor((base * 2) / 100), Math.floor((2 * base * days + 3_000) / 6_000)];
}

/** 82 millionths of the principal a day, HALF_UP, while no more than 365 days since the offer are counted. */
function lateIof(model: Model, row: Installment): number {
  const contract = model.contracts.find(({ id }) => id === row.contractId);
  if (!model.chargesIof || !contract || contract.store === 'own' || lastFreeDay(row.due) >= model.today) return 0;
  const counted = (day: string) => Math.min(365, daysFrom(contract.countedFrom, day));
  return Math.floor((row.principal * (counted(model.today) - counted(row.due)) * 82 + 500_000) / 1_000_000);
}

const listing: Command = {
  name: 'list installments',
  weight: 3,
  run: async (till, picks) => {
    const customer = anyCustomer(till.model, picks);
    await mostlyServe(till, picks, customer);
    return (await listOwed(till, customer)) !== null;
  },
};

export const installmentCommands: readonly Command[] = [listing];
