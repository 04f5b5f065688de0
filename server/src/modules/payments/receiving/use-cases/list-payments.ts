import type { Handled } from '@balcao/contract';
import { sql, type Template } from '../../../../kernel/db/sql.ts';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import {
  cast,
  centsOf,
  fact,
  factList,
  isTrue,
  known,
  rowOf,
  select,
  type ShapeOf,
  when,
} from '../../../../kernel/db/select.ts';
import { outer, pick } from '../../../../kernel/db/table.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { grantFact } from '../../../borrowers/index.ts';
import { contractById, contractNumberFact } from '../../../contracts/index.ts';
import { operatorNameFact } from '../../../identity/index.ts';
import { storeNameFact } from '../../../retailers/index.ts';
import { installments, paymentItems, payments, paymentUndos, paymentWaivers } from '../../tables.ts';

type Answer = Handled<'GET /coordinator/contracts/{id}/payments'>['answer'];

const p = payments.fact('p');
const m = paymentItems.fact('m');
const u = paymentUndos.fact('u');
const w = paymentWaivers.fact('w');
const i = outer(installments.fact('i'));

/**
 * Payments that touched a contract of a customer the operator looked up, newest first, with all their items. Of a
 * payment at another retailer neither operator nor reason is told.
 * @throws Refusal CONTRACT_NOT_FOUND without such a contract or an open lookup.
 */
export async function listPayments(platform: Platform, actor: Actor, contractId: string): Promise<Answer> {
  const borrower = cast('uuid', sql`c.borrower_id`);
  const shape = { grant: grantFact(actor, borrower, platform.clock.now()), payments: paymentsFact(actor) };
  const ofContract = sql`from (${contractById(contractId)}) c where c.status not in ('OFFERED', 'EXPIRED')`;
  const contract = await rowOf(platform.db, select(shape, ofContract));
  if (!contract?.grant) refuse('CONTRACT_NOT_FOUND');
  return contract.payments.map(answerOf);
}

function answerOf({ undo, paidAt, ...payment }: ShapeOf<ReturnType<typeof paymentShape>>): Answer[number] {
  return {
    ...payment,
    paidAt: instantText(paidAt),
    undo: undo && { ...undo, at: instantText(undo.at) },
    isUndone: undo !== null,
  };
}

const instantText = (text: string): string => new Date(text).toISOString();

/** What is told of a payment `p`. */
function paymentShape(actor: Actor) {
  const isOwn = isTrue(sql`p.retailer_id = ${actor.retailerId}::uuid`);
  const ifOwn = <T>(told: Template<T>) => when(isOwn, told);
  const undo = {
    at: u.undoneAt,
    by: ifOwn(operatorNameFact(u.retailerId, u.operatorId)),
    reason: ifOwn(u.reason),
  };
  return {
    ...pick(p, 'id', 'paidAt', 'paidOn', 'method'),
    total: p.totalCents,
    storeName: known(storeNameFact(p.retailerId, p.storeId)),
    operatorName: ifOwn(operatorNameFact(p.retailerId, p.operatorId)),
    undo: fact(undo, sql`from ${paymentUndos.sql} u where u.borrower_id = p.borrower_id and u.payment_id = p.id`),
    waiver: fact(
      { approvedBy: ifOwn(operatorNameFact(w.retailerId, w.approvedBy)), reason: ifOwn(w.reason) },
      sql`from ${paymentWaivers.sql} w where w.borrower_id = p.borrower_id and w.payment_id = p.id`,
    ),
    items: itemsFact,
  };
}

/** Payments with an item of contract `c`. */
function paymentsFact(actor: Actor) {
  const touched = sql`select payment_id from ${paymentItems.sql}
    where borrower_id = c.borrower_id and contract_id = c.contract_id`;
  return factList(
    paymentShape(actor),
    sql`from ${payments.sql} p where p.borrower_id = c.borrower_id and p.id in (${touched})
      order by p.paid_at desc, p.id desc`,
  );
}

/** What an item `m` takes off, early or in time. */
const discount = centsOf(sql`m.discount_cents - m.waived_cents + m.bonus_cents`);

/** Items of payment `p`. */
const itemsFact = factList(
  {
    ...pick(m, 'kind', 'contractId', 'isPartial'),
    contractNumber: contractNumberFact(m.borrowerId, m.contractId),
    installmentOrder: i.number,
    face: m.faceCents,
    discount,
    fine: m.fineCents,
    lateInterest: m.lateInterestCents,
    contractInterest: m.contractInterestCents,
    lateIof: m.lateIofCents,
    waived: m.waivedCents,
    paid: m.paidCents,
  },
  sql`from ${paymentItems.sql} m
    left join ${installments.sql} i on i.borrower_id = m.borrower_id and i.id = m.installment_id
    where m.borrower_id = p.borrower_id and m.payment_id = p.id
    order by "contractNumber", i.number nulls last, m.id`,
);
