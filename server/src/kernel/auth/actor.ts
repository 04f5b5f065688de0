import type { Role } from '@balcao/contract';
import type { Template } from '../db/sql.ts';

/** The signed-in operator of a request. The retailer comes from here, never from a body. */
export interface Actor {
  operatorId: string;
  retailerId: string;
  /** The operator's own store; null when none is set. */
  storeId: string | null;
  name: string;
  role: Role;
  /** Zone in which the retailer's business days are counted. */
  zone: string;
  sessionExpiresAt: Date;
  tokenHash: string;
  /** Somebody else chose the password: nothing is done before the own one. */
  mustChangePassword?: boolean;
  /** A PIN opens an idle till. */
  hasPin?: boolean;
  /** The customer whom the request names by some id and whom this operator may serve; none where it names nobody. */
  reachableBorrowerId?: string | null;
}

/** A customer on the portal, at a retailer that sold to them: served without being looked up, and for themselves alone. */
export interface SelfServed {
  retailerId: string;
  operatorId: null;
  borrowerId: string;
  /** What papers say in the place of an operator. */
  name: string;
  zone: string;
}

/** Who is served at a retailer: an operator for a customer, or the customer. */
export type Asker = Actor | SelfServed;

/** Who asks, as a statement knows them: the columns of the session it reads. */
export interface Holder {
  retailerId: Template<string>;
  operatorId: Template<string>;
  now: Date;
}

/** Scalar subquery: the customer whom a request is about, when who asks may serve them. */
export type ReachableBorrower = (holder: Holder) => Template<string | null>;

/**
 * Turns a bearer token into its operator; null when the session is over, revoked or the operator blocked. `borrower` is
 * asked in the same read.
 */
export type Authenticate = (token: string, borrower?: ReachableBorrower) => Promise<Actor | null>;
