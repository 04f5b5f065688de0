/** Which column says on which machine a row lies. `shared` tables are small: every machine has a copy. */
interface Family {
  key: string;
  tables: readonly string[];
}

/** Rows of one customer: a sale or a payment touches these of one borrower only. */
const credit: Family = {
  key: 'borrower_id',
  tables: [
    'borrower_images',
    'contract_cancellation_items',
    'contract_cancellations',
    'contract_devices',
    'contracts',
    'coupons',
    'credit_evaluations',
    'credit_limit_blocks',
    'credit_limit_changes',
    'credit_limits',
    'fees',
    'installments',
    'journal_entries',
    'journal_lines',
    'overdue_marks',
    'payment_items',
    'payment_undos',
    'payments',
    'pix_charges',
    'pix_receipts',
    'pix_refunds',
    'proposals',
    'purchase_verifications',
    'receipts',
    'renegotiation_codes',
    'renegotiation_debts',
    'renegotiation_payments',
    'renegotiations',
  ],
};

/** Rows of one retailer. */
const retailer: Family = {
  key: 'retailer_id',
  tables: [
    'audit_entries',
    'audit_heads',
    'incentives',
    'lookup_grants',
    'operators',
    'retailer_projections',
    'retailer_sale_days',
    'retailer_sales',
    'sale_changes',
    'sessions',
    'store_holidays',
    'stores',
  ],
};

/** Tables that lie by a column of their own: look-ups by a value, and what belongs to no customer and no retailer. */
const own: Readonly<Record<string, string>> = {
  borrowers: 'id',
  borrower_documents: 'cpf_hash',
  contract_numbers: 'number',
  operator_identifiers: 'value',
  pix_txids: 'short_txid',
  pix_transfers: 'end_to_end_id',
  pix_unmatched: 'end_to_end_id',
  device_bindings: 'imei',
  device_lock_words: 'imei',
  login_failures: 'email_hash',
  claims: 'claimant_id',
  messages: 'dedup_key',
  jobs: 'id',
};

/** Few rows, seldom written, read by statements of every customer. */
const shared = [
  'configurations',
  'coupon_campaigns',
  'day_closings',
  'device_offers',
  'device_products',
  'device_tacs',
  'evaluation_policies',
  'incentive_rules',
  'iof_rates',
  'lending_rules',
  'policy_documents',
  'pricing_policies',
  'public_configurations',
  'renegotiation_policies',
  'retailers',
  'schema_migrations',
  'secret_canaries',
] as const;

/** Where the rows of a table lie: its family, and the column that says it; a shared table has none. */
export interface Placement {
  family: string;
  key: string | null;
}

/** `borrowers` is the credit family's first table, under the name its key has there. */
const familyOfOwn = (table: string) => (table === 'borrowers' ? 'credit' : table);

const familyRows = ({ key, tables }: Family, family: string) =>
  tables.map((table): [string, Placement] => [table, { family, key }]);

/** Every table of the product. The one place that says where rows lie. */
export const placements: ReadonlyMap<string, Placement> = new Map([
  ...familyRows(credit, 'credit'),
  ...familyRows(retailer, 'retailer'),
  ...Object.entries(own).map(([table, key]): [string, Placement] => [table, { family: familyOfOwn(table), key }]),
  ...shared.map((table): [string, Placement] => [table, { family: 'shared', key: null }]),
]);
