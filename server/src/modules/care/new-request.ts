import type { Customer, Operator } from '../../kernel/act/principal.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { BorrowerRow } from '../borrowers/index.ts';
import { newRequestFragment } from './store.ts';
import type { CareRequestRow } from './tables.ts';

/** A request that waits for another person. */
export const openRequest = (
  of: Pick<CareRequestRow, 'borrowerId' | 'retailerId' | 'borrowerName' | 'kind' | 'reason'> &
    Partial<Pick<CareRequestRow, 'askedBy' | 'askedByName' | 'duplicateId' | 'duplicateName'>>,
  now: Date,
): CareRequestRow => ({
  duplicateId: null,
  duplicateName: null,
  askedBy: null,
  askedByName: null,
  ...of,
  id: newId(),
  askedAt: now,
  status: 'WAITING',
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  decisionReason: null,
  photosUntil: null,
  photosErasedAt: null,
  claimedBy: null,
  claimedByName: null,
  claimedUntil: null,
});

/** Who does an act at once: an analyst says why, customers need not. */
export type Asking = { by: Operator; reason: string } | { by: Customer };

/** An analyst's act that is done as it is asked, with why; the reason is nowhere else. Nothing where the customer did it. */
export function doneFragments(
  asking: Asking,
  kind: 'EXPORT' | 'CONSENT_WITHDRAWAL',
  borrower: Pick<BorrowerRow, 'id' | 'name'>,
  now: Date,
): Fragment[] {
  if (!('reason' in asking)) return [];
  const { by, reason } = asking;
  const { operatorId: askedBy, name: askedByName, retailerId } = by.actor;
  const who = { borrowerId: borrower.id, borrowerName: borrower.name, retailerId, askedBy, askedByName };
  return [newRequestFragment({ ...openRequest({ ...who, kind, reason }, now), status: 'APPROVED' })];
}
