import type { BiometryStatus } from '@balcao/contract';
import type { Moment } from '../../kernel/act/act.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Registering } from '../borrowers/index.ts';
import type { Applicant } from './ports.ts';
import type { ApplicationRow } from './tables.ts';

/** Days are counted where the provider is: an applicant may be of several retailers. */
export const ZONE = 'America/Manaus';

export interface Applying {
  borrower: Registering['borrower'];
  application: ApplicationRow;
  biometry: BiometryStatus | null;
  /** When the customer was denied before this registration; null when never. */
  deniedAt?: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Who is decided on, opened for the one who decides. */
export function applicantOf(
  { secrets }: Pick<Platform, 'secrets'>,
  { borrower, application, biometry, deniedAt = null }: Applying,
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
    phoneOtherCpf90d: null,
    biometry,
    daysSinceDenial: deniedAt && Math.floor((now.getTime() - deniedAt.getTime()) / DAY_MS),
    on: today,
    at: now,
  };
}
