import { centsToReais } from '@balcao/contract/kernel';
import * as borrowers from '../../../domain/borrowers/borrower-calls.ts';
import type { Customer, FoundBorrower } from '../../../domain/borrowers/borrower.ts';
import * as contracts from '../../../domain/contracts/contract-calls.ts';
import type { Channel, Verification } from '../../../domain/contracts/offer.ts';
import * as devices from '../../../domain/devices/device-calls.ts';
import { ApiError, hasCode, isUncertain } from '../../../lib/api/error.ts';
import { CallFailure, inWords } from '../../../domain/counter/failure.ts';
import { storeToConfirm } from '../../../domain/counter/store-of-device.ts';
import type { MoreAsk, MoreAsked, PurchaseCalls } from './context.ts';
import { lockAsk } from './device.ts';
import type { PurchaseDraft, ResumedFacts } from './draft.ts';
import { isPurchaseAllowed } from '../rules/purchase-allowed.ts';
import { texts } from '../texts.ts';

/**
 * A customer with what the sale begins with. Whoever may not buy may also have no limit: then the reason is said, not the
 * missing limit.
 */
function customerOf({ sale, ...borrower }: FoundBorrower): Customer {
  const limit = sale?.limit ?? null;
  if (limit === null && isPurchaseAllowed(borrower)) throw new ApiError({ status: 404, code: 'LIMIT_NOT_FOUND' });
  return { borrower, ...sale, limit };
}

const fetchCustomer = async ({ cpf, storeId }: { cpf: string; storeId: string }): Promise<Customer> =>
  customerOf(await borrowers.findBuyer(cpf, storeId));

const isAlive = (verification: Verification) =>
  verification.wasVerified || Date.parse(verification.expiresAt) > Date.now();

/** The authorisation as it stands; null when none was asked for. */
async function verificationOf(proposalId: string): Promise<Verification | null> {
  try {
    return await contracts.purchaseVerification(proposalId);
  } catch (error) {
    if (hasCode(error, 'VERIFICATION_CODE_NOT_FOUND')) return null;
    throw error;
  }
}

/** Opening the dialog a second time shows the code that is still good instead of sending another. */
async function openVerification(proposalId: string, channel: Channel, isResend: boolean): Promise<Verification> {
  const former = isResend ? await verificationOf(proposalId) : null;
  return former && isAlive(former) ? former : sendCode(proposalId, channel);
}

const isWayLost = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Where the answer is lost the server is asked whether the customer was: then the same key brings the answer back.
 * Nothing is sent again by itself.
 */
async function sendCode(proposalId: string, channel: Channel): Promise<Verification> {
  try {
    return await contracts.sendPurchaseCode(proposalId, channel);
  } catch (error) {
    if (!isUncertain(error)) throw error;
    const code = error instanceof ApiError ? error.code : 'UNEXPECTED';
    const telling = (sentence: string) => (isWayLost(error) ? new CallFailure(code, sentence, true) : error);
    const sent = await verificationOf(proposalId).catch(() => {
      throw telling(texts.perhapsAsked);
    });
    if (sent === null || !isAlive(sent)) throw telling(texts.notAsked);
    return contracts.sendPurchaseCode(proposalId, channel);
  }
}

async function resume({ draft }: { draft: PurchaseDraft }): Promise<ResumedFacts> {
  const { borrowerId, storeId, offer, selectedId, step } = draft;
  const [customer, contract, verification] = await Promise.all([
    borrowers.buyerById(borrowerId, storeId).then(customerOf),
    offer ? contracts.findContract(offer.id) : null,
    step === 'verifying' && selectedId ? verificationOf(selectedId) : null,
  ]);
  return { customer, contract, verification };
}

async function askForMore({ way, borrowerId: id, cpf, storeId, valueCents }: MoreAsk): Promise<MoreAsked> {
  const value = centsToReais(valueCents);
  if (way === 'analyst') return { way, ...(await borrowers.requestLimit(id, storeId, value)) };
  return { way, extraCredit: await borrowers.requestExtraCredit({ id, cpf }, storeId, value) };
}

/** Where nothing more precise is known, an act has a sentence of its own. */
function sayingElse(sentence: string) {
  return (error: unknown): never => {
    const isVague =
      error instanceof CallFailure && (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'UNEXPECTED');
    throw isVague ? new CallFailure(error.code, sentence, error.isAnswerLost) : error;
  };
}
const creationInWords = sayingElse(texts.creationFailed);
const faceInWords = sayingElse(texts.faceFailed);
const codeInWords = sayingElse(texts.codeFailed);

/** The purchase's calls on the real API, failures in the words of the counter. */
export function purchaseCalls(brand: string, operatorId: string, localCashierId: () => string | null): PurchaseCalls {
  return {
    fetchOperatorStore: () => inWords(storeToConfirm(operatorId, brand), brand, 'purchase'),
    fetchCustomer: (input) => inWords(fetchCustomer(input), brand, 'purchase'),
    fetchAgain: ({ borrowerId, storeId }) =>
      inWords(borrowers.buyerById(borrowerId, storeId).then(customerOf), brand, 'purchase'),
    fetchOffer: (input) =>
      inWords(contracts.fetchOffer({ ...input, localCashierId: localCashierId() }), brand, 'purchase'),
    submitLock: (input) => inWords(devices.submitLock(lockAsk(input)), brand, 'device'),
    confirmLock: (input) => inWords(devices.confirmLock(lockAsk(input)), brand, 'device'),
    askForMore: (input) => inWords(askForMore(input), brand, 'purchase'),
    createVerification: ({ proposalId, channel, isResend }) =>
      inWords(openVerification(proposalId, channel, isResend), brand).catch(creationInWords),
    resendCode: ({ proposalId, channel }) =>
      inWords(contracts.sendPurchaseCode(proposalId, channel), brand).catch(creationInWords),
    fetchVerification: ({ proposalId }) => inWords(contracts.purchaseVerification(proposalId), brand, 'verification'),
    confirmFace: ({ proposalId }) =>
      inWords(contracts.purchaseVerification(proposalId), brand, 'verification').catch(faceInWords),
    requestAnalyst: ({ proposalId }) => inWords(contracts.requestAnalyst(proposalId), brand).catch(creationInWords),
    withdrawCall: ({ proposalId }) => inWords(contracts.withdrawCall(proposalId), brand, 'verification'),
    verifyCode: ({ proposalId, code }) =>
      inWords(contracts.checkPurchaseCode(proposalId, code), brand, 'verification').catch(codeInWords),
    acceptProposal: ({ proposalId }) => inWords(contracts.acceptProposal(proposalId), brand, 'purchase'),
    findContract: ({ id }) => inWords(contracts.findContract(id), brand, 'purchase'),
    resume: (input) => inWords(resume(input), brand, 'purchase'),
  };
}
