import type { Handled } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { known, rowsOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { installmentsFact, unpaidFeesFact } from '../../payments/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { type PaymentAnswer, paymentAnswer } from '../answers.ts';
import { boletoFact, isOf, namesShape, paymentFact, paymentSource } from '../facts.ts';
import { owedOf, spendOnContract, whyOf } from '../rules/what-waits.ts';

type WaitingAnswer = Handled<'GET /coordinator/invoices/payments/waiting'>['answer'][number];

const MOST_WAITING = 100;
const MOST_DECIDED = 50;

const waitingShape = {
  payment: known(paymentFact),
  boleto: boletoFact,
  store: storeFact(sql.ref('b.retailer_id'), sql.ref('b.store_id')),
  fees: unpaidFeesFact(sql.ref('b.borrower_id')),
  installments: installmentsFact(sql`i.borrower_id = b.borrower_id and i.contract_id = b.contract_id`),
  ...namesShape,
};

/** Payments of boletos that wait for a person, oldest first, whoever the customers are: why, and what each would pay. */
export async function listWaiting({ db }: Platform, { retailerId }: Actor): Promise<WaitingAnswer[]> {
  const from = sql`from ${paymentSource} where bp.outcome = 'WAITING' and ${isOf(retailerId)}
    order by bp.received_at limit ${sql.lit(MOST_WAITING)}`;
  return (await asSystem('boletos-waiting', () => rowsOf(db, select(waitingShape, from)))).map(waitingAnswer);
}

function waitingAnswer({
  payment,
  boleto,
  store,
  fees,
  installments,
  ...names
}: ShapeOf<typeof waitingShape>): WaitingAnswer {
  const { decidedBy: _by, decidedAt: _at, reason: _why, ...answer } = paymentAnswer(payment, names);
  if (!boleto || !store)
    return { ...answer, why: 'UNKNOWN', storeName: null, dueDate: null, owedValue: null, pays: [] };
  const on = dayIn(store.zone, new Date(payment.paidAt));
  const owed = { boleto, installments, fees };
  const { items, leftCents } = spendOnContract(owed, { valueCents: payment.valueCents, on }, () => '');
  return {
    ...answer,
    why: whyOf(payment, owed, on),
    storeName: store.name,
    dueDate: boleto.dueOn,
    owedValue: owedOf(owed, on),
    pays:
      leftCents > 0
        ? []
        : items.map(({ number, paidCents, isPartial }) => ({ installmentNumber: number, value: paidCents, isPartial })),
  };
}

/** What people decided of payments that waited, the newest first. */
export async function listDecided({ db }: Platform, { retailerId }: Actor): Promise<PaymentAnswer[]> {
  const from = sql`from ${paymentSource} where bp.decided_at is not null and ${isOf(retailerId)}
    order by bp.decided_at desc limit ${sql.lit(MOST_DECIDED)}`;
  const rows = await rowsOf(db, select({ payment: known(paymentFact), ...namesShape }, from));
  return rows.map(({ payment, ...names }) => paymentAnswer(payment, names));
}
