import { today } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cpfOf } from '../../borrowers/index.ts';
import type { CetSheet, Signature } from '../../documents/index.ts';
import { purchaseReceiptOf } from '../acceptance/receipt.ts';
import { proposalOn } from '../offer/figures-of-day.ts';
import { findOffer } from '../offer/find-offer.ts';
import { contracts, purchaseVerifications } from '../tables.ts';

/** How the customer authorised the accepted proposal of a contract; null for an offer. */
export async function signatureOf(db: Db, contractId: string): Promise<Signature | null> {
  const from = sql`from ${contracts.sql} c join ${purchaseVerifications.sql} v
    on v.borrower_id = c.borrower_id and v.proposal_id = c.accepted_proposal_id`;
  const shape = pick(purchaseVerifications.row('v'), 'phoneMasked', 'approvedAt', 'method', 'channel');
  const signed = await rowOf(db, select(shape, sql`${from} where c.id = ${contractId}::uuid`));
  if (!signed) return null;
  const { phoneMasked, approvedAt, method, channel } = signed;
  return { phoneMasked, verifiedAt: approvedAt?.toISOString() ?? null, method, channel };
}

/**
 * One way to pay of an offer as the customer reads it before signing: dated when it was offered, counted from today.
 * @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's.
 */
export async function cetSheetOf(
  platform: Platform,
  actor: Pick<Actor, 'retailerId' | 'name'>,
  proposalId: string,
): Promise<CetSheet> {
  const { proposal, contract, borrower, store } = await findOffer(platform.db, actor, proposalId);
  if (!store) refuse('PROPOSAL_NOT_FOUND');
  const on = today(store.zone, platform.clock.now());
  const credit = purchaseReceiptOf({
    brand: platform.brand.name(),
    actor,
    contract,
    proposal: contract.status === 'OFFERED' ? proposalOn(proposal, contract, on) : proposal,
    borrower,
    cpf: cpfOf(platform.secrets, borrower),
    store,
    // Which device it will be is known when it is sold.
    device: null,
    at: new Date(contract.offeredAt),
  });
  return { credit, validUntil: new Date(contract.validUntil).toISOString() };
}
