import { randomInt } from 'node:crypto';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { contractNumbers } from './tables.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A contract number people can read aloud: ten random Crockford digits as 'XXXXX-XXXXX' (no I, L, O, U). */
export function newContractNumber(): string {
  const text = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Takes the number of a contract or an agreement, 'contract_number': no other one has it. */
export function contractNumberFragment(of: { number: string; borrowerId: string; id: string }): Fragment {
  const { number, borrowerId, id: subjectId } = of;
  return part('contract_number', insertOne(contractNumbers, { number, borrowerId, subjectId }));
}

/** Deletes the numbers of what a part named `old` (`id`, `number`) deletes in the same statement. */
export const numbersOfOld: Template = sql`
  delete from contract_numbers n using old where n.number = old.number and n.subject_id = old.id`;
