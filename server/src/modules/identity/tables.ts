import type { Role } from '@balcao/contract';
import { bigint, boolean, instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';

export const operators = table('operators', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  storeId: nullable(uuid('store_id')),
  name: text('name'),
  cpfHash: text('cpf_hash'),
  cpfSealed: text('cpf_sealed'),
  email: text('email'),
  phone: text('phone'),
  role: text<Role>('role'),
  isActive: optional(boolean('is_active')),
  /** Since when not; null while active. */
  deactivatedAt: nullable(instant('deactivated_at')),
  isStoreLogin: optional(boolean('is_store_login')),
  pixKey: nullable(text('pix_key')),
  passwordHash: text('password_hash'),
  version: optional(bigint('version')),
  /** Sessions opened until then are over; null while none was ended so. */
  sessionsFrom: nullable(instant('sessions_from')),
  lastSignInAt: nullable(instant('last_sign_in_at')),
});

/** What names one operator of all retailers: an e-mail, or the keyed hash of a CPF. */
export const operatorIdentifiers = table('operator_identifiers', by('value'), {
  value: text('value'),
  retailerId: uuid('retailer_id'),
  operatorId: uuid('operator_id'),
});

/** Wrong passwords by keyed hash of the typed e-mail, known or not, and the address it was typed at. */
export const loginFailures = table('login_failures', by('email_hash'), {
  emailHash: text('email_hash'),
  /** The keyed hash of the e-mail alone; null in rows from before it was kept. */
  accountHash: nullable(text('account_hash')),
  failures: integer('failures'),
  lastAt: instant('last_at'),
  lockedUntil: nullable(instant('locked_until')),
  /** When somebody got in last. */
  lastRightAt: nullable(instant('last_right_at')),
});

/** Codes to sign in with, by the hash of the challenge that whoever asked was given. */
export const loginCodes = table('login_codes', by('challenge_hash'), {
  challengeHash: text('challenge_hash'),
  /** Null where nobody has the e-mail. */
  retailerId: nullable(uuid('retailer_id')),
  operatorId: nullable(uuid('operator_id')),
  codeHash: text('code_hash'),
  attempts: integer('attempts'),
  expiresAt: instant('expires_at'),
  usedAt: nullable(instant('used_at')),
});

/** Sign-ons with the company's own account, by the hash of the nonce they were made for. */
export const signOnUses = table('sign_on_uses', by('nonce_hash'), {
  nonceHash: text('nonce_hash'),
  expiresAt: instant('expires_at'),
});

export const sessions = table('sessions', {
  retailerId: uuid('retailer_id'),
  tokenHash: text('token_hash'),
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at'),
  lastSeenAt: instant('last_seen_at'),
  endsAt: instant('ends_at'),
  revokedAt: nullable(instant('revoked_at')),
});
