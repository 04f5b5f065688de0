import type { BoletoFault, Cents, CivilDate, Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { System } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerFact, type BorrowerFact } from '../../borrowers/index.ts';
import { borrowerLock, limitFact, type LimitFact } from '../../credit/index.ts';
import {
  type FeeRow,
  type InstallmentRow,
  installmentsFact,
  type PaymentsPorts,
  unpaidFeesFact,
} from '../../payments/index.ts';
import { countryHolidaysFact, storeFact, type StoreFact } from '../../retailers/index.ts';
import { boletoFact, earlierFact, ofNumber } from '../facts.ts';
import { payFragments, paymentOf } from '../pay.ts';
import type { InvoicesPorts } from '../ports.ts';
import { judgePayment } from '../rules/judge-payment.ts';
import { paidFragment, paymentFragment } from '../store.ts';
import { type BoletoFact, boletoNumbers, type BoletoPaymentFact } from '../tables.ts';

type Call = Handled<'POST /webhooks/boletos'>;
type Notice = Call['body'];

interface Facts {
  earlier: BoletoPaymentFact | null;
  of: {
    boleto: BoletoFact;
    borrower: BorrowerFact;
    store: StoreFact;
    limit: LimitFact;
    installments: InstallmentRow[];
    fees: FeeRow[];
    bankHolidays: CivilDate[];
  } | null;
}

/** The day that counts is the store's, of when it was paid: the zone here says nothing. */
const boletoNotice: System = { kind: 'system', name: 'boleto-notice', zone: 'America/Manaus' };

/** Writes that another act on the same customer, boleto or payment was faster with; reading again tells what is true now. */
const RACED = new Set(['limit_move', 'boleto_payment', 'paid_boleto', 'paid_fees']);
const TRIES = 4;

/** Takes the bank's notice that a boleto was paid, whoever issued it; of a number of nobody's it waits for a person. */
export async function receiveAny(
  platform: Platform,
  ports: PaymentsPorts & InvoicesPorts,
  notice: Notice,
): Promise<Call['answer']> {
  return (await ports.others.receive(platform, notice)) ?? receivePayment(platform, ports, notice);
}

/**
 * Takes the bank's notice that a customer's boleto was paid, once a paymentId: what it asked for that day and is still owed pays the
 * installment; anything else is kept for a person, and moves nothing.
 */
export async function receivePayment(
  platform: Platform,
  ports: PaymentsPorts,
  notice: Notice,
): Promise<Call['answer']> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { paymentId } = notice;
      return { paymentId, outcome: await receiveOnce(platform, ports, notice, { isLocked: tries > 1 }) };
    } catch (error) {
      if (tries >= TRIES || !(error instanceof GuardMissed) || !RACED.has(error.fragment)) throw error;
    }
  }
}

function receiveOnce(
  platform: Platform,
  ports: PaymentsPorts,
  notice: Notice,
  { isLocked }: { isLocked: boolean },
): Promise<BoletoPaymentFact['outcome']> {
  return act<Facts, BoletoPaymentFact['outcome']>(platform, {
    principal: boletoNotice,
    ...(isLocked && { lock: borrowerLock(() => borrowerOf(platform.db, notice)) }),
    read: (db) => readFacts(db, notice),
    decide({ earlier, of }, moment) {
      if (earlier) return { unchanged: earlier.outcome };
      if (!of) return keep(notice, null, { fault: 'UNKNOWN_BOLETO', expectedCents: null }, moment);
      return settle({ platform, ports }, notice, of, moment);
    },
  });
}

function settle(
  { platform, ports }: { platform: Platform; ports: PaymentsPorts },
  notice: Notice,
  of: NonNullable<Facts['of']>,
  moment: Moment,
): Decision<BoletoPaymentFact['outcome']> {
  const { boleto, installments, fees } = of;
  const { now } = moment;
  const said = new Date(notice.paidAt);
  // The bank's clock may run ahead; nothing is paid tomorrow.
  const paidAt = said < now ? said : now;
  const on = dayIn(of.store.zone, paidAt);
  const judged = judgePayment({ boleto, installments, fees }, { valueCents: notice.value, on }, newId);
  if ('fault' in judged) return keep(notice, boleto, judged, moment);
  const { items, expectedCents } = judged;
  const payment = paymentOf(boleto, {
    id: newId(),
    totalCents: sumCents(items.map((item) => item.paidCents)),
    at: paidAt,
    postedAt: now,
    on,
  });
  const row = rowOfNotice(notice, boleto, now);
  const { writes, audit } = payFragments({ platform, ports, ...of, payment, items });
  return {
    answer: 'PAID',
    writes: [
      ...writes,
      paidFragment(boleto),
      paymentFragment({ ...row, outcome: 'PAID', fault: null, expectedCents, paymentId: payment.id }),
    ],
    audit: [
      {
        action: 'boleto.paid',
        subject: boleto.id,
        customerId: boleto.borrowerId,
        retailerId: boleto.retailerId,
        storeId: boleto.storeId,
        operatorId: null,
        detail: { paymentRef: notice.paymentId, valueCents: notice.value },
      },
      audit,
    ],
  };
}

const rowOfNotice = (notice: Notice, boleto: BoletoFact | null, receivedAt: Date) => ({
  paymentRef: notice.paymentId,
  id: newId(),
  nossoNumero: notice.nossoNumero,
  valueCents: notice.value,
  paidAt: notice.paidAt,
  receivedAt: receivedAt.toISOString(),
  borrowerId: boleto?.borrowerId ?? null,
  retailerId: boleto?.retailerId ?? null,
  boletoId: boleto?.id ?? null,
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  reason: null,
});

/** Money that no rule may spend: it waits for a person. */
function keep(
  notice: Notice,
  boleto: BoletoFact | null,
  { fault, expectedCents }: { fault: BoletoFault; expectedCents: Cents | null },
  { now }: Pick<Moment, 'now'>,
): Decision<BoletoPaymentFact['outcome']> {
  const row = rowOfNotice(notice, boleto, now);
  const payment = { ...row, outcome: 'WAITING' as const, fault, expectedCents, paymentId: null };
  if (!boleto)
    return { answer: 'WAITING', writes: [paymentFragment(payment)], audit: { none: 'of no boleto of ours' } };
  const { id: subject, borrowerId: customerId, retailerId, storeId } = boleto;
  const detail = { paymentRef: notice.paymentId, fault, valueCents: notice.value };
  return {
    answer: 'WAITING',
    writes: [paymentFragment(payment)],
    audit: { action: 'boleto.waits', subject, customerId, retailerId, storeId, operatorId: null, detail },
  };
}

async function borrowerOf(db: Db | Tx, { nossoNumero }: Notice): Promise<string | null> {
  const from = sql`from ${boletoNumbers.sql} n where n.nosso_numero = ${nossoNumero}::text`;
  return (await rowOf(db, select(pick(boletoNumbers.row('n'), 'borrowerId'), from)))?.borrowerId ?? null;
}

async function readFacts(db: Db | Tx, { nossoNumero, paymentId }: Notice): Promise<Facts> {
  const borrowerId = sql.ref('b.borrower_id');
  const shape = {
    boleto: boletoFact,
    borrower: borrowerFact(borrowerId),
    limit: limitFact(borrowerId),
    store: storeFact(sql.ref('b.retailer_id'), sql.ref('b.store_id')),
    fees: unpaidFeesFact(borrowerId),
    bankHolidays: countryHolidaysFact,
    installments: installmentsFact(sql`i.borrower_id = ${borrowerId} and i.contract_id = b.contract_id`),
  };
  const said = await rowOf(db, select({ earlier: earlierFact(paymentId) }));
  const found = await rowOf(db, select(shape, sql`from ${ofNumber(nossoNumero)}`));
  const earlier = said?.earlier ?? null;
  if (!found?.boleto || !found.borrower || !found.store || !found.limit) return { earlier, of: null };
  const { boleto, borrower, store, limit, fees, installments, bankHolidays } = found;
  return { earlier, of: { boleto, borrower, store, limit, fees, installments, bankHolidays } };
}
