import type { Actor, Asker } from '../../kernel/auth/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { CustomersOf, Reason } from '../../kernel/row-security/naming.ts';
import type { PayoffNotice } from './payoff-notice.ts';
import type { CetSheet } from './rules/credit/cet-sheet-blocks.ts';
import type { Signature } from './signing/signature.ts';

/** What documents needs of modules further right; bound in `server/src/bindings.ts`. */
export interface DocumentsPorts {
  /**
   * Payment of each id, where an id is of a payment or of one of its entries: asked id -> payment id. Unknown ids
   * are left out.
   */
  paymentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What pays a contract off today, or the refusal of who may not ask. */
  payoffOf(platform: Platform, asker: Asker, ask: { contractId: string; storeId: string }): Promise<PayoffNotice>;
  /** Cancellations and returns of a contract, oldest first. */
  cancellationsOf(db: Db, contractId: string): Promise<readonly string[]>;
  /** Whether a retailer's contract is only an offer still, or was never more. */
  isOffered(db: Db, contract: { retailerId: string; contractId: string }): Promise<boolean>;
}

/** What instruments need of module contracts; bound in app.ts. */
export interface InstrumentPorts extends Pick<DocumentsPorts, 'cancellationsOf' | 'isOffered'> {
  /** How the customer authorised a contract; null when nobody asked. */
  signatureOf(db: Db, contractId: string): Promise<Signature | null>;
  /** One way to pay of an offer of the actor's retailer. @throws Refusal PROPOSAL_NOT_FOUND. */
  cetSheetOf(platform: Platform, actor: Pick<Actor, 'retailerId' | 'name'>, proposalId: string): Promise<CetSheet>;
}

/** How a request for a paper names its customer. */
export interface PaperNamingPorts {
  ofContract: CustomersOf;
  ofProposal: CustomersOf;
  isGranted: Reason;
}

/** The certificate that seals papers. */
export interface Certificate {
  /** Name in it. */
  subject: string;
  /** SHA-256 of it, in hex. */
  fingerprint: string;
  validUntil: string;
  /** Made by the server itself, for the demonstration. */
  isSelfMade: boolean;
}

/** Seals PDFs that hold room for it (`seal` of `printPages`). */
export interface PaperSigner {
  /** Null: papers are printed without a seal. */
  certificate: Certificate | null;
  sign(pdf: Uint8Array, at: Date): Promise<Uint8Array>;
}
