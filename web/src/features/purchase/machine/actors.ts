import { fromPromise } from 'xstate';
import type { PurchaseCalls } from './context.ts';

type Actor<K extends keyof PurchaseCalls> = ReturnType<
  typeof fromPromise<Awaited<ReturnType<PurchaseCalls[K]>>, Parameters<PurchaseCalls[K]>[0]>
>;
export type PurchaseActors = { readonly [K in keyof PurchaseCalls]: Actor<K> };

/** The calls as actors of the statechart. */
export function purchaseActors(calls: PurchaseCalls): PurchaseActors {
  return {
    fetchCustomer: fromPromise(({ input }) => calls.fetchCustomer(input)),
    fetchOffer: fromPromise(({ input }) => calls.fetchOffer(input)),
    createVerification: fromPromise(({ input }) => calls.createVerification(input)),
    resendCode: fromPromise(({ input }) => calls.resendCode(input)),
    fetchVerification: fromPromise(({ input }) => calls.fetchVerification(input)),
    verifyCode: fromPromise(({ input }) => calls.verifyCode(input)),
    acceptProposal: fromPromise(({ input }) => calls.acceptProposal(input)),
    findContract: fromPromise(({ input }) => calls.findContract(input)),
    resume: fromPromise(({ input }) => calls.resume(input)),
  };
}

const unbound = () => Promise.reject(new Error('the calls of this statechart were not provided'));

/** Stands in the statechart's definition until the screen provides the real calls. */
export const unboundActors: PurchaseActors = purchaseActors({
  fetchCustomer: unbound,
  fetchOffer: unbound,
  createVerification: unbound,
  resendCode: unbound,
  fetchVerification: unbound,
  verifyCode: unbound,
  acceptProposal: unbound,
  findContract: unbound,
  resume: unbound,
});
