import { addSeconds } from '../../kernel/clock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import type { ErrorCode } from '@balcao/contract/errors';
import { Refusal } from '../../kernel/refusal.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { SaleStep } from '../contracts/index.ts';
import { identification } from './rules/limits.ts';
import { qrPurchases, type QrRow } from './tables.ts';

export const newQrFragment = (row: NewRow<typeof qrPurchases>): Fragment =>
  part('qr_purchase', insertOne(qrPurchases, row));

interface Change {
  set: Template;
  /** What must still be so of the row. */
  where: Template;
  /** What it is refused with when it is not. */
  refusal: ErrorCode;
}

/** A change of one purchase that is in time; the row it tests is the one it writes. */
const changed = (
  { retailerId, id }: Pick<QrRow, 'retailerId' | 'id'>,
  now: Date,
  { set, where, refusal }: Change,
): Fragment => ({
  ...part(
    'qr_changed',
    sql`update ${qrPurchases.sql} set ${set} where retailer_id = ${retailerId}::uuid and id = ${id}::uuid
      and ends_at > ${now}::timestamptz and ${where}`,
  ),
  refusal: new Refusal(refusal),
});

/** Opens a code: of many at once one does, the others miss with QR_USED. Its time begins anew. */
export const openedFragment = (row: QrRow, { key, endsAt }: { key: string; endsAt: Date }, now: Date): Fragment =>
  changed(row, now, {
    set: sql`status = 'OPENED', key_hash = ${sha256(key)}::text, token_sealed = null, ends_at = ${endsAt}::timestamptz`,
    where: sql`status = 'WAITING'`,
    refusal: 'QR_USED',
  });

const held = ({ keyHash }: QrRow) => sql`key_hash = ${keyHash}::text`;

/** Another code for another CPF: the one before is good no more. */
export const codeSentFragment = (
  row: QrRow,
  sent: { borrowerId: string | null; countedAs: string; hash: string },
  now: Date,
): Fragment =>
  changed(row, now, {
    set: sql`borrower_id = ${sent.borrowerId}::uuid, counted_as = ${sent.countedAs}::text, code_hash = ${sent.hash}::text,
      code_attempts = 0, code_expires_at = ${addSeconds(now, identification.validSeconds)}::timestamptz`,
    where: sql`${held(row)} and status = 'OPENED'`,
    refusal: 'QR_STEP',
  });

/** A guess at the code that was read, while it can be guessed. */
export function guessFragment(row: QrRow, isRight: boolean, now: Date): Fragment {
  const set = isRight ? sql`status = 'IDENTIFIED', code_hash = null` : sql`code_attempts = code_attempts + 1`;
  return changed(row, now, {
    set,
    where: sql`${held(row)} and status = 'OPENED' and code_hash = ${row.codeHash}::text
      and code_expires_at > ${now}::timestamptz and code_attempts < ${identification.attempts}::int`,
    refusal: 'QR_CODE_WRONG',
  });
}

/** What the page keeps of a step of the sale; the acceptance is of the plan that was authorised, once. */
export function stepFragment(row: QrRow, step: SaleStep, now: Date): Fragment {
  const sale = sql`contract_id = ${step.contractId}::uuid, credit_cents = ${step.creditCents}::bigint`;
  const choosing = sql`${held(row)} and status in ('IDENTIFIED', 'AUTHORISING')`;
  if (step.at === 'OFFERED')
    return changed(row, now, {
      set: sql`status = 'IDENTIFIED', proposal_id = null, ${sale}`,
      where: choosing,
      refusal: 'QR_SETTLED',
    });
  const plan = sql`proposal_id = ${step.proposalId}::uuid`;
  if (step.at === 'ASKED')
    return changed(row, now, {
      set: sql`status = 'AUTHORISING', ${plan}, ${sale}`,
      where: choosing,
      refusal: 'QR_SETTLED',
    });
  return changed(row, now, {
    set: sql`status = 'ACCEPTED', ${sale}, settled_at = ${now}::timestamptz`,
    where: sql`${held(row)} and status = 'AUTHORISING' and ${plan}`,
    refusal: 'QR_SETTLED',
  });
}

/** The customer does not want it. */
export const declinedFragment = (row: QrRow, now: Date): Fragment =>
  changed(row, now, {
    set: sql`status = 'DECLINED', settled_at = ${now}::timestamptz`,
    where: sql`${held(row)} and status in ('OPENED', 'IDENTIFIED', 'AUTHORISING')`,
    refusal: 'QR_SETTLED',
  });

/** The till does not want it any more. */
export const canceledFragment = (row: QrRow, now: Date): Fragment =>
  changed(row, now, {
    set: sql`status = 'CANCELED', token_sealed = null, settled_at = ${now}::timestamptz`,
    where: sql`status in ('WAITING', 'OPENED', 'IDENTIFIED', 'AUTHORISING')`,
    refusal: 'QR_SETTLED',
  });
