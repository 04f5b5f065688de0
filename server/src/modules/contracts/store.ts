import type { Cents, CivilDate } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Lock } from '../../kernel/act/lock.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { pick, type RowOf } from '../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import type { WayLeft } from '../notifications/index.ts';
import { codeLimits } from './rules/verification-limits.ts';
import { saleChangedFragment } from './sale-changes.ts';
import {
  contracts,
  type ProposalRow,
  proposals,
  purchaseVerifications,
  type SoldKind,
  type VerificationRow,
} from './tables.ts';

/** What a change of a sale says. */
const changed = ['retailerId', 'borrowerId', 'contractId', 'at'] as const;

/** An offer as it is written: what a contract will be, with how it was priced. */
export type NewContract = Omit<
  RowOf<typeof contracts>,
  'kind' | 'status' | 'returnedCents' | 'acceptedProposalId' | 'acceptedAt' | 'acceptedOn' | 'canceledAt' | 'canceledOn'
>;

/** An offered contract; its kind is settled when a proposal is accepted. */
export function offerFragment(offer: NewContract): Fragment {
  return part('offered_contract', insertOne(contracts, { ...offer, kind: 'MULTIPLE_INSTALLMENTS', status: 'OFFERED' }));
}

export function proposalsFragment(borrowerId: string, contractId: string, offered: readonly ProposalRow[]): Fragment {
  const rows = offered.map((proposal) => ({ ...proposal, borrowerId, contractId }));
  return part('offered_proposals', insertMany(proposals, rows), rows.length);
}

/** The figures that are signed, where they are not those that were offered; one row, 'signed_proposal'. */
export function signedProposalFragment(borrowerId: string, signed: ProposalRow): Fragment {
  return part(
    'signed_proposal',
    sql`
      update ${proposals.sql} set installment_cents = ${signed.installmentCents}::bigint, total_cents = ${signed.totalCents}::bigint,
        plan = ${JSON.stringify(signed.plan)}::jsonb
      where borrower_id = ${borrowerId}::uuid and id = ${signed.id}::uuid`,
  );
}

export interface Acceptance {
  retailerId: string;
  borrowerId: string;
  contractId: string;
  proposalId: string;
  /** Who makes the sale, whoever made the offer. */
  operatorId: string;
  kind: SoldKind;
  at: Date;
  on: CivilDate;
}

/** Turns an offer into a contract, once, while the offer is valid (I5). */
export function acceptanceFragments(acceptance: Acceptance): Fragment[] {
  const accepted = sql`
    update ${contracts.sql} set status = 'ACCEPTED', accepted_proposal_id = ${acceptance.proposalId}::uuid, kind = ${acceptance.kind}::text,
      operator_id = ${acceptance.operatorId}::uuid, accepted_at = ${acceptance.at}::timestamptz, accepted_on = ${acceptance.on}::date
    where borrower_id = ${acceptance.borrowerId}::uuid and id = ${acceptance.contractId}::uuid and status = 'OFFERED'
      and valid_until > ${acceptance.at}::timestamptz`;
  return [part('accepted_contract', accepted), saleChangedFragment(pick(acceptance, ...changed))];
}

/** Uses an approved verification, once, while it is usable (I7). */
export function useVerificationFragment(use: { borrowerId: string; proposalId: string; at: Date }): Fragment {
  return part(
    'used_verification',
    sql`
      update ${purchaseVerifications.sql} set used_at = ${use.at}::timestamptz
      where borrower_id = ${use.borrowerId}::uuid and proposal_id = ${use.proposalId}::uuid and status = 'APPROVED'
        and used_at is null and usable_until > ${use.at}::timestamptz`,
  );
}

/** The lock of codes sent and guessed: the row of the proposal's verification, which the fragment of this name tests. */
export const verificationLock = (fragment: 'sent_code' | 'counted_guess', proposalId: string): Lock => ({
  fragment,
  row: () => sql`select 1 from ${purchaseVerifications.sql} where proposal_id = ${proposalId}::uuid for update`,
});

/** A code sent after this is too fresh to be sent again. */
const resendableBefore = ({ sentAt }: NewVerification) => addSeconds(new Date(sentAt), -codeLimits.resendAfterSeconds);

export type NewVerification = Omit<VerificationRow, 'undelivered' | 'attempts' | 'usableUntil' | 'usedAt'>;

/**
 * A code sent: a first one makes the row, a later one replaces the code and keeps the count of tries. An approval that
 * lapsed unused, or was given for figures of another day, is asked for again the same way. Misses while the last code is so fresh that it still counts.
 */
export function sentCodeFragment(sent: NewVerification): Fragment {
  return part(
    'sent_code',
    sql`
      ${insertOne(purchaseVerifications, sent)}
      on conflict (borrower_id, proposal_id) do update set code_hash = excluded.code_hash, method = excluded.method, channel = excluded.channel,
        phone_hash = excluded.phone_hash, phone_masked = excluded.phone_masked, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at, sends = purchase_verifications.sends + 1, status = excluded.status, approved_at = null,
        usable_until = null, undelivered = '[]', counted_on = excluded.counted_on, told_total_cents = excluded.told_total_cents
      where purchase_verifications.attempts < purchase_verifications.max_attempts and (
        (purchase_verifications.status = 'PENDING' and purchase_verifications.sent_at <= ${resendableBefore(sent)}::timestamptz)
        or (purchase_verifications.status = 'MANUAL' and purchase_verifications.expires_at <= excluded.sent_at)
        or (purchase_verifications.status = 'APPROVED' and purchase_verifications.used_at is null
          and (purchase_verifications.usable_until <= excluded.sent_at
            or purchase_verifications.counted_on is distinct from excluded.counted_on)))`,
  );
}

/** A way did not deliver: the code goes by the next, where there is one. Misses, as 'undelivered_code', once it was asked for anew. */
export const undeliveredFragment = (
  { sentAt, ...key }: VerificationKey & Pick<VerificationRow, 'sentAt'>,
  { left, next }: WayLeft,
): Fragment =>
  part(
    'undelivered_code',
    sql`update ${purchaseVerifications.sql} set channel = coalesce(${next}::text, channel),
        undelivered = undelivered || ${JSON.stringify([left])}::jsonb
      where ${ofVerification(key)} and status = 'PENDING' and sent_at = ${sentAt}::timestamptz`,
  );

/** What a guess makes of a verification. */
export interface Guess {
  status: VerificationRow['status'];
  /** Wrong codes so far, this one among them. */
  attempts: number;
  approvedAt: Date | null;
  usableUntil: Date | null;
}

/** Counts a guess at a code, 'counted_guess': misses when another guess or another code came since it was read. */
export function countedGuessFragment(read: VerificationRow, guess: Guess): Fragment {
  return part(
    'counted_guess',
    sql`
      update ${purchaseVerifications.sql} set status = ${guess.status}::text, attempts = ${guess.attempts}::int,
        approved_at = ${guess.approvedAt}::timestamptz, usable_until = ${guess.usableUntil}::timestamptz
      where borrower_id = ${read.borrowerId}::uuid and proposal_id = ${read.proposalId}::uuid and status = ${read.status}::text
        and attempts = ${read.attempts}::int and code_hash = ${read.codeHash}::text`,
  );
}

interface VerificationKey {
  borrowerId: string;
  proposalId: string;
}

const ofVerification = ({ borrowerId, proposalId }: VerificationKey) =>
  sql`borrower_id = ${borrowerId}::uuid and proposal_id = ${proposalId}::uuid`;

/** The code that an analyst reads out, while the call is open; '' is none. One row, 'called_code'. */
export const calledCodeFragment = (key: VerificationKey, hash: string): Fragment =>
  part(
    'called_code',
    sql`update ${purchaseVerifications.sql} set code_hash = ${hash}::text
      where ${ofVerification(key)} and status = 'MANUAL' and attempts < max_attempts`,
  );

/** An authorisation that an analyst or a face gave, or refused, in its time; one row, 'settled_verification'. */
export function settledVerificationFragment(
  key: VerificationKey,
  { from, usableUntil, now }: { from: 'PENDING' | 'MANUAL'; usableUntil: Date | null; now: Date },
): Fragment {
  const set =
    usableUntil === null
      ? sql`status = 'DENIED'`
      : sql`status = 'APPROVED', approved_at = ${now}::timestamptz, usable_until = ${usableUntil}::timestamptz`;
  return part(
    'settled_verification',
    sql`update ${purchaseVerifications.sql} set ${set}, code_hash = ''
      where ${ofVerification(key)} and status = ${from}::text and attempts < max_attempts and expires_at >= ${now}::timestamptz`,
  );
}

/** A person has to look: PENDING -> MANUAL, for as long as the call may be made; one row, 'manual_verification'. */
export const manualVerificationFragment = (key: VerificationKey, endsAt: Date): Fragment =>
  part(
    'manual_verification',
    sql`update ${purchaseVerifications.sql} set status = 'MANUAL', code_hash = '', expires_at = ${endsAt}::timestamptz
      where ${ofVerification(key)} and status = 'PENDING' and attempts < max_attempts`,
  );

/** The time of a call is over, and what was read out with it; one row, 'ended_call_code'. */
export const endedCallFragment = (key: VerificationKey, now: Date): Fragment =>
  part(
    'ended_call_code',
    sql`update ${purchaseVerifications.sql} set code_hash = '', expires_at = ${now}::timestamptz
      where ${ofVerification(key)} and status = 'MANUAL'`,
  );

/** A return of a part of a contract, or its end. */
export interface ReturnedValue {
  retailerId: string;
  borrowerId: string;
  contractId: string;
  valueCents: Cents;
  returnedBeforeCents: Cents;
  isWhole: boolean;
  at: Date;
  /** Business day in the retailer's zone. */
  on: string;
}

/** Takes the value off the contract, 'returned_contract': still accepted, and as much returned as it was read. */
export function returnedContractFragments(done: ReturnedValue): Fragment[] {
  const ended = done.isWhole
    ? sql`, status = 'CANCELED', canceled_at = ${done.at}::timestamptz, canceled_on = ${done.on}::date`
    : sql``;
  const returned = sql`
    update ${contracts.sql} set returned_cents = returned_cents + ${done.valueCents}::bigint${ended}
    where borrower_id = ${done.borrowerId}::uuid and id = ${done.contractId}::uuid and status = 'ACCEPTED'
      and returned_cents = ${done.returnedBeforeCents}::bigint`;
  return [part('returned_contract', returned), saleChangedFragment(pick(done, ...changed))];
}
