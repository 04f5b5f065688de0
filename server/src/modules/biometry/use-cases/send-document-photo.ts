import { type DocumentSide, type Handled, takenMessage } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { askerOf } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type Registrar, requireGrant } from '../../borrowers/index.ts';
import { biometryCheck, goodPicture, requireSuccess } from '../check.ts';
import { pictureQuota } from '../rules/quotas.ts';
import { documentFragments, isReachable } from '../store.ts';

type Call = Handled<'POST /datalake-acesso/biometry/borrowers/{id}/document/{side}'>;

/**
 * One side of a document; another picture of it takes its place, and a side of another document goes.
 * @throws Refusal BORROWER_NOT_FOUND, DOCUMENT_ALREADY_EXISTS of the picture of the other side, TOO_MANY_REQUESTS, and
 * whatever is wrong with the picture.
 */
export async function sendDocumentPhoto(
  platform: Platform,
  by: Registrar,
  { id: borrowerId, side }: { id: string; side: DocumentSide },
  { imageBase64, documentType }: Call['body'],
): Promise<Call['answer']> {
  const { db, clock, secrets } = platform;
  const asker = askerOf(by);
  const { retailerId, operatorId } = asker;
  await requireGrant(db, asker, borrowerId, clock.now());
  const picture = await goodPicture(platform, imageBase64);
  const found = await biometryCheck(platform).document({ picture, side, documentType });
  requireSuccess(found);
  const doubts = [...found.doubts];
  const content = Buffer.from(picture.jpeg).toString('base64');
  return act(platform, {
    principal: by,
    read: (at, { now }) => isReachable(at, asker, borrowerId, now),
    decide(mayServe, { now }) {
      if (!mayServe) refuse('BORROWER_NOT_FOUND');
      const document = { borrowerId, side, retailerId, operatorId, documentType, doubts, content };
      return {
        answer: { ...takenMessage, doubts },
        writes: [
          quotaFragment(pictureQuota, operatorId ?? borrowerId, now),
          ...documentFragments(document, secrets, now),
        ],
        audit: {
          action: 'biometry.document-taken',
          subject: borrowerId,
          customerId: borrowerId,
          detail: { side, documentType, doubts },
        },
        taken: 'DOCUMENT_ALREADY_EXISTS',
      };
    },
  });
}
