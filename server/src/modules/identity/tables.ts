import type { ApprovalAct, Role } from '@balcao/contract';
import { bigint, boolean, instant, integer, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, table } from '../../kernel/db/table.ts';

export type EnteredBy = 'password' | 'code' | 'sign-on';

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
  /** Somebody else chose the password. */
  mustChangePassword: optional(boolean('must_change_password')),
  /** Argon2id, of the PIN that opens an idle till. */
  pinHash: nullable(text('pin_hash')),
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

/** What a second person allowed an operator to do once. */
export const approvals = table('approvals', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  act: text<ApprovalAct>('act'),
  subjectId: uuid('subject_id'),
  /** Of act, subject and facts, as they were shown to who approved. */
  digest: text('digest'),
  approverId: uuid('approver_id'),
  askedBy: uuid('asked_by'),
  grantedAt: instant('granted_at'),
  expiresAt: instant('expires_at'),
  usedAt: nullable(instant('used_at')),
});

export const sessions = table('sessions', {
  retailerId: uuid('retailer_id'),
  tokenHash: text('token_hash'),
  operatorId: uuid('operator_id'),
  createdAt: instant('created_at'),
  lastSeenAt: instant('last_seen_at'),
  endsAt: instant('ends_at'),
  revokedAt: nullable(instant('revoked_at')),
  /** What their operator knows them by. */
  id: optional(uuid('id')),
  /** Browser and system, for the operator to tell sessions apart. */
  device: nullable(text('device')),
  address: nullable(text('address')),
  /** In a row. */
  wrongPins: optional(integer('wrong_pins')),
  /** What a passkey that is being added signs. */
  passkeyChallenge: nullable(text('passkey_challenge')),
  /** What a passkey that approves an act at this till signs, once. */
  approvalChallenge: nullable(text('approval_challenge')),
  approvalChallengeDigest: nullable(text('approval_challenge_digest')),
  approvalChallengeEndsAt: nullable(instant('approval_challenge_ends_at')),
});

/** Authenticator apps. */
export const totpSecrets = table('totp_secrets', {
  retailerId: uuid('retailer_id'),
  operatorId: uuid('operator_id'),
  secretSealed: text('secret_sealed'),
  madeAt: instant('made_at'),
  /** Null until a first code was typed. */
  confirmedAt: nullable(instant('confirmed_at')),
  /** The last time step a code was used of. */
  lastStep: bigint('last_step'),
});

export const passkeys = table('passkeys', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  operatorId: uuid('operator_id'),
  credentialId: text('credential_id'),
  publicKey: text('public_key'),
  /** Hostname it is good for. */
  rpId: text('rp_id'),
  counter: bigint('counter'),
  name: text('name'),
  madeAt: instant('made_at'),
  lastUsedAt: nullable(instant('last_used_at')),
});

export const recoveryCodes = table('recovery_codes', {
  retailerId: uuid('retailer_id'),
  operatorId: uuid('operator_id'),
  codeHash: text('code_hash'),
  usedAt: nullable(instant('used_at')),
});

/** Why a colleague's second factor was taken, and by whom. */
export const secondFactorResets = table('second_factor_resets', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  operatorId: uuid('operator_id'),
  resetBy: uuid('reset_by'),
  reason: text('reason'),
  resetAt: instant('reset_at'),
});

/** Sign-ins that still owe the second factor, by the hash of the challenge that whoever began was given. */
export const loginSteps = table('login_steps', by('challenge_hash'), {
  challengeHash: text('challenge_hash'),
  retailerId: uuid('retailer_id'),
  operatorId: uuid('operator_id'),
  /** What proved the first factor. */
  enteredBy: text<EnteredBy>('entered_by'),
  attempts: integer('attempts'),
  expiresAt: instant('expires_at'),
  usedAt: nullable(instant('used_at')),
});
