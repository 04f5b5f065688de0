import { asOperator, type Claim } from '../../kernel/act/principal.ts';
import { contractsPorts as ports, creditPorts, paymentsPorts } from '../../bindings.ts';
import { addSeconds, type SetClock } from '../../kernel/clock.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Platform } from '../../kernel/platform.ts';
import { sha256 } from '../../kernel/digest.ts';
import { findBorrower } from '../../modules/borrowers/index.ts';
import { acceptProposal, priceProposals, requestVerification, verifyCode } from '../../modules/contracts/index.ts';
import { changeTotalLimit, evaluateCredit } from '../../modules/credit/index.ts';
import {
  acceptAgreement,
  listAgreementPayments,
  payAgreement,
  requestAgreementCode,
  simulateAgreement,
} from '../../modules/renegotiation/index.ts';
import { consentToLock, type DeviceLock, submitLock, verifyImei } from '../../modules/smartphone-sale/index.ts';
import { type BoletoBankPorts, issueNext, receivePayment } from '../../modules/invoices/index.ts';
import { payInstallments } from '../../modules/payments/index.ts';
import type { Role } from '@balcao/contract';
import { buildBoleto, cents } from '@balcao/credit-math';
import { operatorOf, type DemonstrationRetailer, type DemonstrationStore } from './shops.ts';

/** A till of the past: what its operator does goes through the same use cases as today's. */
export interface Counter {
  platform: Platform;
  clock: SetClock;
}

/** Past codes are used up; no live one is ever this. */
const PAST_CODE = '000000';

export const actorOf = (retailer: DemonstrationRetailer, store: DemonstrationStore, role: Role, at: Date): Actor => {
  const { id, name } = operatorOf(retailer.key, role);
  const sessionExpiresAt = addSeconds(at, 3_600);
  return {
    operatorId: id,
    retailerId: retailer.id,
    storeId: store.id,
    name,
    role,
    zone: retailer.zone,
    sessionExpiresAt,
    tokenHash: '',
  };
};

export function claimOf(route: string, what: string): Claim {
  return {
    key: `demonstration:${sha256(`${route} ${what}`).slice(0, 32)}`,
    route,
    bodyHash: sha256(what),
  };
}

export interface Sale {
  retailer: DemonstrationRetailer;
  store: DemonstrationStore;
  role: Role;
  borrowerId: string;
  cpf: string;
  cents: number;
  count: number;
}

/** A whole sale in four minutes: lookup, offer, code, acceptance. Returns the contract's id. */
export async function sell({ platform, clock }: Counter, sale: Sale): Promise<string> {
  const start = clock.now();
  const actor = actorOf(sale.retailer, sale.store, sale.role, start);
  const by = asOperator(actor);
  await findBorrower(platform, by, { cpf: sale.cpf });
  clock.set(addSeconds(start, 70));
  const ask = { borrowerId: sale.borrowerId, principal: cents(sale.cents), storeId: sale.store.id };
  const offer = await priceProposals(platform, ports, by, ask);
  const proposal = offer.proposals.find((one) => one.numberOfInstallments === sale.count);
  if (!proposal)
    throw new RangeError(`no plan of ${sale.count} installments for ${sale.cents} cents at ${sale.store.name}`);
  clock.set(addSeconds(start, 150));
  const sent = { proposalId: proposal.id, communicationChannel: 'SMS' as const };
  const asking = asOperator(actor, claimOf('POST /origination-code', proposal.id));
  await requestVerification(platform, () => PAST_CODE, asking, sent);
  clock.set(addSeconds(start, 195));
  await verifyCode(platform, by, { proposalId: proposal.id, code: PAST_CODE }, 'VERIFICATION_CODE_NOT_FOUND');
  clock.set(addSeconds(start, 220));
  const accepting = claimOf('POST /coordinator/contracts/proposals/{id}/accept', proposal.id);
  await acceptProposal(platform, ports, asOperator(actor, accepting), proposal.id);
  return offer.id;
}

export interface Receiving {
  retailer: DemonstrationRetailer;
  store: DemonstrationStore;
  role: Role;
  cpf: string;
  installmentIds: readonly string[];
}

/** Receives installments at a till: lookup, then payment at the amounts of that day. */
export async function receive({ platform, clock }: Counter, payment: Receiving): Promise<void> {
  const start = clock.now();
  const actor = actorOf(payment.retailer, payment.store, payment.role, start);
  await findBorrower(platform, asOperator(actor), { cpf: payment.cpf });
  clock.set(addSeconds(start, 60));
  const claim = claimOf('POST /coordinator/contracts/installments/pay-multiple', payment.installmentIds.join());
  await payInstallments(platform, paymentsPorts, asOperator(actor, claim), {
    installmentIds: payment.installmentIds,
    storeId: payment.store.id,
  });
}

export interface EvaluationRequest {
  retailer: DemonstrationRetailer;
  store: DemonstrationStore;
  role: Role;
  cpf: string;
  cents: number;
}

/** Has extra credit for one purchase evaluated: lookup, then the decision of that day's policy. */
export async function askExtraCredit(
  { platform, clock }: Counter,
  request: EvaluationRequest & { isForDevice: boolean },
): Promise<void> {
  const start = clock.now();
  const actor = actorOf(request.retailer, request.store, request.role, start);
  await findBorrower(platform, asOperator(actor), { cpf: request.cpf });
  clock.set(addSeconds(start, 50));
  const claim = claimOf('POST /tx-credit/evaluations', request.cpf);
  await evaluateCredit(platform, creditPorts, asOperator(actor, claim), {
    document: request.cpf,
    storeId: request.store.id,
    requestedCents: cents(request.cents),
    sourceProduct: request.isForDevice ? 'SMARTPHONE_SALE' : 'SUPER_PURCHASE',
    operatorPhoneNumber: undefined,
  });
}

export interface DeviceLeft {
  retailer: DemonstrationRetailer;
  store: DemonstrationStore;
  role: Role;
  borrowerId: string;
  cpf: string;
  productId: string;
  financedCents: number;
  imei: string;
}

/** The register of the past: it takes every device. */
const obliging: DeviceLock = {
  identify: () => Promise.resolve(null),
  submit: () => Promise.resolve(),
  confirm: () => Promise.resolve(true),
  release: () => Promise.resolve(),
};

/** A sale of a device that ended after its lock was asked for: the customer left. */
export async function leaveDevice({ platform, clock }: Counter, left: DeviceLeft): Promise<void> {
  const start = clock.now();
  const by = asOperator(actorOf(left.retailer, left.store, left.role, start));
  const { borrowerId, productId, imei } = left;
  await findBorrower(platform, by, { cpf: left.cpf });
  clock.set(addSeconds(start, 60));
  const ask = { borrowerId, principal: cents(left.financedCents), storeId: left.store.id, productId };
  const { id: contractId } = await priceProposals(platform, ports, by, ask);
  clock.set(addSeconds(start, 120));
  await verifyImei(platform, obliging, by, { contractId, productId, imei });
  await consentToLock(platform, by, { contractId });
  await submitLock(platform, obliging, by, { contractId, productId, imei });
}

/** The bank of the past: it registers every boleto. */
export const registering: BoletoBankPorts = {
  provider: {
    register: async ({ nossoNumero, amountCents, dueOn }) =>
      buildBoleto({ bank: '999', dueOn, amountCents, freeField: `0001${nossoNumero}0001` }),
  },
  bank: { name: 'Banco de Demonstração', code: '999', agency: '', isDemonstration: true },
  webhookSecret: '',
  customerPays: null,
};

export type Boleto = Pick<Receiving, 'retailer' | 'store' | 'role' | 'cpf'> & { borrowerId: string };

/** A boleto of the next installment; the customer pays less than it asks for on the same day; somebody pays one of nobody. */
export async function payBoletoShort(
  { platform, clock }: Counter,
  { borrowerId, ...boleto }: Boleto,
  paidCents: number,
): Promise<void> {
  const start = clock.now();
  const by = asOperator(actorOf(boleto.retailer, boleto.store, boleto.role, start));
  await findBorrower(platform, by, { cpf: boleto.cpf });
  const { nossoNumero } = await issueNext(platform, registering, by, { borrowerId });
  clock.set(addSeconds(start, 3_600));
  const paidAt = clock.now().toISOString();
  const notice = { paymentId: `demonstration-${nossoNumero}`, nossoNumero, value: cents(paidCents), paidAt };
  await receivePayment(platform, paymentsPorts, notice);
  // A number that nobody gave: the provider sends it back.
  const unknown = { paymentId: 'demonstration-unknown', nossoNumero: '9'.repeat(17), value: cents(4_590), paidAt };
  await receivePayment(platform, paymentsPorts, unknown);
}

/** Has a customer's limit raised by an analyst: lookup, then the change, which waits where the policy says so. */
export async function askLimit(
  { platform, clock }: Counter,
  { reason, borrowerId, ...request }: EvaluationRequest & { borrowerId: string; reason: string },
): Promise<void> {
  const actor = actorOf(request.retailer, request.store, request.role, clock.now());
  await findBorrower(platform, asOperator(actor), { cpf: request.cpf });
  const claim = claimOf('PATCH /coordinator/borrowers/{id}/limit', request.cpf);
  const totalCents = cents(request.cents);
  await changeTotalLimit(platform, creditPorts, asOperator(actor, claim), { borrowerId, totalCents, reason });
}

export interface Agreeing {
  retailer: DemonstrationRetailer;
  store: DemonstrationStore;
  role: Role;
  borrowerId: string;
  cpf: string;
  contractIds: string[];
  count: number;
}

export interface Agreed {
  id: string;
  dueOn: string;
}

/** Renegotiates late contracts: lookup, simulation, code, acceptance. Returns the payments, the first to pay first. */
export async function agree({ platform, clock }: Counter, ask: Agreeing): Promise<readonly Agreed[]> {
  const start = clock.now();
  const actor = actorOf(ask.retailer, ask.store, ask.role, start);
  const { borrowerId, contractIds } = ask;
  await findBorrower(platform, asOperator(actor), { cpf: ask.cpf });
  clock.set(addSeconds(start, 90));
  const offer = await simulateAgreement(platform, asOperator(actor), {
    borrowerId,
    storeId: ask.store.id,
    contractIds,
  });
  const option = offer.options.find((one) => one.numberOfPayments === ask.count);
  if (!option) throw new RangeError(`no agreement of ${ask.count} payments for ${ask.cpf}`);
  const chosen = { renegotiationId: offer.id, optionId: option.id };
  clock.set(addSeconds(start, 170));
  const sending = claimOf('POST /coordinator/renegotiations/{id}/code', offer.id);
  await requestAgreementCode(platform, () => PAST_CODE, asOperator(actor, sending), chosen);
  clock.set(addSeconds(start, 220));
  const accepting = claimOf('POST /coordinator/renegotiations/{id}/accept', offer.id);
  await acceptAgreement(platform, asOperator(actor, accepting), { ...chosen, code: PAST_CODE, storeId: ask.store.id });
  const { payments } = await listAgreementPayments(platform, actor, { borrowerId });
  return payments.map(({ id, dueDate }) => ({ id, dueOn: dueDate }));
}

/** Receives a payment of an agreement at a till: lookup, then payment at the amounts of that day. */
export async function receiveAgreed(
  { platform, clock }: Counter,
  payment: Omit<Receiving, 'installmentIds'> & { id: string },
): Promise<void> {
  const start = clock.now();
  const actor = actorOf(payment.retailer, payment.store, payment.role, start);
  await findBorrower(platform, asOperator(actor), { cpf: payment.cpf });
  clock.set(addSeconds(start, 60));
  const claim = claimOf('POST /coordinator/renegotiations/payments', payment.id);
  const ask = { id: payment.id, storeId: payment.store.id, expectedTotal: undefined };
  await payAgreement(platform, paymentsPorts, asOperator(actor, claim), ask);
}
