import { cents } from '@balcao/credit-math';
import type { Decider, PreVerdict } from './ports.ts';

/** The registration goes on. */
export const continues: PreVerdict = { said: 'CONTINUE', codes: [], record: null };

/** Where no rules are: each registration waits for a person, who may grant what the house lets one person grant. */
export const personDecides: Decider = {
  decide: () =>
    Promise.resolve({
      outcome: 'MANUAL_ANALYSIS',
      limitCents: null,
      codes: [],
      isBureauSilent: false,
      record: null,
    }),
  preDecide: () => Promise.resolve(continues),
  toldToCustomer: () => [],
  toldToStaff: (codes) => codes.map((code) => ({ code, text: code })),
  limitsOnDay: () => Promise.resolve({ minCents: cents(30_000), maxCents: cents(400_000) }),
};
