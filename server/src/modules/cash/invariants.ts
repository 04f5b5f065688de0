import type { Invariant } from '../../kernel/module.ts';

/** Events of the journal that move cash, as a drawer calls them: by the same name. */
const ofJournal = `('PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION_REFUND', 'PIX_REFUND')`;

const posted = `select e.borrower_id, e.retailer_id, e.store_id, e.subject_id, e.event, e.is_in_drawer, l.amount_cents
  from journal_entries e
    join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'cash_at_retailer'
  where e.event in ${ofJournal}`;

/** Drawers and the books tell of the same cash. */
export const cashInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    isAcrossCustomers: true,
    says: 'cash that was posted at a store landed there once, with the same sum, and nothing else landed by the name of such an entry',
    sql: `select p.subject_id::text as found from (${posted}) p
        left join cash_moves m on m.retailer_id = p.retailer_id and m.subject_id = p.subject_id and m.kind = p.event
      where p.is_in_drawer and (m.id is null or m.amount_cents <> p.amount_cents or m.store_id <> p.store_id)
      union all
      select m.id::text from cash_moves m
      where m.kind in ${ofJournal} and not exists (select 1 from (${posted}) p
        where p.subject_id = m.subject_id and p.event = m.kind and p.is_in_drawer and p.retailer_id = m.retailer_id)`,
  },
  {
    id: 'I31b',
    isAcrossCustomers: true,
    says: 'what a session expects is its float and what landed in it, Pix aside; what landed is of its store',
    sql: `select s.id::text as found from cash_sessions s
        left join cash_moves m on m.retailer_id = s.retailer_id and m.session_id = s.id and m.kind <> 'PIX'
      group by s.retailer_id, s.id
      having s.cash_cents <> s.float_cents + coalesce(sum(m.amount_cents), 0) or s.moved <> count(m.id)
      union all
      select m.id::text from cash_moves m join cash_sessions s on s.retailer_id = m.retailer_id and s.id = m.session_id
      where m.store_id <> s.store_id`,
  },
  {
    id: 'I31c',
    isAcrossCustomers: true,
    says: 'what was counted is the sum of its notes and coins',
    sql: `select s.id::text as found from cash_sessions s
      where s.counted_cents <> (select coalesce(sum((p ->> 'valueCents')::bigint * (p ->> 'pieces')::bigint), 0)
        from jsonb_array_elements(s.pieces) p)`,
  },
];
