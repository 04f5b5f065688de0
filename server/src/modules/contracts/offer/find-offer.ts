import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { known, rowOf, select } from '../../../kernel/db/select.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact } from '../../borrowers/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import type { ContractRow, ProposalRow, VerificationRow } from '../tables.ts';
import { type FaceFact, purchaseFaceFact } from '../faces/purchase-faces.ts';
import { contractJson, ofProposal, ofProposalAt, proposalJson, verificationFact } from '../views.ts';
import type { Seller } from './seller.ts';

export interface Offer {
  proposal: ProposalRow;
  contract: ContractRow;
  verification: VerificationRow | null;
  borrower: BorrowerFact;
  store: StoreFact | null;
}

const borrowerId = sql.ref('p.borrower_id');

/** What authorises a proposal, of a query from {@link ofProposal}. */
export const offerShape = {
  proposal: proposalJson,
  contract: contractJson,
  verification: verificationFact(borrowerId, sql.ref('p.id')),
  borrower: known(borrowerFact(borrowerId)),
  store: storeFact(sql.ref('c.retailer_id'), sql.ref('c.store_id')),
};

/** An offer with what of its authorisation is on other ways than a code. */
export interface OfferToVerify extends Offer {
  face: FaceFact | null;
}

const shapeToVerify = { ...offerShape, face: purchaseFaceFact(borrowerId, sql.ref('p.id')) };

/** A proposal of the caller's retailer. @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's. */
export async function findOffer(db: Db | Tx, actor: Pick<Actor, 'retailerId'>, proposalId: string): Promise<Offer> {
  const found = await rowOf(db, select(offerShape, ofProposal(actor.retailerId, proposalId)));
  return found ?? refuse('PROPOSAL_NOT_FOUND');
}

/**
 * A proposal that a seller may go on with, and all that its authorisation depends on, in one read.
 * @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's.
 */
export async function findOfferToVerify(db: Db | Tx, seller: Seller, proposalId: string): Promise<OfferToVerify> {
  const found = await rowOf(db, select(shapeToVerify, ofProposalAt(seller, proposalId)));
  return found ?? refuse('PROPOSAL_NOT_FOUND');
}
