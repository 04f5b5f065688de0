import type { Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { grantFact } from '../../../borrowers/index.ts';

type Answer = Handled<'GET /coordinator/contracts/{id}/payments'>['answer'];
type Item = Answer[number]['items'][number];

/** As the query gives it: amounts are cents, instants text. */
type PaymentRow = Omit<Answer[number], 'paidAt' | 'undo' | 'isUndone'> & {
  paidAt: string;
  undo: { at: string; by: string | null; reason: string | null } | null;
};

/**
 * Payments that touched a contract of a customer the operator looked up, newest first, with all their items. Of a
 * payment at another retailer neither operator nor reason is told.
 * @throws Refusal CONTRACT_NOT_FOUND without such a contract or an open lookup.
 */
export async function listPayments(platform: Platform, actor: Actor, contractId: string): Promise<Answer> {
  const now = platform.clock.now();
  const found = await sql<{ grant: boolean; payments: PaymentRow[] }>`
    select ${grantFact(actor, sql.ref('c.borrower_id'), now)} as grant, ${paymentsFact(actor)} as payments
    from contracts c where c.id = ${contractId}::uuid and c.status not in ('OFFERED', 'EXPIRED')`.execute(platform.db);
  const [contract] = found.rows;
  if (!contract?.grant) refuse('CONTRACT_NOT_FOUND');
  return contract.payments.map(answerOf);
}

function answerOf(payment: PaymentRow): Answer[number] {
  const { undo, paidAt } = payment;
  return {
    ...payment,
    paidAt: instant(paidAt),
    undo: undo && { ...undo, at: instant(undo.at) },
    isUndone: undo !== null,
  };
}

const instant = (text: string): string => new Date(text).toISOString();

/** Payments with an item of contract `c`, of the shape of a {@link PaymentRow}. */
function paymentsFact(actor: Actor) {
  const isOwn = sql`p.retailer_id = ${actor.retailerId}::uuid`;
  return sql<PaymentRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'paidAt', p.paid_at, 'paidOn', p.paid_on, 'method', p.method, 'total', p.total_cents,
      'storeName', (select s.name from stores s where s.retailer_id = p.retailer_id and s.id = p.store_id),
      'operatorName', (select o.name from operators o where o.retailer_id = p.retailer_id and o.id = p.operator_id and ${isOwn}),
      'undo', (select json_build_object('at', u.undone_at, 'by', o.name, 'reason', case when ${isOwn} then u.reason end)
        from payment_undos u
        left join operators o on o.retailer_id = u.retailer_id and o.id = u.operator_id and ${isOwn}
        where u.borrower_id = p.borrower_id and u.payment_id = p.id),
      'items', ${itemsFact}) order by p.paid_at desc, p.id desc), '[]'::json)
    from payments p where p.borrower_id = c.borrower_id
      and p.id in (select payment_id from payment_items where borrower_id = c.borrower_id and contract_id = c.id))`;
}

/** Items of payment `p`. */
const itemsFact = sql<Item[]>`(
  select json_agg(json_build_object(
    'kind', m.kind, 'contractId', m.contract_id, 'contractNumber', mc.number, 'installmentOrder', i.number,
    'face', m.face_cents, 'discount', m.discount_cents + m.bonus_cents, 'fine', m.fine_cents, 'lateInterest', m.late_interest_cents,
    'contractInterest', m.contract_interest_cents, 'lateIof', m.late_iof_cents, 'paid', m.paid_cents, 'isPartial', m.is_partial)
    order by mc.number, i.number nulls last, m.id)
  from payment_items m
  left join contracts mc on mc.borrower_id = m.borrower_id and mc.id = m.contract_id
  left join installments i on i.borrower_id = m.borrower_id and i.id = m.installment_id
  where m.borrower_id = p.borrower_id and m.payment_id = p.id)`;
