/**
 * Whose each table is: the kernel's, or that of the folder of this name in `server/src/modules`. The boundary check
 * holds this list against the migrations, and every SQL text against this list.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  kernel: ['audit_entries', 'audit_heads', 'claims', 'jobs', 'day_closings'],
  retailers: ['retailers', 'stores', 'store_holidays', 'configurations', 'public_configurations'],
  notifications: ['messages'],
  documents: ['receipts'],
  books: ['journal_entries', 'journal_lines'],
  identity: ['operators', 'operator_identifiers', 'sessions', 'login_failures'],
  borrowers: ['borrowers', 'borrower_documents', 'borrower_images', 'lookup_grants'],
  // All but the first are what policies were before it: read by the version of the API before alone.
  policies: [
    'policy_documents',
    'pricing_policies',
    'lending_rules',
    'iof_rates',
    'renegotiation_policies',
    'coupon_campaigns',
    'evaluation_policies',
    'incentive_rules',
  ],
  credit: [
    'credit_limits',
    'credit_limit_changes',
    'credit_limit_blocks',
    'coupons',
    'credit_evaluations',
    'incentives',
  ],
  contracts: ['contracts', 'contract_numbers', 'proposals', 'purchase_verifications', 'sale_changes'],
  payments: ['installments', 'overdue_marks', 'fees', 'payments', 'payment_items', 'payment_undos'],
  pix: ['pix_charges', 'pix_txids', 'pix_receipts', 'pix_transfers', 'pix_refunds', 'pix_unmatched'],
  renegotiation: ['renegotiations', 'renegotiation_debts', 'renegotiation_payments', 'renegotiation_codes'],
  'smartphone-sale': [
    'device_products',
    'device_offers',
    'device_tacs',
    'contract_devices',
    'device_bindings',
    'device_lock_words',
  ],
  cancellation: ['contract_cancellations', 'contract_cancellation_items'],
  projection: ['retailer_sales', 'retailer_sale_days', 'retailer_projections'],
};

/** The owner of a table, or undefined for a name that is no table. */
export const ownerOfTable: ReadonlyMap<string, string> = new Map(
  Object.entries(tableOwners).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);
