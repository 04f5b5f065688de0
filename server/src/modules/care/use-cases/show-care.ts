import { type Handled, maskCpf } from '@balcao/contract';
import type { Customer, Operator } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { consentsOf, cpfOf, findServed } from '../../borrowers/index.ts';
import { keptFacts } from '../facts.ts';
import { requestsOf, waitingRequests } from '../store.ts';
import { type OwnCare, ownCare, requestView } from '../views.ts';

type CareView = Handled<'GET /coordinator/borrowers/{id}/care'>['answer'];
type List = Handled<'GET /coordinator/care-requests'>['answer'];

const readCare = async (db: Db | Tx, borrowerId: string, today: ReturnType<typeof dayIn>) => ({
  facts: await keptFacts(db, borrowerId, today),
  consents: await consentsOf(db, borrowerId),
  requests: await requestsOf(db, borrowerId),
});

/** What is kept of a customer who was looked up. @throws Refusal BORROWER_NOT_FOUND. */
export async function showCare({ db, clock, secrets }: Platform, by: Operator, borrowerId: string): Promise<CareView> {
  const now = clock.now();
  const { borrower } = (await findServed(db, by, borrowerId, now)) ?? refuse('BORROWER_NOT_FOUND');
  const { facts, consents, requests } = await readCare(db, borrowerId, dayIn(by.zone, now));
  return {
    ...ownCare(facts, consents, requests),
    name: borrower.name,
    cpf: maskCpf(cpfOf(secrets, borrower)),
    requests: requests.map((row) => requestView(row, now)),
    mergedInto: borrower.mergedInto,
  };
}

/** The same for the customer. */
export async function showOwnCare({ db, clock }: Platform, by: Customer): Promise<OwnCare> {
  const { facts, consents, requests } = await readCare(db, by.borrowerId, dayIn(by.zone, clock.now()));
  return ownCare(facts, consents, requests);
}

export const listCareRequests = async ({ db, clock }: Platform, { actor }: Operator): Promise<List> => ({
  items: (await waitingRequests(db, actor.retailerId)).map((row) => requestView(row, clock.now())),
});
