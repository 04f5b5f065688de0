/** The signed-in customer of a request to the portal. Reaches what is theirs alone. */
export interface SignedCustomer {
  borrowerId: string;
  /** The provider: in whose chain is recorded what concerns no shop. */
  retailerId: string;
  /** Zone in which the portal counts days. */
  zone: string;
  tokenHash: string;
}

/** Turns a bearer token of the portal into its customer; null when the session is over. No token of staff is one. */
export type AuthenticateCustomer = (token: string) => Promise<SignedCustomer | null>;
