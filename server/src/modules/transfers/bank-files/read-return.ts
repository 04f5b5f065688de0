import type { BankOutcome, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { keyOf, raced, readBatch } from '../desk.ts';
import { findRemittance } from '../facts.ts';
import { remittedFragment } from '../store.ts';
import type { RemittanceLine } from '../tables.ts';
import { finished } from '../use-cases/finish-step.ts';
import {
  type FileAnswer,
  occurrenceText,
  outcomeOf,
  readReturn,
  type ReturnFile,
  type TransferBank,
} from './cnab240.ts';
import { atTheBank, bankOf, ourIdOf, partiesOf } from './remit.ts';

type Call = Handled<'POST /backofficeOriginations/returns'>;

/** @throws Refusal RETURN_NOT_READABLE, RETURN_IS_REMITTANCE, RETURN_OF_OTHER_ACCOUNT. */
function checkedFile(content: string, bank: TransferBank, cnpj: string): ReturnFile {
  const file = readReturn(content) ?? refuse('RETURN_NOT_READABLE');
  if (file.bankCode !== bank.code || file.cnpj !== cnpj) refuse('RETURN_OF_OTHER_ACCOUNT');
  if (!file.isReturn) refuse('RETURN_IS_REMITTANCE');
  return file;
}

/** Which batch a payment of a file is; undefined of one that is in none of ours. */
async function lineOf(
  platform: Platform,
  { ourId }: FileAnswer,
): Promise<(RemittanceLine & { number: number }) | undefined> {
  const [, file = '', place = ''] = /^R(\d{1,6})-(\d{1,5})$/.exec(ourId) ?? [];
  if (file === '' || ourId !== ourIdOf(Number(file), Number(place) - 1)) return undefined;
  const line = (await findRemittance(platform.db, Number(file)))?.lines[Number(place) - 1];
  return line && { ...line, number: Number(file) };
}

/** Does with one batch what the bank says of it, in a write of its own; one that stands already is left as it is. */
function settleLine(
  platform: Platform,
  by: Operator,
  { line, answer, fileName }: { line: RemittanceLine & { number: number }; answer: FileAnswer; fileName: string },
): Promise<BankOutcome> {
  const said = outcomeOf(answer);
  return act<Awaited<ReturnType<typeof readBatch>>, BankOutcome>(platform, {
    principal: by,
    read: (db) => readBatch(db, line.retailerId, line.batchId),
    decide(facts, moment) {
      const { status, remittanceNumber, heldAt, reversedAt } = facts.batch;
      const isOver = status !== 'AT_TRANSITORY_ACCOUNT' || remittanceNumber !== line.number;
      if (isOver || heldAt !== null || reversedAt !== null) return { unchanged: 'STANDING' };
      if (said === 'WAITING') return { unchanged: said };
      if (said === 'PAID') {
        if (answer.paidCents !== line.amountCents) return { unchanged: 'DIFFERENT' };
        const contentSealed = platform.secrets.encrypt(Buffer.from(answer.record).toString('base64'));
        const voucher = { endToEndId: null, fileName, contentType: 'text/plain' as const, contentSealed };
        return {
          answer: said,
          ...finished(platform, { by: by.actor, facts, step: 'TRANSITORY_TO_RETAILER', voucher }, moment),
        };
      }
      return {
        answer: said,
        writes: [remittedFragment(keyOf(facts), null)],
        audit: {
          action: 'transfer.bank-refused',
          subject: line.batchId,
          detail: { retailer: line.retailerId, number: line.number, occurrences: answer.occurrences.join(' ') },
        },
        ...raced,
      };
    },
  }).catch((error: unknown) => {
    // Another read the same file at once: what it did stands.
    if (error instanceof Refusal && error.code === 'BATCH_MOVED') return 'STANDING';
    throw error;
  });
}

/**
 * Takes what the bank says of payments, each by itself and in any order; read again, it moves nothing again.
 * @throws Refusal of `atTheBank`, `bankOf` and {@link checkedFile}.
 */
export const readBankReturn = (
  platform: Platform,
  bank: TransferBank | null,
  by: Operator,
  { fileName, content }: Call['body'],
): Promise<Call['answer']> =>
  atTheBank(platform, by, async () => {
    const { provider, byId } = await partiesOf(platform.db);
    const file = checkedFile(content, bankOf(bank), provider.cnpj);
    const answers: Call['answer']['answers'] = [];
    for (const answer of file.answers) {
      const line = await lineOf(platform, answer);
      const outcome = line ? await settleLine(platform, by, { line, answer, fileName }) : 'UNKNOWN';
      answers.push({
        ourId: answer.ourId,
        retailerName: (line && byId.get(line.retailerId)?.fantasyName) ?? null,
        date: line ? (await readBatch(platform.db, line.retailerId, line.batchId)).batch.onDay : null,
        amount: answer.paidCents,
        outcome,
        occurrences: outcome === 'REFUSED' ? occurrenceText(answer.occurrences) : '',
      });
    }
    return { answers };
  });
