import { sql } from 'kysely';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { codeLimits } from '../contracts/index.ts';
import type { RenegotiationCodeRow } from './tables.ts';

export interface SentCode extends Pick<
  RenegotiationCodeRow,
  'optionId' | 'codeHash' | 'phoneMasked' | 'maxAttempts' | 'sentAt' | 'expiresAt'
> {
  borrowerId: string;
  renegotiationId: string;
}

/** A code sent: a first one makes the row, a later one replaces code and option and keeps the count of tries. */
export function sentAgreementCodeFragment(sent: SentCode): Fragment {
  return {
    name: 'sent_agreement_code',
    rows: 1,
    statement: sql`
      insert into renegotiation_codes (borrower_id, renegotiation_id, option_id, status, code_hash, phone_masked, max_attempts,
        sent_at, expires_at)
      values (${sent.borrowerId}::uuid, ${sent.renegotiationId}::uuid, ${sent.optionId}::uuid, 'PENDING', ${sent.codeHash}::text,
        ${sent.phoneMasked}::text, ${sent.maxAttempts}::int, ${sent.sentAt}::timestamptz, ${sent.expiresAt}::timestamptz)
      on conflict (borrower_id, renegotiation_id) do update set option_id = excluded.option_id, code_hash = excluded.code_hash,
        phone_masked = excluded.phone_masked, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
        sends = renegotiation_codes.sends + 1, status = 'PENDING', approved_at = null, usable_until = null
      where renegotiation_codes.status <> 'DENIED' and renegotiation_codes.used_at is null
        and renegotiation_codes.attempts < renegotiation_codes.max_attempts
      returning 1`,
  };
}

/**
 * Compares a code and counts a wrong one, in one conditional update: parallel guesses cannot pass the cap. A right
 * one stays good for some minutes, so that a write that others overtook may be tried again. Undefined when there is
 * no code to compare with.
 */
export async function guessAgreementCode(
  db: Db,
  guess: { borrowerId: string; renegotiationId: string; optionId: string; codeHash: string; at: Date },
): Promise<Pick<RenegotiationCodeRow, 'status' | 'attempts'> | undefined> {
  const isRight = sql`code_hash = ${guess.codeHash}::text`;
  const result = await sql<Pick<RenegotiationCodeRow, 'status' | 'attempts'>>`
    update renegotiation_codes set
      attempts = attempts + (case when ${isRight} then 0 else 1 end),
      status = case when ${isRight} then 'APPROVED' when attempts + 1 >= max_attempts then 'DENIED' else 'PENDING' end,
      approved_at = case when ${isRight} then coalesce(approved_at, ${guess.at}::timestamptz) end,
      usable_until = case when ${isRight} then coalesce(usable_until, ${addSeconds(guess.at, codeLimits.usableSeconds)}::timestamptz) end
    where borrower_id = ${guess.borrowerId}::uuid and renegotiation_id = ${guess.renegotiationId}::uuid
      and option_id = ${guess.optionId}::uuid and attempts < max_attempts and used_at is null
      and ((status = 'PENDING' and expires_at > ${guess.at}::timestamptz)
        or (status = 'APPROVED' and usable_until > ${guess.at}::timestamptz))
    returning status, attempts`.execute(db);
  return result.rows[0];
}
