import {
  boolean,
  cents,
  date,
  instant,
  integer,
  nullable,
  numeric,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';

export const deviceProducts = table('device_products', 'shared', {
  id: uuid('id'),
  /** Null in everybody's catalogue. */
  retailerId: nullable(uuid('retailer_id')),
  manufacturer: text('manufacturer'),
  model: text('model'),
  description: optional(text('description')),
  isActive: optional(boolean('is_active')),
  changedAt: nullable(instant('changed_at')),
  changedByName: nullable(text('changed_by_name')),
});

export const deviceOffers = table('device_offers', 'shared', {
  id: uuid('id'),
  productId: uuid('product_id'),
  retailerId: nullable(uuid('retailer_id')),
  storeId: nullable(uuid('store_id')),
  validFrom: date('valid_from'),
  /** Last day; null while there is no end. */
  validUntil: nullable(date('valid_until')),
  priceCents: cents('price_cents'),
  /** Either this or the rate. */
  downPaymentCents: nullable(cents('down_payment_cents')),
  maxDownPaymentRate: nullable(numeric('max_down_payment_rate')),
  /** Smallest share of the price it may be sold for; 1 is a fixed price. */
  minPriceRate: optional(numeric('min_price_rate')),
  maxAmountCents: nullable(cents('max_amount_cents')),
  /** Null of offers from before prices had authors. */
  enteredAt: nullable(instant('entered_at')),
  enteredByName: nullable(text('entered_by_name')),
  reason: nullable(text('reason')),
  withdrawnAt: nullable(instant('withdrawn_at')),
  withdrawnByName: nullable(text('withdrawn_by_name')),
  withdrawalReason: nullable(text('withdrawal_reason')),
});

/** First eight digits of an IMEI and whose devices they are. */
export const deviceTacs = table('device_tacs', 'shared', { tac: text('tac'), brand: text('brand') });

/** The device of a contract; one that is sold is in {@link deviceBindings} too. */
export const contractDevices = table('contract_devices', 'credit', {
  borrowerId: uuid('borrower_id'),
  contractId: uuid('contract_id'),
  retailerId: uuid('retailer_id'),
  productId: uuid('product_id'),
  imei: text('imei'),
  brand: text('brand'),
  status: text<'VERIFIED' | 'SUBMITTED' | 'LOCKED' | 'RELEASED'>('status'),
  /** Times the lock was asked for since the IMEI was verified. */
  confirmAttempts: optional(integer('confirm_attempts')),
  /** What the lock service last said, word for word. */
  lockMessage: nullable(text('lock_message')),
  verifiedAt: instant('verified_at'),
  submittedAt: nullable(instant('submitted_at')),
  lockedAt: nullable(instant('locked_at')),
  releasedAt: nullable(instant('released_at')),
  /** When the customer signed the term of the lock of this very device. */
  consentedAt: nullable(instant('consented_at')),
  consentByName: nullable(text('consent_by_name')),
  /** Which words of it; null of those signed before they had a number, which are the first. */
  consentTerms: nullable(integer('consent_terms')),
  /** A person decided that it stays unlocked although its contract owes. */
  settledAt: nullable(instant('settled_at')),
  settledByName: nullable(text('settled_by_name')),
  settlementReason: nullable(text('settlement_reason')),
  /** Why a person last had the lock service asked again. */
  askedAgainReason: nullable(text('asked_again_reason')),
});

/** The place where an IMEI is unique: it serves one contract until that is paid off or cancelled. */
export const deviceBindings = table('device_bindings', by('imei'), {
  imei: text('imei'),
  borrowerId: uuid('borrower_id'),
  contractId: uuid('contract_id'),
  boundAt: instant('bound_at'),
});

/** What the lock service was told last of each device. */
export const lockCommands = table('device_lock_words', by('imei'), {
  imei: text('imei'),
  command: text<'LOCK' | 'RELEASE'>('word'),
  at: instant('at'),
});
