/** What an issuer that is trusted says of a person, from a token that is genuine, of this client and in its time. */
export interface SignOnClaims {
  /** Of the sign-on that the token was made for. */
  nonce: string;
  /** In lower case; null when the issuer did not verify it. */
  email: string | null;
  /** Whether the person is of the realm that may sign on. */
  isOfRealm: boolean;
  expiresAt: Date;
}

/** The company's own accounts. */
export interface SignOn {
  /** What a page needs to begin; null where there is no issuer. */
  settings: () => { issuer: string; clientId: string } | null;
  /** @throws Error saying why not, for a token that is not genuine or when the issuer does not answer. */
  verify: (token: string) => Promise<SignOnClaims>;
}
