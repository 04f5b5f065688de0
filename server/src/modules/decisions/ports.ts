import type { CivilDate } from '@balcao/contract';
import type { BureauAnswer } from './bureau/answer.ts';
import type { BureauPurpose } from './tables.ts';

/** Who is asked about, and what for. */
export interface BureauQuery {
  cpf: string;
  name: string;
  birthOn: CivilDate | null;
  purpose: BureauPurpose;
  /** The same for every attempt of a day's query. */
  idempotencyKey: string;
}

/** The bureau knows the CPF under another birth date: an answer about the customer, not about the bureau. */
export class BirthDateMismatch extends Error {}

/** Who knows what a customer owes elsewhere. */
export interface CreditBureau {
  readonly name: string;
  /** @throws BirthDateMismatch; Error when it does not answer, or not as it should. */
  ask(query: BureauQuery): Promise<BureauAnswer>;
}
