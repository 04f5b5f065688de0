import { birthFault, type CivilDate, type Handled } from '@balcao/contract';
import type { ErrorCode } from '@balcao/contract/errors';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import { type AddressLookup, isProfession } from '../../reference/index.ts';
import { readConfiguration } from '../../retailers/index.ts';
import type { BorrowerRow } from '../tables.ts';
import {
  addressIn,
  asRegistration,
  checkOpen,
  dueDayFragment,
  findServed,
  type Registering,
  type RegisteringView,
  registeringView,
  type Registrar,
  type RegistrationData,
  registrationDataFragment,
  storeOf,
} from './facts.ts';

type Typed = Handled<'PATCH /borrowers/{id}'>['body'];

type BirthFault = Exclude<ReturnType<typeof birthFault>, 'NO_DAY' | null | undefined>;
/** What the calendar does not have never comes in: the contract takes days alone. */
const birthFaults: Record<BirthFault, ErrorCode> = {
  FUTURE: 'BIRTH_DATE_IN_FUTURE',
  TOO_YOUNG: 'BORROWER_TOO_YOUNG',
  TOO_OLD: 'BORROWER_TOO_OLD',
};

/** @throws Refusal for a day of birth that nobody is registered with. */
function checkBirth(birthDate: string, today: CivilDate): void {
  const fault = birthFault(birthDate, today);
  if (fault && fault !== 'NO_DAY') refuse(birthFaults[fault]);
}

/** A service that is away keeps nobody from being registered. @throws Refusal CEP_UNKNOWN. */
async function checkCep({ log }: Pick<Platform, 'log'>, lookup: AddressLookup, cep: string): Promise<void> {
  try {
    if ((await lookup.byCep(cep)) !== null) return;
  } catch (error) {
    log.warn({ failure: error instanceof Error ? error.message : 'unknown' }, 'address lookup away');
    return;
  }
  refuse('CEP_UNKNOWN');
}

/**
 * Data of an open registration; what is left out stays.
 * @throws Refusal BORROWER_NOT_FOUND, REGISTRATION_NOT_OPEN, BIRTH_DATE_IN_FUTURE, BORROWER_TOO_YOUNG, BORROWER_TOO_OLD,
 * PROFESSION_UNKNOWN, CEP_UNKNOWN.
 */
export async function changeRegistrationData(
  platform: Platform,
  lookup: AddressLookup,
  by: Registrar,
  { borrowerId, typed }: { borrowerId: string; typed: Typed },
): Promise<RegisteringView> {
  if (typed.professionId !== undefined && !isProfession(typed.professionId)) refuse('PROFESSION_UNKNOWN');
  const { db, clock, secrets } = platform;
  // Before anything is asked of others: who may not see the customer learns nothing.
  await findServed(db, by, borrowerId, clock.now());
  // An address typed by hand stands for a CEP that is newer than the lookup.
  if (typed.cep !== undefined && typed.address === undefined) await checkCep(platform, lookup, typed.cep);
  return asSystem('registration', () =>
    act(platform, {
      principal: by,
      read: (at, { now }) => findServed(at, by, borrowerId, now),
      decide(served, { today }): Decision<RegisteringView> {
        checkOpen(served);
        if (typed.birthDate !== undefined) checkBirth(typed.birthDate, today);
        const data = changed(secrets, served.borrower, typed);
        const view = registeringView(secrets, withData(served, data));
        if (Object.keys(typed).length === 0) return { unchanged: view };
        return {
          answer: view,
          writes: [registrationDataFragment(borrowerId, data)],
          audit: {
            action: 'registration.data-changed',
            subject: borrowerId,
            storeId: storeOf(by),
            detail: { fields: Object.keys(typed) },
          },
          missed: { registration_data: 'REGISTRATION_NOT_OPEN' },
        };
      },
    }),
  );
}

const withData = (served: Registering, data: Partial<BorrowerRow>): Registering => ({
  ...served,
  borrower: { ...served.borrower, ...data },
});

function changed(secrets: Secrets, borrower: BorrowerRow, typed: Typed): RegistrationData {
  const { name, birthDate, professionId, email, address } = typed;
  const cep = address?.cep ?? typed.cep;
  return {
    name: name ?? borrower.name,
    birthOn: birthDate === undefined ? borrower.birthOn : (birthDate as CivilDate),
    professionId: professionId ?? borrower.professionId,
    cepSealed: cep === undefined ? borrower.cepSealed : secrets.encrypt(cep),
    emailSealed: email === undefined ? borrower.emailSealed : email === '' ? null : secrets.encrypt(email),
    addressSealed: address === undefined ? addressAt(secrets, borrower, cep) : secrets.encrypt(JSON.stringify(address)),
  };
}

/** The address that is kept, unless another CEP was typed since. */
function addressAt(secrets: Secrets, { addressSealed }: BorrowerRow, cep: string | undefined): string | null {
  if (addressSealed === null || cep === undefined) return addressSealed;
  return addressIn(secrets.decrypt(addressSealed))?.cep === cep ? addressSealed : null;
}

/**
 * The customer's day of the month, of those that the store offers. Once a decided registration has one, it stays.
 * @throws Refusal BORROWER_NOT_FOUND, BILL_DUE_DAY_NOT_ALLOWED, BILL_DUE_DAY_SET.
 */
export async function chooseBillDueDay(
  platform: Platform,
  by: Registrar,
  { borrowerId, billDueDay, storeId }: { borrowerId: string; billDueDay: number; storeId: string | null },
): Promise<RegisteringView> {
  const { retailerId } = askerOf(by);
  return asRegistration(platform, by, borrowerId, () =>
    act(platform, {
      principal: by,
      async read(db, { now }) {
        const { borrower } = await readConfiguration({ ...platform, db }, retailerId, storeId);
        const { allowedBillDueDays } = borrower.highRecurrenceConfigs;
        return { served: await findServed(db, by, borrowerId, now), allowedBillDueDays };
      },
      decide({ served, allowedBillDueDays }): Decision<RegisteringView> {
        if (!allowedBillDueDays.includes(billDueDay)) refuse('BILL_DUE_DAY_NOT_ALLOWED');
        const view = registeringView(platform.secrets, withData(served, { billDueDay, isHighRecurrence: true }));
        if (served.borrower.billDueDay === billDueDay) return { unchanged: view };
        return {
          answer: view,
          writes: [dueDayFragment(borrowerId, billDueDay)],
          audit: { action: 'registration.due-day-chosen', subject: borrowerId, storeId, detail: { billDueDay } },
          missed: { due_day: 'BILL_DUE_DAY_SET' },
        };
      },
    }),
  );
}
