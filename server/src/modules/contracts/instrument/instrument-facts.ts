import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cpfOf } from '../../borrowers/index.ts';
import type { CetSheet, Signature } from '../../documents/index.ts';
import { purchaseReceiptOf } from '../acceptance/receipt.ts';
import { findOffer } from '../offer/find-offer.ts';

/** How the customer authorised the accepted proposal of a contract; null for an offer. */
export async function signatureOf(db: Db, contractId: string): Promise<Signature | null> {
  const found = await sql<{ phoneMasked: string; verifiedAt: Date | null }>`
    select v.phone_masked as "phoneMasked", v.approved_at as "verifiedAt"
    from contracts c join purchase_verifications v on v.borrower_id = c.borrower_id and v.proposal_id = c.accepted_proposal_id
    where c.id = ${contractId}::uuid`.execute(db);
  const [signed] = found.rows;
  return signed ? { phoneMasked: signed.phoneMasked, verifiedAt: signed.verifiedAt?.toISOString() ?? null } : null;
}

/**
 * One way to pay of an offer as the customer reads it before signing: dated when it was offered.
 * @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's.
 */
export async function cetSheetOf(platform: Platform, actor: Actor, proposalId: string): Promise<CetSheet> {
  const { proposal, contract, borrower, store } = await findOffer(platform, actor, proposalId);
  if (!store) refuse('PROPOSAL_NOT_FOUND');
  const credit = purchaseReceiptOf({
    brand: platform.brand,
    actor,
    contract,
    proposal,
    borrower,
    cpf: cpfOf(platform.secrets, borrower),
    store,
    // Which device it will be is known when it is sold.
    device: null,
    at: new Date(contract.offeredAt),
  });
  return { credit, validUntil: new Date(contract.validUntil).toISOString() };
}
