import type { PolicyInput } from '@balcao/contract';
import { type Cents, cents } from '@balcao/credit-math';
import { sql } from '../kernel/db/sql.ts';
import { contractsPorts as ports } from '../bindings.ts';
import { asOperator, type Keyed } from '../kernel/act/principal.ts';
import type { Actor } from '../kernel/auth/actor.ts';
import { newId } from '../kernel/ids.ts';
import type { Platform } from '../kernel/platform.ts';
import { addBorrower, type NewBorrower } from '../modules/borrowers/index.ts';
import { acceptProposal, priceProposals, requestVerification, verifyCode } from '../modules/contracts/index.ts';
import { testPolicy } from '../modules/contracts/testing.ts';
import { wideLimitChanges } from '../modules/credit/testing.ts';
import { allowLimitChanges, allowUsageFee, givenPolicyDocument } from '../modules/policies/testing.ts';
import { givenRetailer, givenStore } from '../modules/retailers/testing.ts';

export { accountingPorts, chargesPorts, contractsPorts as ports, paymentsPorts } from '../bindings.ts';

/** Every code the tests' customers receive. */
export const CODE = '123456';

export interface Shop {
  retailerId: string;
  storeId: string;
  actor: Actor;
}

/** A retailer with a store, a cashier and a pricing policy, of an institution that may charge its usage fee. The cashier has no password: use cases are called directly. */
export async function givenShop(platform: Platform, policy: Partial<PolicyInput<'pricing'>> = {}): Promise<Shop> {
  const retailerId = await givenRetailer(platform.db);
  const storeId = await givenStore(platform.db, retailerId);
  const operatorId = newId();
  await sql`
    insert into operators (retailer_id, id, store_id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
    values (${retailerId}::uuid, ${operatorId}::uuid, ${storeId}::uuid, 'CAIXA DE TESTE', ${operatorId}, '', ${`${operatorId}@teste.example`}, '', 'cashier', '')`.execute(
    platform.db,
  );
  await allowUsageFee(platform.db);
  await allowLimitChanges(platform.db, wideLimitChanges);
  await givenPolicyDocument(platform.db, { kind: 'pricing', retailerId, document: { ...testPolicy, ...policy } });
  const actor: Actor = {
    operatorId,
    retailerId,
    storeId,
    name: 'CAIXA DE TESTE',
    role: 'cashier',
    zone: 'America/Manaus',
    sessionExpiresAt: new Date('2100-01-01'),
    tokenHash: '',
  };
  return { retailerId, storeId, actor };
}

let made = 0;

/** A different CPF each time; only its shape matters here, the check digits are the HTTP edge's. */
const nextCpf = () => String((made += 1)).padStart(11, '0');
const nextPhone = () => `+55929${String((made += 1)).padStart(8, '0')}`;

export type CustomerOptions = Partial<NewBorrower> & { limitCents?: number | null };

/** An approved customer with a limit, looked up by the shop's cashier. Returns the borrower's id. */
export async function givenCustomer(
  platform: Platform,
  shop: Shop,
  { limitCents = 100_000, ...over }: CustomerOptions = {},
): Promise<string> {
  const borrowerId = await addBorrower(platform, {
    name: 'Cliente de Teste',
    cpf: nextCpf(),
    phone: nextPhone(),
    status: 'APPROVED',
    isPhoneVerified: true,
    ...over,
  });
  if (limitCents !== null) {
    await sql`insert into credit_limits (borrower_id, total_cents, attributed_at) values (${borrowerId}::uuid, ${limitCents}::bigint, ${platform.clock.now()})`.execute(
      platform.db,
    );
  }
  await grant(platform, shop, borrowerId);
  return borrowerId;
}

/** Lets the shop's cashier serve a customer for a long time. */
export async function grant(platform: Platform, { actor }: Shop, borrowerId: string): Promise<void> {
  await sql`
    insert into lookup_grants (retailer_id, operator_id, borrower_id, expires_at)
    values (${actor.retailerId}::uuid, ${actor.operatorId}::uuid, ${borrowerId}::uuid, '2100-01-01')`.execute(
    platform.db,
  );
}

/** The shop's cashier with a request to a route, of a key of its own when none is given. */
export const by = ({ actor }: Pick<Shop, 'actor'>, route: string, key: string = newId(), bodyHash = 'body'): Keyed =>
  asOperator(actor, { key, route, bodyHash });

export interface VerifiedOffer {
  contractId: string;
  proposalId: string;
}

/** A purchase: its value, how many installments, and what else is asked of the offer. */
export interface SaleWanted {
  cents: number;
  count?: number;
  couponId?: string;
  transactionalCreditEvaluationId?: string;
  productId?: string;
  downPayment?: Cents;
}

/** Prices a purchase and has the customer authorise its proposal of `count` installments. */
export async function givenVerifiedOffer(
  platform: Platform,
  shop: Shop,
  borrowerId: string,
  { cents: amount, count = 3, ...ask }: SaleWanted,
): Promise<VerifiedOffer> {
  const principal = cents(amount);
  const offer = await priceProposals(platform, ports, asOperator(shop.actor), {
    ...ask,
    borrowerId,
    principal,
    storeId: shop.storeId,
  });
  const proposal = offer.proposals.find((one) => one.numberOfInstallments === count);
  if (!proposal) throw new Error(`no proposal of ${count} installments`);
  await requestVerification(platform, () => CODE, by(shop, 'POST /origination-code'), {
    proposalId: proposal.id,
    communicationChannel: 'SMS',
  });
  await verifyCode(
    platform,
    asOperator(shop.actor),
    { proposalId: proposal.id, code: CODE },
    'VERIFICATION_CODE_NOT_FOUND',
  );
  return { contractId: offer.id, proposalId: proposal.id };
}

const ACCEPT = 'POST /coordinator/contracts/proposals/{id}/accept';

export function accept(platform: Platform, shop: Shop, proposalId: string, key?: string) {
  return acceptProposal(platform, ports, by(shop, ACCEPT, key), proposalId);
}

/** A whole sale: priced, authorised, accepted. Returns the contract's id. */
export async function givenSale(platform: Platform, shop: Shop, borrowerId: string, sale: SaleWanted): Promise<string> {
  const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, sale);
  await accept(platform, shop, proposalId);
  return contractId;
}
