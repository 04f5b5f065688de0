/** The request names an id alone: the row it finds says whose it is, and what follows asks for its key. */
const ID = 'asked by an id whose customer or retailer nobody said';
/** A batch of the close of a day or of the jobs, each machine its part. */
const BATCH = 'walks along the rows of everybody in batches';
/** The provider asks before it closes a store, which is rare: a store's customers lie everywhere. */
const OPEN_WORK = 'what is under way in a store that is to be closed';
/** Reports read the projection; what fills it reads the sales, once an edition. */
const FILLING = 'fills the projection of a retailer, page by page';
/** Whose customer a request is about is found before its handler runs, by the id it names (ADR 0021). */
const REACH = 'the reach of a request, by the id it names';
/** The look-up table that lies by the value is kept already; the next version reads it first. */
const LOOK_UP = 'asked by a value; its look-up is complete once the version before no longer writes';

/**
 * Reads that ask every machine: of a table of a family, without an equality on the column its rows lie by, as
 * 'table (columns it goes by)', each with its reason. What is gone is taken out; what is added says why it cannot know the key.
 */
export const keylessList: Readonly<Record<string, string>> = {
  'approvals (expires_at)': BATCH,
  'audit_checks ()': BATCH,
  'audit_entries ()': BATCH,
  'claims (created_at)': BATCH,
  'borrowers ()': BATCH,
  'contract_devices (contract_id, imei)': 'which other contracts hold a device',
  'contract_devices (imei)': 'which contracts hold a device, before its lock word is taken',
  'contract_devices (imei, status)': 'which contracts hold a device, before its lock word is taken',
  'contracts (accepted_at, retailer_id)': FILLING,
  'contracts (id)': ID,
  'contracts (id, retailer_id)': ID,
  'contracts (id, status)': ID,
  'contracts (product_id, status, valid_until)': BATCH,
  'contracts (retailer_id, store_id, valid_until)': OPEN_WORK,
  'contracts (status, valid_until)': BATCH,
  'coupons (status, valid_through)': BATCH,
  'credit_evaluations (expires_at, status)': BATCH,
  'credit_evaluations (id)': REACH,
  'credit_evaluations (id, retailer_id)': ID,
  'credit_limits (blocked_until, is_blocked)': BATCH,
  'credit_limits (borrower_id)': BATCH,
  'data_links (expires_at)': BATCH,
  'data_links (token_hash)': 'whoever opens a link names its token alone',
  'data_visits (expires_at)': BATCH,
  'event_counts (day)': BATCH,
  'installments (due_on, id)': BATCH,
  'installments (id)': ID,
  'jobs (done_at)': BATCH,
  'jobs (done_at, failed_at, locked_until, run_at)': BATCH,
  'login_codes (expires_at)': BATCH,
  'login_failures (account_hash, failures, last_at)': 'a manager asks why a colleague cannot sign in',
  'login_failures (last_at)': BATCH,
  'login_steps (expires_at)': BATCH,
  'limit_requests (expires_on, status)': BATCH,
  'limit_requests (id)': ID,
  'limit_requests (retailer_id, status)': 'an analyst sees what waits of every customer',
  'lookup_grants (expires_at)': BATCH,
  'messages (id)': 'the job that sends a message names its id',
  'messages ()': 'the telephone of the demonstration',
  'messages (sent_at, status)': BATCH,
  'messages (status)': 'the telephone of the demonstration',
  'operators (email)': LOOK_UP,
  'payment_items (id)': ID,
  'payments (id)': ID,
  'payments (id, retailer_id)': ID,
  'phone_changes (decided_at)': BATCH,
  'phone_changes (retailer_id, status)': 'an analyst sees what waits of every customer',
  'pix_charges (expires_at)': BATCH,
  'pix_charges (expires_at, status)': BATCH,
  'pix_charges (expires_at, retailer_id, store_id)': OPEN_WORK,
  'pix_charges (id)': REACH,
  'pix_charges (id, retailer_id)': ID,
  'pix_charges (operator_id, retailer_id)': 'the reach of a request: charges of the customer its ids are of',
  'pix_charges (operator_id, request_key)': 'a request taken up again names no customer',
  'pix_charges (txid)': LOOK_UP,
  'pix_receipts (id)': REACH,
  'pix_receipts (id, retailer_id)': ID,
  'proposals (id)': ID,
  'purchase_verifications (code_hash, expires_at, status)': BATCH,
  'quota_uses (forget_after)': BATCH,
  'receipts (document)': 'anybody who holds a receipt asks by the code printed on it',
  'receipts (kind, retailer_id)': 'papers of many payments, by their ids',
  'receipts (kind, subject_id)': ID,
  'renegotiation_payments (due_on)': BATCH,
  'renegotiation_payments (due_on, renegotiation_id)': BATCH,
  'renegotiation_payments (due_on, status)': BATCH,
  'renegotiation_payments (id)': ID,
  'renegotiations ()': BATCH,
  'renegotiations (id)': ID,
  'renegotiations (id, retailer_id)': ID,
  'renegotiations (status)': BATCH,
  'renegotiations (status, valid_until)': BATCH,
  'sessions (ends_at)': BATCH,
  'sessions (ends_at, last_seen_at, token_hash)': 'a token says nothing but itself',
  'sign_on_uses (expires_at)': BATCH,
  'store_holidays (day)': 'the calendar of every store, kept small',
  'stores (id)': 'what stores with holidays of their own are called, in the list of a year',
  'support_requests (closed_at)': BATCH,
};
