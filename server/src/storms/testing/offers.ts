import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { priceProposals } from '../../modules/contracts/index.ts';
import { ports, type Shop, type VerifiedOffer } from '../../testing/shop.ts';

export interface OffersWanted {
  number: number;
  cents: number;
  count?: number;
}

/** Prices purchases of one customer, each with a verified proposal of `count` installments (3 when left out). */
export async function givenVerifiedOffers(
  platform: Platform,
  shops: readonly [Shop, ...Shop[]],
  borrowerId: string,
  { number, cents: amount, count = 3 }: OffersWanted,
): Promise<VerifiedOffer[]> {
  const offers = await Promise.all(
    Array.from({ length: number }, async (_, index) => {
      const shop = shops[index % shops.length] ?? shops[0];
      const ask = { borrowerId, principal: cents(amount), storeId: shop.storeId };
      const { id, proposals } = await priceProposals(platform, ports, asOperator(shop.actor), ask);
      const proposalId = proposals.find((one) => one.numberOfInstallments === count)?.id ?? newId();
      return { contractId: id, proposalId };
    }),
  );
  await verify(
    platform,
    offers.map((offer) => offer.proposalId),
  );
  return offers;
}

/** Approves proposals as a right code would, past the caps on messages: a storm needs more codes than a phone may get. */
export async function verify(platform: Platform, proposalIds: readonly string[]): Promise<void> {
  const now = platform.clock.now();
  await sql`
    insert into purchase_verifications (borrower_id, proposal_id, contract_id, method, channel, status, code_hash, phone_hash,
      phone_masked, max_attempts, sent_at, expires_at, approved_at, usable_until)
    select borrower_id, id, contract_id, 'OTP', 'SMS', 'APPROVED', '', '', '', 5, ${now}::timestamptz,
      ${now}::timestamptz + interval '5 minutes', ${now}::timestamptz, ${now}::timestamptz + interval '10 minutes'
    from proposals where id = any(${proposalIds}::uuid[])`.execute(platform.db);
}
