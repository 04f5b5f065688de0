import type { BiometryStatus, Cents, CivilDate, IdentityFacts } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PreDecision } from './tables.ts';

/** What tells that somebody may not be who they say. Missing is null, never 0. */
export type FraudSignals = Pick<IdentityFacts, 'faceOtherCpf' | 'phoneOtherCpf90d' | 'phoneAgeDays' | 'deviceCpfs7d'>;

/** Who is decided on, and with what. */
export interface Applicant {
  borrowerId: string;
  kind: 'REGISTRATION' | 'REEVALUATION';
  retailerId: string;
  storeId: string;
  operatorId: string | null;
  cpf: string;
  name: string;
  birthOn: CivilDate | null;
  cep: string | null;
  professionId: number | null;
  signals: FraudSignals;
  biometry: BiometryStatus | null;
  /** Days since the customer was denied before; null when never. */
  daysSinceDenial: number | null;
  on: CivilDate;
  at: Date;
}

/** What the rules came to. */
export interface Verdict {
  outcome: 'APPROVED' | 'DENIED' | 'MANUAL_ANALYSIS' | 'PRE_APPROVED' | 'BIOMETRY_CONFLICT';
  /** What is granted, or what the rules would grant where a person decides. */
  limitCents: Cents | null;
  codes: readonly string[];
  isBureauSilent: boolean;
  /** The record, a part of the write that the decision leads to; null where no policy was published. */
  record: { id: string; fragment: Fragment } | null;
}

/** What they came to before data and photographs: CONTINUE where they cannot say yet. */
export interface PreVerdict {
  said: PreDecision;
  /** Of a denial, what denied. */
  codes: readonly string[];
  /** Of a denial: one that a machine made is explained. */
  record: Verdict['record'];
}

/** Who decides by the rules. Asks others, so it is never called inside a transaction. */
export interface Decider {
  decide(platform: Platform, applicant: Applicant): Promise<Verdict>;
  preDecide(platform: Platform, applicant: Applicant): Promise<PreVerdict>;
  /** What a customer is told of codes, at most four sentences. */
  toldToCustomer(codes: readonly string[]): string[];
  toldToStaff(codes: readonly string[]): { code: string; text: string }[];
  /** Least and greatest limit that a person may grant. */
  limitsOnDay(db: Db | Tx, ask: { borrowerId: string; on: CivilDate }): Promise<{ minCents: Cents; maxCents: Cents }>;
}

/** What applications needs of modules that it does not import; bound in bindings.ts. */
export interface ApplicationsPorts {
  /** What became of the photographs of a registration; null until face and document were taken. */
  biometryOf(db: Db | Tx, borrowerId: string, now: Date): Promise<BiometryStatus | null>;
  /** Whether the face of a registration seems to be another customer's; null where it was compared with nobody. */
  isFaceOfOther(db: Db | Tx, borrowerId: string, now: Date): Promise<boolean | null>;
}
