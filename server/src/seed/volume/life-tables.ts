/** Tables that hold a borrower's life, parents first, with the part of it that is copied. */
export const lifeTables = [
  { name: 'borrower_documents', where: 'borrower_id = $' },
  { name: 'borrowers', where: 'id = $' },
  { name: 'credit_limits', where: 'borrower_id = $' },
  { name: 'credit_limit_changes', where: 'borrower_id = $' },
  { name: 'contracts', where: 'borrower_id = $' },
  {
    name: 'contract_numbers',
    where: 'borrower_id = $ and subject_id in (select id from contracts where borrower_id = $)',
  },
  // Offers that were not chosen are left behind: eight times the rows, and nothing ever reads them again.
  {
    name: 'proposals',
    where: 'borrower_id = $ and id in (select accepted_proposal_id from contracts where borrower_id = $)',
  },
  { name: 'purchase_verifications', where: 'borrower_id = $' },
  { name: 'installments', where: 'borrower_id = $' },
  { name: 'fees', where: 'borrower_id = $' },
  { name: 'payments', where: 'borrower_id = $' },
  { name: 'payment_items', where: 'borrower_id = $' },
  { name: 'journal_entries', where: 'borrower_id = $' },
  { name: 'journal_lines', where: 'borrower_id = $' },
  { name: 'receipts', where: 'borrower_id = $' },
  { name: 'credit_limit_blocks', where: 'borrower_id = $' },
  { name: 'coupons', where: 'borrower_id = $' },
  { name: 'credit_evaluations', where: 'borrower_id = $' },
  { name: 'incentives', where: 'borrower_id = $' },
] as const;

export type LifeTable = (typeof lifeTables)[number]['name'];
