import { sql } from '../../kernel/db/sql.ts';
import { type NamedBy, ofIds, ofRows, own } from '../../kernel/row-security/naming.ts';
import { granted, ofBorrower } from '../borrowers/index.ts';
import { contracts, proposals } from './tables.ts';

export const ofContract = ofRows(contracts);

export const ofProposal = ofIds(
  (ids) => sql`select c.borrower_id, c.retailer_id from ${proposals.sql} p
    join ${contracts.sql} c on c.borrower_id = p.borrower_id and c.id = p.contract_id where p.id ${ids}`,
);

/** By the purchase by QR code that became a sale. */
const ofCapture = ofIds(
  (ids) => sql`select c.borrower_id, c.retailer_id from ${contracts.sql} c
    where c.capture_reference_id ${ids} and c.status in ('ACCEPTED', 'CANCELED')`,
);

export const contractsReach: NamedBy = {
  'POST /coordinator/contracts': granted(ofBorrower, 'body.borrowerId'),
  'GET /coordinator/contracts/in-store/simulation': granted(ofBorrower, 'query.borrowerId'),
  'GET /coordinator/contracts': own(ofCapture, 'query.captureReferenceId'),
  'GET /coordinator/contracts/find-one': own(ofContract, 'query.id'),
  'POST /coordinator/contracts/{id}/resume': own(ofContract, 'params.id'),
  'POST /origination-code': own(ofProposal, 'body.proposalId'),
  'GET /origination-code/status': own(ofProposal, 'query.proposalId'),
  'PATCH /origination-code/analyst': own(ofProposal, 'body.proposalId'),
  'PATCH /origination-code/withdraw': own(ofProposal, 'body.proposalId'),
  'PATCH /origination-code/verify': own(ofProposal, 'body.proposalId'),
  'POST /coordinator/contracts/proposals/{id}/verify': own(ofProposal, 'params.id'),
  'POST /coordinator/contracts/proposals/{id}/accept': own(ofProposal, 'params.id'),
};
