import { wholeCents } from '@balcao/contract/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aBorrower,
  aKnownBorrower,
  aLimit,
  aSaleStart,
  BORROWER_ID,
  CPF,
  STORE_ID,
} from '../../../domain/testing/customers.ts';
import { aContract, anOffer, aVerification, CONTRACT_ID, proposalId } from '../../../domain/testing/offers.ts';
import { selling } from '../../../testing/answers.ts';
import { hasUnanswered } from '../../../lib/operation-key.ts';
import { type FakeApi, fakeApi, lost } from '../../../testing/fake-api.ts';
import { OPERATOR_ID, signedIn } from '../../../testing/sessions.ts';
import { purchaseCalls } from './calls.ts';
import { offerNow, type PurchaseDraft, resumePoint } from './draft.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const OFFER = 'POST /coordinator/contracts';
const SEND = 'POST /origination-code';
const STATUS = 'GET /origination-code/status';
const ACCEPT = 'POST /coordinator/contracts/proposals/{id}/accept';
const CONTRACT = 'GET /coordinator/contracts/find-one';
const id = proposalId(6);
let api: FakeApi;
let till: string | null;
const calls = purchaseCalls('Norte', OPERATOR_ID, () => till);

beforeEach(() => {
  signedIn();
  api = fakeApi(selling);
  till = null;
});

describe('the customer', () => {
  const find = () => calls.fetchCustomer({ cpf: CPF, storeId: STORE_ID });

  test('comes with the limit in this store', async () => {
    expect(await find()).toEqual({ borrower: aBorrower(), ...aSaleStart() });
    expect(api.lastOf(FIND)?.query.get('cpf')).toBe(CPF);
    expect(api.lastOf(FIND)?.query.get('storeId')).toBe(STORE_ID);
  });

  test('who may not buy may have no limit; who may buy must have one', async () => {
    const sale = aSaleStart({ limit: null });
    api.ok(FIND, { ...aBorrower(), sale });
    await expect(find()).rejects.toMatchObject({ code: 'LIMIT_NOT_FOUND', isAnswerLost: false });
    api.ok(FIND, { ...aBorrower({ borrowerStatus: 'DENIED' }), sale });
    expect((await find()).limit).toBeNull();
  });

  test('an answer that is lost on the way is no missing limit', async () => {
    api.lose(FIND);
    await expect(find()).rejects.toMatchObject({ code: 'NO_CONNECTION', isAnswerLost: true });
  });
});

describe('the offer', () => {
  const plain = { productId: null, couponId: null, evaluationId: null, downPaymentCents: null, desiredCents: null };
  const ask = () =>
    calls.fetchOffer({ borrowerId: BORROWER_ID, storeId: STORE_ID, valueCents: wholeCents(123_456), ...plain });

  test('is asked for in reais, with the till where tills have numbers', async () => {
    expect(await ask()).toEqual(anOffer());
    expect(api.lastOf(OFFER)?.body).toEqual({ borrowerId: BORROWER_ID, storeId: STORE_ID, principal: 1234.56 });
    till = '07';
    await ask();
    expect(api.lastOf(OFFER)?.body).toMatchObject({ localCashierId: '07' });
  });

  test.each([
    ['MANUALLY_BLOCKED', 'Seu limite foi bloqueado. Entre em contato com Norte'],
    ['OVERDUE_INSTALLMENTS', 'Seu limite foi bloqueado. Você possui parcelas atrasadas.'],
    ['DEACTIVATED_STORE', 'Loja inativada. Configure uma loja'],
  ] as const)('refused with %s says so in the words of the counter, and of the brand', async (code, sentence) => {
    api.refuse(OFFER, code);
    await expect(ask()).rejects.toMatchObject({ code, message: sentence, isAnswerLost: false });
  });
});

describe('the code', () => {
  const open = (isResend: boolean) => calls.createVerification({ proposalId: id, channel: 'SMS', isResend });

  test('the first time it is sent, without a question', async () => {
    await open(false);
    expect(api.lastOf(SEND)?.body).toEqual({ proposalId: id, communicationChannel: 'SMS' });
    expect(api.lastOf(SEND)?.key).not.toBeNull();
    expect(api.made(STATUS)).toEqual([]);
  });

  // Planted: without the look at the former one every opening of the dialog costs the customer another message.
  test.each([
    ['one that still holds is shown', aVerification(), 0],
    [
      'one that was verified is shown, old as it is',
      aVerification({ wasVerified: true, expiresAt: '2020-01-01T00:00:00Z' }),
      0,
    ],
    ['one that is over is replaced', aVerification({ expiresAt: '2020-01-01T00:00:00Z' }), 1],
  ])('again: %s', async (_, former, sent) => {
    api.ok(STATUS, former);
    await open(true);
    expect(api.made(SEND)).toHaveLength(sent);
  });

  test('again, when the server knows of none, it is sent', async () => {
    api.refuse(STATUS, 'VERIFICATION_CODE_NOT_FOUND');
    await open(true);
    expect(api.made(SEND)).toHaveLength(1);
  });

  test('a failure nobody can name has a sentence of its own; a refusal keeps its own', async () => {
    api.refuse(SEND, 'INTERNAL_SERVER_ERROR');
    const sentence = 'Erro ao criar validação de compra. Tente novamente.';
    await expect(open(false)).rejects.toMatchObject({ message: sentence, isAnswerLost: true });
    const resend = calls.resendCode({ proposalId: id, channel: 'WHATSAPP' });
    await expect(resend).rejects.toMatchObject({ message: sentence });
    api.refuse(SEND, 'OFFER_EXPIRED');
    await expect(open(false)).rejects.toMatchObject({ code: 'OFFER_EXPIRED', isAnswerLost: false });
  });

  // Planted: without the look the code is asked for again by hand, and until then nobody knows that it was sent.
  test('whose answer is lost is asked about: one that was sent comes back by the same key', async () => {
    api.on(SEND, () => (api.made(SEND).length === 1 ? lost() : aVerification()));
    api.ok(STATUS, aVerification());
    expect(await open(false)).toMatchObject({ status: 'PENDING' });
    expect(new Set(api.made(SEND).map(({ key }) => key)).size).toBe(1);
    expect(hasUnanswered()).toBe(false);
  });

  test.each([
    ['was not sent', () => api.refuse(STATUS, 'VERIFICATION_CODE_NOT_FOUND'), /nada foi enviado ao cliente/],
    ['may have been sent', () => api.lose(STATUS), /pode já ter recebido o pedido/],
  ] as const)('whose answer is lost says that it %s; the next try has the same key', async (_, server, sentence) => {
    api.lose(SEND);
    server();
    const failure = { code: 'NO_CONNECTION', isAnswerLost: true, message: expect.stringMatching(sentence) as string };
    await expect(open(false)).rejects.toMatchObject(failure);
    expect(api.made(SEND)).toHaveLength(1);
    api.ok(SEND, aVerification());
    await open(false);
    const [first, again] = api.made(SEND).map(({ key }) => key);
    expect(again).toBe(first);
  });

  test('what the customer read out is checked for this proposal', async () => {
    await calls.verifyCode({ proposalId: id, code: '123456' });
    expect(api.lastOf('PATCH /origination-code/verify')?.body).toEqual({ proposalId: id, purchaseCode: '123456' });
  });
});

test('the sale has one key until the server answers, then another', async () => {
  const sell = () => calls.acceptProposal({ proposalId: id });
  api.lose(ACCEPT);
  await expect(sell()).rejects.toMatchObject({ isAnswerLost: true });
  api.ok(ACCEPT, aContract());
  await sell();
  await sell();
  const [first, again, another] = api.made(ACCEPT).map(({ key }) => key);
  expect(again).toBe(first);
  expect(another).not.toBe(first);
});

describe('coming back', () => {
  const draft: PurchaseDraft = {
    step: 'verifying',
    storeId: STORE_ID,
    borrowerId: BORROWER_ID,
    maskedCpf: '529.***.***-25',
    valueCents: wholeCents(100_000),
    offer: anOffer(),
    selectedId: id,
  };

  test('customer, contract and authorisation are asked of the server', async () => {
    const facts = await calls.resume({ draft });
    expect(facts.customer).toEqual({ borrower: aKnownBorrower(), ...aSaleStart() });
    expect(facts.contract?.id).toBe(CONTRACT_ID);
    expect(facts.verification).toEqual(aVerification());
  });

  test.each([
    ['before a code was asked for no authorisation is', { ...draft, step: 'choosing' as const }, 1, 0],
    ['before an offer was made no contract is', { ...draft, step: 'value' as const, offer: null }, 0, 0],
    ['without a choice no authorisation is', { ...draft, selectedId: null }, 1, 0],
  ])('%s', async (_, one, contracts, verifications) => {
    await calls.resume({ draft: one });
    expect(api.made(CONTRACT)).toHaveLength(contracts);
    expect(api.made(STATUS)).toHaveLength(verifications);
  });

  const now = Date.parse('2026-11-21T12:00:00Z');
  const allowed = { borrower: aBorrower(), limit: aLimit() };
  const offered = aContract({ status: 'OFFERED', acceptedAt: null });
  const facts = { customer: allowed, contract: offered, verification: aVerification() };
  const over = { ...draft, offer: anOffer({ validUntil: '2026-11-21T12:00:00Z' }) };
  const denied = { borrower: aBorrower({ borrowerStatus: 'DENIED' }), limit: null };

  test('an offer comes back with the figures of the day, which are lower on a later one', () => {
    const [first] = offered.proposals;
    if (!first) throw new Error('no proposal');
    const later = { ...offered, proposals: [{ ...first, totalPurchaseValue: 1194.95, installmentValue: 199.16 }] };
    const shown = offerNow(anOffer(), later)?.proposals.map((one) => one.totalPurchaseValue);
    expect(shown).toEqual([1194.95, 1056.14, 1111.8]);
    expect(offerNow(null, later)).toBeNull();
  });

  test.each([
    [
      'a sale that stands is finished, even of who may not buy any more',
      draft,
      { ...facts, customer: denied, contract: aContract() },
      'finished',
    ],
    ['who may not buy any more is told so', draft, { ...facts, customer: denied }, 'purchaseNotAllowed'],
    ['an authorised step comes back to its code', draft, facts, 'verifying'],
    ['a code nobody knows of comes back to the choice', draft, { ...facts, verification: null }, 'choosingProposal'],
    ['a choice comes back to the choice', { ...draft, step: 'choosing' as const }, facts, 'choosingProposal'],
    ['an offer is over at its very end', over, facts, 'waitingPurchaseInput'],
    ['a contract that is gone asks for the value', draft, { ...facts, contract: null }, 'waitingPurchaseInput'],
    ['a cancelled one too', draft, { ...facts, contract: aContract({ status: 'CANCELED' }) }, 'waitingPurchaseInput'],
    ['a value comes back to the value', { ...draft, step: 'value' as const }, facts, 'waitingPurchaseInput'],
  ])('%s', (_, one, known, point) => {
    expect(resumePoint(one, known, now)).toBe(point);
  });
});
