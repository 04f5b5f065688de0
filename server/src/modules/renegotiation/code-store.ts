import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { Lock } from '../../kernel/act/lock.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import type { GuessedCode } from './rules/guess-code.ts';
import { type AgreementCodeFact, renegotiationCodes, renegotiations } from './tables.ts';

/** A code sent: a first one makes the row, a later one replaces code and option and keeps the count of tries. */
export function sentAgreementCodeFragment(sent: Omit<NewRow<typeof renegotiationCodes>, 'status'>): Fragment {
  return part(
    'sent_agreement_code',
    sql`${insertOne(renegotiationCodes, { ...sent, status: 'PENDING' })}
      on conflict (borrower_id, renegotiation_id) do update set option_id = excluded.option_id, code_hash = excluded.code_hash,
        phone_masked = excluded.phone_masked, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
        sends = renegotiation_codes.sends + 1, status = 'PENDING', approved_at = null, usable_until = null
      where renegotiation_codes.status <> 'DENIED' and renegotiation_codes.used_at is null
        and renegotiation_codes.attempts < renegotiation_codes.max_attempts`,
  );
}

const COUNTED = 'counted_guess';

/** The code of an agreement: of guesses at one moment each is counted on what the one before it left. */
export const codeLock = (renegotiationId: string): Lock => ({
  fragment: COUNTED,
  row: () => sql`
    select 1 from ${renegotiations.sql} r join ${renegotiationCodes.sql} c
      on c.borrower_id = r.borrower_id and c.renegotiation_id = r.id
    where r.id = ${renegotiationId}::uuid for update of c`,
});

/** Writes what a guess made of a code, while the code is as it was read. */
export function countedGuessFragment(
  of: { borrowerId: string; renegotiationId: string },
  read: AgreementCodeFact,
  guess: GuessedCode,
): Fragment {
  return part(
    COUNTED,
    sql`update ${renegotiationCodes.sql} set attempts = ${guess.attempts}::int, status = ${guess.status}::text,
        approved_at = ${guess.approvedAt}::timestamptz, usable_until = ${guess.usableUntil}::timestamptz
      where borrower_id = ${of.borrowerId}::uuid and renegotiation_id = ${of.renegotiationId}::uuid
        and code_hash = ${read.codeHash}::text and status = ${read.status}::text and attempts = ${read.attempts}::int
        and used_at is null`,
  );
}
