import { defaultPassword, type Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import type { AuditNote } from '../../../../kernel/audit/audit.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { operatorRows } from '../../operators.ts';
import { setOneTimePassword } from '../../passwords.ts';
import { insideRetailer } from '../place.ts';
import { readSheetFacts } from '../sheet/facts.ts';
import type { ImportProgress, ImportStep } from '../sheet/progress.ts';
import { checkRows, type GoodRow } from '../sheet/rules/check-rows.ts';
import { newOperatorFragments } from '../store.ts';

type Call = Handled<'POST /coordinator/operators/many'>;

/** Hashed at a time: the others answer in between. */
const HASHED_AT_ONCE = 250;

async function rowsOf(
  { secrets, clock }: Platform,
  retailerId: string,
  good: readonly GoodRow[],
  tell: (step: ImportStep) => void,
) {
  const made: ReturnType<typeof operatorRows>[] = [];
  for (let at = 0; at < good.length; at += HASHED_AT_ONCE) {
    tell({ done: at, of: good.length });
    const some = good
      .slice(at, at + HASHED_AT_ONCE)
      .map(async ({ name, cpf, email, phone, role, storeId, active: isActive }) => {
        const password = await setOneTimePassword(defaultPassword(name, phone));
        const row = { name, cpf, email, phone, role, storeId, isActive, retailerId, id: newId() };
        return operatorRows(secrets, { ...row, ...password }, clock.now());
      });
    made.push(...(await Promise.all(some)));
  }
  tell({ done: good.length, of: good.length });
  return made;
}

/** Somebody took an e-mail or a CPF between the reading and the writing: read again, it is a row's fault. */
async function again<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'OPERATOR_EXISTS') return attempt();
    throw error;
  }
}

/**
 * Adds the operators of a sheet, each with the password that follows from name and phone, good until it is changed at the
 * first sign-in (ADR 0049). All of them in one write or none; `onlyGood` leaves out the rows with a fault.
 * @throws Refusal STAFF_SHEET_INVALID with the faults, RETAILER_NOT_FOUND.
 */
export function addColleagues(
  platform: Platform,
  progress: ImportProgress,
  by: Keyed,
  { retailerId, operators, onlyGood }: Call['body'],
) {
  const rows = operators.map((row, index) => ({ ...row, line: row.line ?? index + 2 }));
  return insideRetailer(platform, by, retailerId, (inside) => {
    const attempt = (tell: (step: ImportStep) => void) =>
      act(platform, {
        principal: inside.by,
        read: async () => {
          const { good, faults } = checkRows(rows, await readSheetFacts(platform, inside, rows));
          const isRefused = good.length === 0 || (faults.length > 0 && !onlyGood);
          return {
            faults,
            isRefused,
            made: isRefused ? [] : await rowsOf(platform, inside.actor.retailerId, good, tell),
          };
        },
        decide({ faults, isRefused, made }) {
          if (isRefused) refuse('STAFF_SHEET_INVALID', { details: { rows: faults } });
          const noteOf = ({ row }: (typeof made)[number]): AuditNote => ({
            action: 'operator.created',
            subject: row.id,
            storeId: row.storeId,
            detail: { role: row.role, by: 'sheet' },
          });
          const [first, ...others] = made;
          if (!first) refuse('STAFF_SHEET_INVALID', { details: { rows: faults } });
          const answer: Call['answer'] = { added: made.length, faults };
          return {
            answer,
            writes: newOperatorFragments(
              made.map(({ row }) => row),
              made.flatMap(({ identifiers }) => identifiers),
            ),
            audit: [noteOf(first), ...others.map(noteOf)],
            taken: 'OPERATOR_EXISTS',
          };
        },
      });
    return progress.during(by.actor.operatorId, (tell) => again(() => attempt(tell)));
  });
}
