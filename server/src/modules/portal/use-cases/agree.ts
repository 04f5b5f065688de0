import type { Handled } from '@balcao/contract';
import type { Customer, Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  acceptAgreement,
  placeOfAgreement,
  requestAgreementCode,
  simulateAgreement,
} from '../../renegotiation/index.ts';
import { atSeller, ownSale } from '../seller.ts';

type Simulate = Handled<'POST /portal/agreements'>;
type Send = Handled<'POST /portal/agreements/{id}/code'>;
type Accept = Handled<'POST /portal/agreements/{id}/accept'>;

/** Simulates an agreement on an own purchase where it was sold. @throws Refusal CONTRACT_NOT_FOUND, otherwise as `simulateAgreement`. */
export async function simulateOwn(
  platform: Platform,
  by: Customer,
  { contractId }: Simulate['body'],
): Promise<Simulate['answer']> {
  const sale = (await ownSale(platform, by, contractId)) ?? refuse('CONTRACT_NOT_FOUND');
  const ask = { borrowerId: by.borrowerId, storeId: sale.storeId, contractIds: [contractId] };
  return atSeller(platform, by, sale, (at) => simulateAgreement(platform, at, ask));
}

async function placeOf({ db }: Platform, by: Customer, id: string) {
  return (await placeOfAgreement(db, by.borrowerId, id)) ?? refuse('RENEGOTIATION_NOT_FOUND');
}

/** Sends the code of an option. @throws Refusal RENEGOTIATION_NOT_FOUND, otherwise as `requestAgreementCode`. */
export async function sendOwnCode(
  platform: Platform,
  makeCode: () => string,
  by: Keyed<Customer>,
  { id, optionId }: Send['params'] & Send['body'],
): Promise<Send['answer']> {
  const place = await placeOf(platform, by, id);
  const ask = { renegotiationId: id, optionId };
  return atSeller(platform, by, place, (at) =>
    requestAgreementCode(platform, makeCode, { ...at, claim: by.claim }, ask),
  );
}

/** Accepts an option with its code. @throws Refusal RENEGOTIATION_NOT_FOUND, otherwise as `acceptAgreement`. */
export async function acceptOwn(
  platform: Platform,
  by: Keyed<Customer>,
  { id, ...accepted }: Accept['params'] & Accept['body'],
): Promise<Accept['answer']> {
  const place = await placeOf(platform, by, id);
  const ask = { renegotiationId: id, ...accepted, storeId: place.storeId };
  return atSeller(platform, by, place, (at) => acceptAgreement(platform, { ...at, claim: by.claim }, ask));
}
