import { sql, type Template } from '../../kernel/db/sql.ts';
import { jsonOf, fact, isTrue } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import type { Seller } from './offer/seller.ts';
import {
  type ContractRow,
  contracts,
  type ProposalRow,
  proposals,
  purchaseVerifications,
  type VerificationRow,
} from './tables.ts';

type Key = string | Template;

/** A `contracts` row under alias `c` as a fact. */
export const contractJson: Template<ContractRow> = jsonOf(
  pick(
    contracts.fact('c'),
    'borrowerId',
    'id',
    'number',
    'retailerId',
    'storeId',
    'operatorId',
    'kind',
    'sourceProduct',
    'status',
    'principalCents',
    'downPaymentCents',
    'productId',
    'couponId',
    'couponDiscountCents',
    'evaluationId',
    'extraLimitCents',
    'returnedCents',
    'customerFeeCents',
    'captureMethod',
    'captureReferenceId',
    'channel',
    'authorizationStrategy',
    'terms',
    'offeredAt',
    'offeredOn',
    'validUntil',
    'acceptedProposalId',
    'acceptedAt',
    'canceledOn',
  ),
);

export const proposalShape = pick(
  proposals.fact('p'),
  'id',
  'count',
  'dueDateRule',
  'firstDueOn',
  'installmentCents',
  'totalCents',
  'plan',
  'partnerProposalId',
);

/** A `proposals` row under alias `p` as a fact. */
export const proposalJson: Template<ProposalRow> = jsonOf(proposalShape);

/** `from` and `where` of one proposal `p` with its contract `c`, in a retailer. */
export const ofProposal = (retailerId: string, proposalId: string) => sql`
  from ${proposals.sql} p join ${contracts.sql} c on c.borrower_id = p.borrower_id and c.id = p.contract_id
  where p.id = ${proposalId}::uuid and c.retailer_id = ${retailerId}::uuid`;

/** The same where a seller may go on with it: at the till no purchase by QR code, on the page of one only its own. */
export const ofProposalAt = ({ retailerId, captureReferenceId }: Seller, proposalId: string) =>
  sql`${ofProposal(retailerId, proposalId)} and c.capture_reference_id is not distinct from ${captureReferenceId}::uuid`;

const verificationShape = pick(
  purchaseVerifications.fact('verification_f'),
  'proposalId',
  'contractId',
  'borrowerId',
  'method',
  'channel',
  'status',
  'codeHash',
  'phoneHash',
  'phoneMasked',
  'undelivered',
  'attempts',
  'maxAttempts',
  'sentAt',
  'expiresAt',
  'countedOn',
  'toldTotalCents',
  'usableUntil',
  'usedAt',
);

/** Scalar subquery: the verification of a proposal, null when none was asked for. */
export function verificationFact(borrowerId: Key, proposalId: Key): Template<VerificationRow | null> {
  return fact(
    verificationShape,
    sql`from ${purchaseVerifications.sql} verification_f
      where verification_f.borrower_id = ${borrowerId}::uuid and verification_f.proposal_id = ${proposalId}::uuid`,
  );
}

/** Scalar subquery: whether the borrower ever bought (a cancelled contract does not count). */
export function hasBoughtFact(borrowerId: Key): Template<boolean> {
  return isTrue(sql`exists (
    select 1 from ${contracts.sql} bought_f where bought_f.borrower_id = ${borrowerId}::uuid and bought_f.status = 'ACCEPTED')`);
}
