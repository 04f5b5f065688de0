import { sql } from '../../../../kernel/db/sql.ts';
import { newId } from '../../../../kernel/ids.ts';
import { type Day, daysFrom, dayOf, lastFreeDay } from '../../calendar.ts';
import { checkLender } from '../../lender/check.ts';
import type { Boleto, BoletoPayment } from '../../lender/lender.ts';
import type { Contract, Customer, Fee, Installment, Model } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import { ofGrant, ofOrder } from '../../reasons.ts';
import { openOf, receive, takeOver, takeOverFees } from '../../settle.ts';
import { centsOf, reaisOf, type Till } from '../../till.ts';
import { type Command, mostlyServe } from '../command.ts';
import { openFees } from '../installments.ts';
import { owing } from '../payment.ts';
import { ofDecision } from './waiting.ts';

interface Next {
  contract: Contract;
  row: Installment;
  fees: Fee[];
  due: Day;
}

/** What a customer pays next: of the first open installment of each contract the one that is due first, with its contract's fee. */
function nextOf(model: Model, customer: Customer): Next | null {
  const firsts = model.sold(customer).flatMap((contract) =>
    openOf(contract)
      .slice(0, 1)
      .map((row) => ({ contract, row })),
  );
  const free = firsts.filter(({ row }) => !row.isAgreed);
  const key = ({ contract, row }: (typeof free)[number]) => `${row.due} ${contract.id}`;
  const [next] = free.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  if (!next) return null;
  const due = next.row.due >= model.today ? next.row.due : lastFreeDay(model.today);
  const fees = openFees(model, customer, { on: due, rows: [next.row] });
  return { ...next, due, fees: fees.filter(({ contractId }) => contractId === next.contract.id) };
}

const standing = (row: Installment, fees: readonly Fee[]) => JSON.stringify([row, fees]);
const sumOf = (fees: readonly Fee[]) => fees.reduce((sum, { cents }) => sum + cents, 0);

interface Issued {
  nossoNumero: string;
  value: number;
  dueDate: string;
  installmentNumber: number;
}

/** What stands for an installment; how its bank was told to count is taken from the product. */
async function standingOf(till: Till, row: Installment) {
  const { rows } = await sql<Pick<Boleto, 'nossoNumero' | 'cents' | 'lateFixed' | 'lateDaily' | 'earlyDaily'>>`
    select nosso_numero as "nossoNumero", amount_cents as cents, late_fixed_cents as "lateFixed",
      late_daily_cents as "lateDaily", early_daily_cents as "earlyDaily"
    from boletos where installment_id = ${row.id}::uuid and status in ('REGISTERING', 'OPEN')`.execute(till.world.db);
  till.same('boletos that stand for an installment', rows.length, 1);
  return rows[0];
}

/** Asks for the boleto of what a customer pays next; null when refused. The same stands while what it asks for does. */
async function issue(till: Till, picks: Picks, customer: Customer): Promise<Boleto | null> {
  const { model } = till;
  await mostlyServe(till, picks, customer);
  const next = nextOf(model, customer);
  const answer = await till.send({
    route: 'POST /coordinator/invoices/next',
    ask: { body: { borrowerId: customer.id } },
    reasons: [...ofGrant(model, 'cashier', customer), ...(next ? [] : ['NO_PENDING_INSTALLMENTS_FOR_BORROWER'])],
    // So many messages in a day that the customer is not told of it: it is kept all the same.
    may: next ? ['TOO_MANY_REQUESTS'] : [],
  });
  const isKept = answer.code === undefined || answer.code === 'TOO_MANY_REQUESTS';
  if (!isKept || !next) return null;
  const { row, fees, due } = next;
  const former = model.lender.boletos.find((one) => one.row === row && one.state === 'OPEN');
  const found = await standingOf(till, row);
  if (!found) return null;
  const stood = standing(row, fees);
  const isPlain = row.due === due && !row.isCounted && !row.isShrunk && row.settled === 0;
  if (isPlain) till.same('what a boleto asks for', found.cents, row.face - row.bonus + sumOf(fees));
  const isOther = former?.cents !== found.cents || former.due !== due;
  if (isOther || former?.stood === stood) {
    till.same('whether another boleto is made', found.nossoNumero !== former?.nossoNumero, isOther);
  }
  const boleto: Boleto =
    former?.nossoNumero === found.nossoNumero ? former : { ...next, ...found, stood, madeAt: model.now, state: 'OPEN' };
  if (boleto !== former) {
    if (former) former.state = 'CANCELED';
    model.lender.boletos.push(boleto);
  }
  if (answer.code !== undefined) return null;
  const said = answer.body as Issued;
  till.same(
    'the boleto that is answered',
    [said.nossoNumero, centsOf(said.value), said.dueDate, said.installmentNumber],
    [boleto.nossoNumero, boleto.cents, due, row.number],
  );
  return boleto;
}

/** What a boleto costs on a day: late only once banks have opened since it was due. */
function askedOn({ cents, due, lateFixed, lateDaily, earlyDaily }: Boleto, on: Day): number {
  if (on < due) return Math.max(1, cents - earlyDaily * daysFrom(on, due));
  return on > lastFreeDay(due) ? cents + lateFixed + lateDaily * daysFrom(due, on) : cents;
}

/** What must become of money that came for a boleto; null where what it asked for moved in a way the model does not count. */
function outcomeOf(
  model: Model,
  { row, fees, stood, ...boleto }: Boleto,
  cents: number,
  on: Day,
): 'PAID' | 'WAITING' | null {
  if (boleto.state === 'PAID' || row.state !== 'OPEN' || row.isAgreed) return 'WAITING';
  if (ofOrder(model, [row]).length > 0) return on === model.today ? 'WAITING' : null;
  if (fees.some(({ state }) => state !== 'OPEN')) return 'WAITING';
  if (standing(row, fees) !== stood) return null;
  return cents === askedOn({ row, fees, stood, ...boleto }, on) ? 'PAID' : 'WAITING';
}

interface Paying {
  cents: number;
  at: Date;
}

/** The bank tells that a boleto was paid, and tells it again. */
async function arrive(till: Till, boleto: Boleto | null, { cents, at }: Paying): Promise<BoletoPayment> {
  const { model, world } = till;
  const on = dayOf(at);
  const nossoNumero = boleto?.nossoNumero ?? '00000000000000018';
  const notice = { paymentId: newId(), nossoNumero, value: reaisOf(cents), paidAt: at.toISOString() };
  const expected = boleto ? outcomeOf(model, boleto, cents, on) : 'WAITING';
  const { outcome } = await world.notify(notice, 'boletos');
  till.note(`the bank tells: ${JSON.stringify(notice)} -> ${outcome}`);
  till.same('what became of a boleto', outcome, expected ?? outcome);
  const found = await sql<{ id: string; paymentId: string | null }>`
    select id, payment_id as "paymentId" from boleto_payments where payment_ref = ${notice.paymentId}`.execute(
    world.db,
  );
  const { id = '', paymentId = null } = found.rows[0] ?? {};
  const said = outcome === 'PAID' ? outcome : 'WAITING';
  const payment: BoletoPayment = { id, notice, boleto, cents, on, outcome: said };
  model.lender.boletoPayments.push(payment);
  if (boleto && said === 'PAID') await settle(till, boleto, { paymentId, cents });
  await again(till, payment);
  await checkLender(till);
  return payment;
}

async function settle(
  till: Till,
  boleto: Boleto,
  { paymentId, cents }: { paymentId: string | null; cents: number },
): Promise<void> {
  const { contract, row, fees } = boleto;
  boleto.state = 'PAID';
  await receive(till, contract.customer, async () => {
    for (const fee of fees) fee.state = 'PAID';
    await takeOver(till, [contract]);
    return { id: paymentId ?? '', total: cents, by: null, agreement: null };
  });
  till.same('the installment of a boleto that was paid', row.state, 'PAID');
}

/** A notice that comes once more says where the payment stands by now, and moves nothing. */
async function again(till: Till, { notice, outcome }: BoletoPayment): Promise<void> {
  till.same('a notice of a boleto that came twice', await till.world.notify(notice, 'boletos'), {
    status: 200,
    outcome,
  });
}

const issuing: Command = {
  name: 'issue a boleto',
  weight: 3,
  isPossible: (model) => model.sold().length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const owed = owing(model);
    const { customer } = picks.one(owed.length > 0 && !picks.chance(10) ? owed : model.sold());
    return (await issue(till, picks, customer)) !== null;
  },
};

const hasBoleto = ({ lender }: Model) =>
  lender.boletos.some(({ state }) => state === 'OPEN') || lender.boletos.length % 4 === 3;

/** Mostly what it asks for, sometimes less or more; now, or told some days late. */
function anyPayment(model: Model, picks: Picks, boleto: Boleto): Paying {
  const daysAgo = picks.chance(15) ? picks.between(1, 3) : 0;
  const at = new Date(Math.max(boleto.madeAt.getTime(), model.now.getTime() - daysAgo * 86_400_000));
  const asked = askedOn(boleto, dayOf(at));
  return { cents: picks.chance(25) ? picks.between(1, asked * 2) : asked, at };
}

const paying: Command = {
  name: 'pay a boleto',
  weight: 4,
  isPossible: hasBoleto,
  run: async (till, picks) => {
    const { model } = till;
    const open = model.lender.boletos.filter(({ state }) => state === 'OPEN');
    const boleto = picks.one((open.length > 0 && !picks.chance(25) ? open : model.lender.boletos).toReversed());
    if (picks.chance(3)) return (await arrive(till, null, { cents: 5_000, at: model.now })).outcome === 'PAID';
    return (await arrive(till, boleto, anyPayment(model, picks, boleto))).outcome === 'PAID';
  },
};

const issuingAndPaying: Command = {
  name: 'issue a boleto and pay it twice',
  weight: 3,
  isPossible: (model) => owing(model).length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const boleto = await issue(till, picks, picks.one(owing(model)).customer);
    if (!boleto) return false;
    till.pass();
    const first = await arrive(till, boleto, { cents: askedOn(boleto, model.today), at: model.now });
    till.pass();
    if (picks.chance(70)) await arrive(till, boleto, { cents: askedOn(boleto, model.today), at: model.now });
    return first.outcome === 'PAID';
  },
};

const telling: Command = {
  name: 'tell of a boleto again',
  weight: 2,
  isPossible: ({ lender }) => lender.boletoPayments.length > 0,
  run: async (till, picks) => {
    await again(till, picks.one(till.model.lender.boletoPayments));
    await checkLender(till);
    return true;
  },
};

/** What nobody asked for waits: an analyst has it pay what is owed of its contract, or sends it back. */
const deciding: Command = {
  name: 'decide on a boleto that waits',
  weight: 3,
  isPossible: ({ lender }) => lender.boletoPayments.some(({ outcome }) => outcome !== 'PAID'),
  run: async (till, picks) => {
    const { model } = till;
    const all = model.lender.boletoPayments.filter(({ outcome }) => outcome !== 'PAID');
    const waiting = all.filter(({ outcome }) => outcome === 'WAITING');
    const payment = picks.one(waiting.length > 0 && !picks.chance(10) ? waiting : all);
    const { boleto, id, cents } = payment;
    const by = (boleto === null) === picks.chance(95) ? 'treasurer' : 'analyst';
    const decision = picks.one(['APPLY', 'APPLY', 'RETURN'] as const);
    const answer = await till.send({
      route: 'POST /coordinator/invoices/payments/{id}/decide',
      ask: { params: { id }, body: { decision, reason: 'conferido' } },
      by,
      reasons: await ofDecision(till, payment, { by, decision }),
      isKeyed: true,
    });
    if (answer.code === undefined) {
      payment.outcome = decision === 'APPLY' ? 'APPLIED' : 'RETURNED';
      if (boleto && decision === 'APPLY') {
        const found = await sql<{
          id: string;
        }>`select payment_id as id from boleto_payments where id = ${id}::uuid`.execute(till.world.db);
        await receive(till, boleto.contract.customer, async () => {
          await takeOverFees(till, boleto.contract.customer, { due: [], contracts: [boleto.contract] });
          await takeOver(till, [boleto.contract]);
          return { id: found.rows[0]?.id ?? '', total: cents, by: null, agreement: null };
        });
      }
    }
    await checkLender(till);
    return answer.code === undefined;
  },
};

export const boletoCommands: readonly Command[] = [issuing, paying, issuingAndPaying, telling, deciding];
