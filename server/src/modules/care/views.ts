import type { Handled } from '@balcao/contract';
import type { ConsentRow } from '../borrowers/index.ts';
import { erasureBar, type KeptFacts, keptOf } from './rules/kept.ts';
import type { CareRequestRow } from './tables.ts';

export type CareRequestView = Handled<'PATCH /coordinator/care-requests/{borrowerId}/{id}'>['answer'];
export type OwnCare = Handled<'GET /portal/care'>['answer'];

/** Who has a request now. */
export const claimOf = (
  { status, claimedBy, claimedByName, claimedUntil }: CareRequestRow,
  now: Date,
): CareRequestView['claim'] =>
  status !== 'WAITING' || claimedBy === null || claimedUntil === null || claimedUntil <= now
    ? null
    : { by: { id: claimedBy, name: claimedByName ?? '' }, until: claimedUntil.toISOString() };

export function requestView(row: CareRequestRow, now: Date): CareRequestView {
  const { id, borrowerId, borrowerName, kind, duplicateId, duplicateName, reason, askedBy, askedByName, status } = row;
  const { decidedBy, decidedByName, decidedAt, decisionReason } = row;
  return {
    id,
    borrowerId,
    borrowerName,
    kind,
    duplicate: duplicateId === null ? null : { id: duplicateId, name: duplicateName ?? '' },
    reason,
    askedBy: askedBy === null ? null : { id: askedBy, name: askedByName ?? '' },
    askedAt: row.askedAt.toISOString(),
    status,
    photosUntil: row.photosUntil,
    claim: claimOf(row, now),
    decision:
      decidedBy === null || decidedAt === null
        ? null
        : {
            by: { id: decidedBy, name: decidedByName ?? '' },
            at: decidedAt.toISOString(),
            reason: decisionReason ?? '',
          },
  };
}

/** What is kept, agreed to and asked for, as the customer may see it: what staff wrote stays with the staff. */
export function ownCare(
  facts: KeptFacts,
  consents: readonly ConsentRow[],
  requests: readonly CareRequestRow[],
): OwnCare {
  return {
    consents: consents.map(({ id, purpose, givenAt, withdrawnAt }) => ({
      id,
      purpose,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    kept: keptOf(facts),
    bar: erasureBar(facts),
    requests: requests.map((row) => {
      const { id, kind, askedAt, status, photosUntil } = row;
      return { id, kind, askedAt: askedAt.toISOString(), status, photosUntil };
    }),
  };
}
