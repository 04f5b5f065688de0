import type { Client } from './client.ts';

/** What the product wrote for one sale or payment: the reference writes rows of the same shape and size. */
export interface Rows {
  subjectId: string;
  amountCents: number;
  receipt: string;
  answer: string;
  message: { purpose: string; recipient_hash: string; recipient_sealed: string; text_sealed: string };
  audit: { action: string; detail: string };
  lines: { line: number; account: string; amount_cents: string }[];
  installments: {
    number: number;
    due_on: string;
    amount_cents: string;
    principal_cents: string;
    interest_cents: string;
    limit_cents: string;
  }[];
  feeCents: number;
  items: {
    kind: string;
    face_cents: string;
    discount_cents: string;
    paid_cents: string;
    principal_cents: string;
    interest_cents: string;
    limit_cents: string;
  }[];
}

const query = `select
  e.subject_id as "subjectId", r.document::text as receipt,
  coalesce((select principal_cents from contracts where id = e.subject_id), (select total_cents from payments where id = e.subject_id))::int as "amountCents",
  (select answer::text from claims where strpos(answer::text, e.subject_id::text) > 0) as answer,
  (select to_jsonb(m) from messages m where dedup_key like '%' || e.subject_id) as message,
  (select jsonb_build_object('action', action, 'detail', detail::text) from audit_entries
   where subject = e.subject_id::text and action in ('contract.accepted', 'installments.paid')) as audit,
  (select jsonb_agg(to_jsonb(l) order by line) from journal_lines l where l.borrower_id = e.borrower_id and l.entry_id = e.id) as lines,
  (select jsonb_agg(to_jsonb(i) order by number) from installments i where i.borrower_id = e.borrower_id) as installments,
  (select amount_cents::int from fees f where f.borrower_id = e.borrower_id) as "feeCents",
  (select coalesce(jsonb_agg(to_jsonb(p) order by kind desc), '[]') from payment_items p where p.payment_id = e.subject_id) as items
from journal_entries e join receipts r on r.borrower_id = e.borrower_id and r.subject_id = e.subject_id
where e.borrower_id = $1 and e.event = $2`;

/** Reads the rows of the one sale or payment of a customer. */
export async function readRows(client: Client, borrowerId: string, event: 'ORIGINATION' | 'PAYMENT'): Promise<Rows> {
  const { rows } = await client.query<Rows>(query, [borrowerId, event]);
  if (!rows[0]) throw new Error(`no ${event} of ${borrowerId}`);
  return rows[0];
}
