import type { CareRequestKind, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Customer, Keyed } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import {
  type BorrowerRow,
  cpfHashes,
  findByCpfHash,
  findRegistering,
  findServed,
  grantFact,
} from '../../borrowers/index.ts';
import { keptFacts } from '../facts.ts';
import { atHouse } from '../at-house.ts';
import { erasureBar } from '../rules/kept.ts';
import { mergeBar } from '../rules/merge.ts';
import { openRequest } from '../new-request.ts';
import { newRequestFragment, requestsOf } from '../store.ts';
import { type CareRequestView, type OwnCare, requestView } from '../views.ts';
import { showOwnCare } from './show-care.ts';

type Ask = Handled<'POST /coordinator/borrowers/{id}/care-requests'>['body'];

const bars = { OWES: 'ERASURE_WHILE_OWED', REGISTERING: 'ERASURE_WHILE_REGISTERING' } as const;

/** @throws Refusal that a bar says. */
export function refuseBar(bar: ReturnType<typeof mergeBar>): void {
  if (bar) refuse(bar);
}

/** @throws Refusal ERASURE_WHILE_OWED, ERASURE_WHILE_REGISTERING. */
export function checkErasable(facts: Parameters<typeof erasureBar>[0]): void {
  const bar = erasureBar(facts);
  if (bar) refuse(bars[bar]);
}

const OWN_REASON = 'Pedido do cliente no portal';
const askedActions = { ERASURE: 'customer.erasure-asked', MERGE: 'customer.merge-asked' } as const;

const checkNoneWaits = async (db: Db | Tx, borrowerId: string, kind: CareRequestKind): Promise<void> => {
  const waits = (await requestsOf(db, borrowerId)).some((row) => row.kind === kind && row.status === 'WAITING');
  if (waits) refuse('CARE_REQUEST_WAITING');
};

/**
 * An analyst asks for the erasure of a customer's data, or to end a duplicate that they looked up as well; another person decides.
 * @throws Refusal BORROWER_NOT_FOUND, CARE_REQUEST_WAITING, and of each kind its own.
 */
export async function askCare(platform: Platform, by: Keyed, borrowerId: string, ask: Ask): Promise<CareRequestView> {
  // Whether this analyst may have the customer is asked of the rows that the call reaches; a duplicate lies beyond them.
  await findServed(platform.db, by, borrowerId, platform.clock.now());
  const { operatorId: askedBy, name: askedByName, retailerId } = by.actor;
  const { kind, reason } = ask;
  return asSystem('customer-care', () =>
    act(platform, {
      principal: by,
      async read(db, { now, today }) {
        const { borrower } = await findServed(db, by, borrowerId, now);
        await checkNoneWaits(db, borrowerId, kind);
        const facts = await keptFacts(db, borrowerId, today);
        if (ask.kind === 'ERASURE') return { borrower, facts, merging: null };
        const duplicate = await findDuplicate(platform, db, by, { document: ask.duplicateDocument, now });
        const { isOwing } = await keptFacts(db, duplicate.id, today);
        return { borrower, facts, merging: { duplicate, isDuplicateOwing: isOwing } };
      },
      decide({ borrower, facts, merging }, { now }): Decision<CareRequestView> {
        if (merging === null) checkErasable(facts);
        else refuseBar(mergeBar({ borrower, isOwing: facts.isOwing, ...merging }));
        const duplicate = {
          duplicateId: merging?.duplicate.id ?? null,
          duplicateName: merging?.duplicate.name ?? null,
        };
        const of = {
          borrowerId,
          retailerId,
          borrowerName: borrower.name,
          kind,
          reason,
          askedBy,
          askedByName,
          ...duplicate,
        };
        const row = openRequest(of, now);
        return {
          answer: requestView(row, now),
          writes: [newRequestFragment(row)],
          audit: { action: askedActions[kind], subject: borrowerId, detail: { requestId: row.id } },
          taken: 'CARE_REQUEST_WAITING',
        };
      },
    }),
  );
}

/** The record of a CPF that the analyst looked up too. @throws Refusal MERGE_DUPLICATE_NOT_FOUND. */
async function findDuplicate(
  { secrets }: Platform,
  db: Db | Tx,
  { actor }: Keyed,
  { document, now }: { document: string; now: Date },
): Promise<BorrowerRow> {
  const found = await findByCpfHash(db, cpfHashes(secrets, document));
  const grant = found && (await rowOf(db, select({ isGranted: grantFact(actor, found.id, now) })));
  return found && grant?.isGranted ? found : refuse('MERGE_DUPLICATE_NOT_FOUND');
}

/**
 * The customer asks for the erasure of what the law does not keep; the provider's analysts decide.
 * @throws Refusal CARE_REQUEST_WAITING, ERASURE_WHILE_OWED, ERASURE_WHILE_REGISTERING.
 */
export async function askOwnErasure(platform: Platform, by: Keyed<Customer>): Promise<OwnCare> {
  const { borrowerId, retailerId } = by;
  await atHouse(by, () =>
    act(platform, {
      principal: by,
      async read(db, { today }) {
        const found = (await findRegistering(db, borrowerId)) ?? refuse('BORROWER_NOT_FOUND');
        await checkNoneWaits(db, borrowerId, 'ERASURE');
        return { name: found.borrower.name, facts: await keptFacts(db, borrowerId, today) };
      },
      decide({ name, facts }, { now }): Decision<null> {
        checkErasable(facts);
        const of = { borrowerId, retailerId, borrowerName: name, kind: 'ERASURE', reason: OWN_REASON } as const;
        const row = openRequest(of, now);
        return {
          answer: null,
          writes: [newRequestFragment(row)],
          audit: { action: 'customer.erasure-asked', subject: borrowerId, detail: { requestId: row.id } },
          taken: 'CARE_REQUEST_WAITING',
        };
      },
    }),
  );
  return showOwnCare(platform, by);
}
