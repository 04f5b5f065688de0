import type { BiometryStatus } from '@balcao/contract';
import type { Moment } from '../../kernel/act/act.ts';
import type { Platform } from '../../kernel/platform.ts';
import { phoneSignals, type Registering } from '../borrowers/index.ts';
import { deviceCpfs } from './online/link-store.ts';
import type { Applicant, ApplicationsPorts, FraudSignals } from './ports.ts';
import type { ApplicationRow } from './tables.ts';

/** Days are counted where the provider is: an applicant may be of several retailers. */
export const ZONE = 'America/Manaus';

export interface Applying {
  borrower: Registering['borrower'];
  application: ApplicationRow;
  biometry: BiometryStatus | null;
  signals: FraudSignals;
  /** When the customer was denied before this registration; null when never. */
  deniedAt?: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Who is decided on, opened for the one who decides. */
export function applicantOf(
  { secrets }: Pick<Platform, 'secrets'>,
  { borrower, application, biometry, signals, deniedAt = null }: Applying,
  { now, today }: Moment,
): Applicant {
  return {
    borrowerId: borrower.id,
    kind: application.kind,
    retailerId: application.retailerId,
    storeId: application.storeId,
    operatorId: application.operatorId,
    cpf: secrets.decrypt(borrower.cpfSealed),
    name: borrower.name,
    birthOn: borrower.birthOn,
    cep: borrower.cepSealed === null ? null : secrets.decrypt(borrower.cepSealed),
    professionId: borrower.professionId,
    signals,
    biometry,
    daysSinceDenial: deniedAt && Math.floor((now.getTime() - deniedAt.getTime()) / DAY_MS),
    on: today,
    at: now,
  };
}

/** Whose telephone, face and device it is besides, looked for where a request does not reach: the decider is the product. */
export async function signalsOf(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  ports: ApplicationsPorts,
  { borrower, application }: Pick<Applying, 'borrower' | 'application'>,
  now: Date,
): Promise<FraudSignals> {
  return {
    ...(await phoneSignals(db, secrets, borrower, now)),
    faceOtherCpf: await ports.isFaceOfOther(db, borrower.id, now),
    deviceCpfs7d: await deviceCpfs(db, application, now),
  };
}
