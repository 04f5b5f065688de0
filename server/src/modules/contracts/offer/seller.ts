import type { Cents } from '@balcao/contract';
import type { Customer, Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';

/** At whose till a sale is made. */
export interface Seller extends Pick<Actor, 'retailerId' | 'operatorId' | 'name'> {
  /** The purchase by QR code whose customer makes it on a page of their own; null at the till. */
  captureReferenceId: string | null;
}

/** A step of a sale: its offer, the plan that the customer is asked to authorise, the acceptance. */
export type SaleStep =
  | { at: 'OFFERED'; contractId: string; creditCents: Cents }
  | { at: 'ASKED' | 'ACCEPTED'; contractId: string; proposalId: string; creditCents: Cents };

/** A customer, identified, who buys on a page of their own at the till of whoever began it. */
export interface Buyer extends Customer {
  readonly seller: Seller;
  /** What the page keeps of a step in the step's own write: it misses when the page is over. */
  readonly keep: (step: SaleStep, now: Date) => Fragment[];
}

export const sellerOf = (by: Operator | Buyer): Seller =>
  by.kind === 'customer' ? by.seller : { ...by.actor, captureReferenceId: null };

export const stepFragments = (by: Operator | Buyer, step: SaleStep, now: Date): Fragment[] =>
  by.kind === 'customer' ? by.keep(step, now) : [];
