import type { Role } from '@balcao/contract';

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
}

/** Turns a bearer token into its operator; null when the session is over, revoked or the operator blocked. */
export type Authenticate = (token: string) => Promise<Actor | null>;
