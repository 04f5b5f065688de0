import type { Handled } from '@balcao/contract';
import { today } from '@balcao/contract/kernel';
import { act } from '../../../kernel/act/act.ts';
import { askerOf } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findCpf, type Registrar, requireGrant } from '../../borrowers/index.ts';
import { readDocumentText, unlikeSaid } from '../../document-text/index.ts';
import { goodPicture } from '../check.ts';
import { readingQuota } from '../rules/quotas.ts';
import { isReachable } from '../store.ts';

type Reading = Handled<'POST /datalake-acesso/biometry/borrowers/{id}/document-text'>['answer'];

const unread: Reading = { outcome: 'UNREAD', name: null, birthDate: null, unlike: [] };

/** Counts the reading, and records that somebody's document was read; what was read is nowhere. */
async function recordReading(platform: Platform, by: Registrar, borrowerId: string): Promise<void> {
  const asker = askerOf(by);
  await act(platform, {
    principal: by,
    read: (at, { now }) => isReachable(at, asker, borrowerId, now),
    decide(mayServe, { now }) {
      if (!mayServe) refuse('BORROWER_NOT_FOUND');
      return {
        answer: null,
        writes: [quotaFragment(readingQuota, asker.operatorId ?? borrowerId, now)],
        audit: { action: 'biometry.document-read', subject: borrowerId, customerId: borrowerId },
      };
    },
  });
}

/**
 * Name and birth date of a document, for a person to confirm. A machine that is away, or reads nothing, leaves them empty;
 * of a document with somebody else's CPF no more is told. Words that say otherwise than the person are a hint.
 * @throws Refusal BORROWER_NOT_FOUND, TOO_MANY_REQUESTS, SERVICE_UNAVAIBLE while too many wait, and whatever is wrong with
 * the picture.
 */
export async function readDocument(
  platform: Platform,
  by: Registrar,
  borrowerId: string,
  { imageBase64, said }: Handled<'POST /datalake-acesso/biometry/borrowers/{id}/document-text'>['body'],
): Promise<Reading> {
  const { db, clock, secrets } = platform;
  await requireGrant(db, askerOf(by), borrowerId, clock.now());
  const { jpeg } = await goodPicture(platform, imageBase64);
  await recordReading(platform, by, borrowerId);
  const fields = await readDocumentText(platform, { picture: jpeg, today: today(undefined, clock.now()) });
  if (!fields) return unread;
  const { name, birthDate, cpfs, signs } = fields;
  const unlike = said ? unlikeSaid(signs, said) : [];
  if (cpfs.length > 0 && !cpfs.includes(await findCpf(db, secrets, borrowerId)))
    return { ...unread, unlike, outcome: 'OTHER_CPF' };
  return name === null && birthDate === null ? { ...unread, unlike } : { outcome: 'READ', name, birthDate, unlike };
}
