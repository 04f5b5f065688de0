import type { Actor, Asker } from '../auth/actor.ts';
import type { SignedCustomer } from '../auth/customer.ts';

/** One keyed request: the client's key, the route it came to, and a hash of what it asks. */
export interface Claim {
  key: string;
  route: string;
  bodyHash: string;
}

/** A signed-in operator of a retailer. */
export interface Operator {
  readonly kind: 'operator';
  readonly actor: Actor;
  /** Zone in which the act's business day is counted. */
  readonly zone: string;
  readonly claim?: Claim;
}

/** A customer on a page of their own; acts on themselves alone. */
export interface Customer {
  readonly kind: 'customer';
  readonly borrowerId: string;
  /** Whose page it is: the retailer in whose chain the act is recorded. */
  readonly retailerId: string;
  readonly zone: string;
  readonly claim?: Claim;
}

/** The product itself: a job, the close of a day, a bank's notice. */
export interface System {
  readonly kind: 'system';
  /** What of the product acts, as in 'pix-notice'. */
  readonly name: string;
  /** Of a job that serves one retailer; where it follows from what is read, the audit note names it. */
  readonly retailerId?: string;
  readonly zone: string;
  readonly claim?: Claim;
}

/** Who acts. */
export type Principal = Operator | Customer | System;

/** A principal whose request carries an idempotency key. */
export type Keyed<P extends Principal = Operator> = P & { readonly claim: Claim };

/** The operator of a request as a principal. */
export function asOperator(actor: Actor): Operator;
export function asOperator(actor: Actor, claim: Claim): Keyed;
export function asOperator(actor: Actor, claim?: Claim): Operator {
  return { kind: 'operator', actor, zone: actor.zone, ...(claim && { claim }) };
}

/** The customer of a request as a principal. */
export const asCustomer = ({ borrowerId, retailerId, zone }: SignedCustomer, claim?: Claim): Customer => ({
  kind: 'customer',
  borrowerId,
  retailerId,
  zone,
  ...(claim && { claim }),
});

/** What papers and messages say in the place of an operator. */
const PORTAL = 'Portal do cliente';

/** Whom a retailer serves by what a principal does. */
export function askerOf(by: Operator | Customer): Asker {
  if (by.kind === 'operator') return by.actor;
  const { retailerId, borrowerId, zone } = by;
  return { retailerId, operatorId: null, borrowerId, name: PORTAL, zone };
}

/** The other way round. */
export function principalOf(asker: Asker): Operator | Customer {
  if (asker.operatorId !== null) return asOperator(asker);
  const { borrowerId, retailerId, zone } = asker;
  return { kind: 'customer', borrowerId, retailerId, zone };
}

/** Retailer in whose audit chain an act of this principal is recorded; undefined when what was read says so. */
export function chainOf(principal: Principal): string | undefined {
  return principal.kind === 'operator' ? principal.actor.retailerId : principal.retailerId;
}

/** No person: claims of the system are its own. */
const SYSTEM_ID = '00000000-0000-0000-0000-000000000000';

/** Id under which a principal claims keys: the operator's, the customer's, or the system's one. */
export function claimantOf(principal: Principal): string {
  if (principal.kind === 'operator') return principal.actor.operatorId;
  return principal.kind === 'customer' ? principal.borrowerId : SYSTEM_ID;
}
