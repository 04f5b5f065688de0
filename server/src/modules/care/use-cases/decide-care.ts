import { cents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { erasedNotesFragment } from '../../applications/index.ts';
import { erasedPhotosFragments } from '../../biometry/index.ts';
import {
  erasedContactFragments,
  erasedImagesFragment,
  findRegistering,
  mergedFragment,
} from '../../borrowers/index.ts';
import { isServedElsewhereFact } from '../../contracts/index.ts';
import { borrowerLock, type LimitFact, moveLimitFragment } from '../../credit/index.ts';
import { erasedPhoneChangesFragment } from '../../data-updates/index.ts';
import { isProviderFact } from '../../retailers/index.ts';
import { keptFacts } from '../facts.ts';
import { photosUntil } from '../rules/kept.ts';
import { mergeBar } from '../rules/merge.ts';
import { type CareKey, decidedFragment, findRequest } from '../store.ts';
import type { CareRequestRow } from '../tables.ts';
import { type CareRequestView, claimOf, requestView } from '../views.ts';
import { checkErasable, refuseBar } from './ask-care.ts';

interface CareAnswer {
  isApproved: boolean;
  reason: string;
}

const actions = {
  ERASURE: { APPROVED: 'customer.erased', REFUSED: 'customer.erasure-refused' },
  MERGE: { APPROVED: 'customer.merged', REFUSED: 'customer.merge-refused' },
} as const;

/** Of an erasure the customer; of a merge the record that ends. */
const touched = ({ borrowerId, duplicateId }: Pick<CareRequestRow, 'borrowerId' | 'duplicateId'>): string =>
  duplicateId ?? borrowerId;

/**
 * A second person's word on a request: approved, it is done by what holds now, behind the lock of the customer's money.
 * @throws Refusal CARE_REQUEST_NOT_FOUND, CARE_REQUEST_DECIDED, CARE_REQUEST_OWN, CARE_REQUEST_CLAIMED, CARE_REQUEST_OF_THE_PROVIDER,
 * and why it cannot be done.
 */
export async function decideCare(
  platform: Platform,
  by: Keyed,
  key: CareKey,
  answer: CareAnswer,
): Promise<CareRequestView> {
  const { retailerId } = by.actor;
  const reached = (await findRequest(platform.db, retailerId, key)) ?? refuse('CARE_REQUEST_NOT_FOUND');
  return asSystem('customer-care', () =>
    act(platform, {
      principal: by,
      lock: borrowerLock(touched(reached)),
      read: (db, moment) => readFacts(db, retailerId, key, moment),
      decide: (facts, { now }) => decision(facts, by, answer, now),
    }),
  );
}

async function readFacts(db: Db | Tx, retailerId: string, key: CareKey, { today }: Moment) {
  const request = (await findRequest(db, retailerId, key)) ?? refuse('CARE_REQUEST_NOT_FOUND');
  const { borrower } = (await findRegistering(db, key.borrowerId)) ?? refuse('CARE_REQUEST_NOT_FOUND');
  const duplicate = request.duplicateId === null ? null : await findRegistering(db, request.duplicateId);
  const shape = {
    isShared: isServedElsewhereFact(key.borrowerId, request.retailerId),
    isOfProvider: isProviderFact(retailerId),
  };
  return {
    ...((await rowOf(db, select(shape))) ?? refuse('CARE_REQUEST_NOT_FOUND')),
    request,
    borrower,
    facts: await keptFacts(db, key.borrowerId, today),
    merging: duplicate && { duplicate: duplicate.borrower, facts: await keptFacts(db, duplicate.borrower.id, today) },
  };
}
type Facts = Awaited<ReturnType<typeof readFacts>>;

function decision(facts: Facts, by: Keyed, { isApproved, reason }: CareAnswer, now: Date): Decision<CareRequestView> {
  const { request } = facts;
  const { kind } = request;
  // Done as they were asked.
  if (kind === 'EXPORT' || kind === 'CONSENT_WITHDRAWAL') refuse('CARE_REQUEST_DECIDED');
  const { operatorId, name, storeId } = by.actor;
  checkDecider(facts, operatorId, now);
  const status = isApproved ? ('APPROVED' as const) : ('REFUSED' as const);
  const said = { status, decidedBy: operatorId, decidedByName: name, decidedAt: now, decisionReason: reason };
  const done = isApproved ? doneBy(facts, now) : { writes: [], photosUntil: null, photosErasedAt: null };
  const { writes, ...photos } = done;
  const decided = { ...said, ...photos };
  return {
    answer: requestView({ ...request, ...decided }, now),
    writes: [...writes, decidedFragment(request, decided)],
    audit: {
      action: actions[kind][status],
      subject: request.borrowerId,
      storeId,
      detail: { requestId: request.id, ...(request.duplicateId !== null && { duplicateId: request.duplicateId }) },
    },
    missed: { care_decided: 'CARE_REQUEST_DECIDED', merged: 'MERGE_ALREADY_DONE' },
  };
}

function checkDecider({ request, isShared, isOfProvider }: Facts, operatorId: string, now: Date): void {
  checkWaits(request, operatorId);
  const claim = claimOf(request, now);
  if (claim && claim.by.id !== operatorId) refuse('CARE_REQUEST_CLAIMED');
  if (isShared && !isOfProvider) refuse('CARE_REQUEST_OF_THE_PROVIDER');
}

/** @throws Refusal CARE_REQUEST_DECIDED, CARE_REQUEST_OWN. */
export function checkWaits(request: CareRequestRow, operatorId: string): void {
  if (request.status !== 'WAITING') refuse('CARE_REQUEST_DECIDED');
  if (request.askedBy === operatorId) refuse('CARE_REQUEST_OWN');
}

/** What somebody bought or paid in between is seen: the lock of the customer's money moves with it. */
const heldFragments = (borrowerId: string, limit: LimitFact | null): Fragment[] =>
  limit ? [moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version })] : [];

type Done = Pick<CareRequestRow, 'photosUntil' | 'photosErasedAt'> & { writes: Fragment[] };

function doneBy({ request: { borrowerId }, borrower, facts, merging }: Facts, now: Date): Done {
  if (merging) {
    const { duplicate } = merging;
    const bar = { borrower, duplicate, isOwing: facts.isOwing, isDuplicateOwing: merging.facts.isOwing };
    refuseBar(mergeBar(bar));
    const writes = [...heldFragments(duplicate.id, merging.facts.limit), mergedFragment(duplicate.id, borrowerId)];
    return { writes, photosUntil: null, photosErasedAt: null };
  }
  checkErasable(facts);
  const until = photosUntil(facts);
  return {
    writes: [
      ...heldFragments(borrowerId, facts.limit),
      ...erasedContactFragments(borrowerId),
      erasedNotesFragment(borrowerId),
      erasedPhoneChangesFragment(borrowerId),
      ...(until === null ? [...erasedPhotosFragments(borrowerId), erasedImagesFragment(borrowerId)] : []),
    ],
    photosUntil: until,
    photosErasedAt: until === null ? now : null,
  };
}
