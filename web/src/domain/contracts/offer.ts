import type { Wire } from '@balcao/contract';

/** A priced purchase: an offered contract and the ways to pay it. */
export type Offer = Wire<'POST /coordinator/contracts'>['answer'];
export type Proposal = Offer['proposals'][number];
export type Contract = Wire<'GET /coordinator/contracts/find-one'>['answer'];
export type Verification = Wire<'POST /origination-code'>['answer'];
export type Channel = Verification['communicationChannel'];

/** The proposal that the customer took. */
export const acceptedOf = ({ proposals }: Pick<Contract, 'proposals'>): Contract['proposals'][number] | undefined =>
  proposals.find(({ wasAccepted }) => wasAccepted);
