import { type Handled, takenMessage } from '@balcao/contract';
import { askerOf } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { findCpf, findPortrait, type Registrar, requireGrant } from '../../borrowers/index.ts';
import { biometryCheck, goodPicture, readPortrait, requireSuccess } from '../check.ts';
import type { FaceFinding, GoodPicture } from '../ports.ts';
import { findFace } from '../store.ts';
import { checkMayTake, keepFace } from './keep-face.ts';

type Call = Handled<'POST /datalake-acesso/biometry/borrowers/{id}'>;

/**
 * The face of a customer who registers: one that shows too little is refused with why, a good one is kept and compared.
 * @throws Refusal BORROWER_NOT_FOUND, those of `keepFace` and `goodPicture`, and whatever is wrong with the face.
 */
export async function sendFacePhoto(
  platform: Platform,
  by: Registrar,
  borrowerId: string,
  { imageBase64, submitBiometry }: Call['body'],
): Promise<Call['answer']> {
  const { db, clock } = platform;
  await requireGrant(db, askerOf(by), borrowerId, clock.now());
  // Before the picture is looked at: that takes the machine a while.
  checkMayTake(await findFace(db, borrowerId), clock.now());
  const picture = await goodPicture(platform, imageBase64);
  const found = submitBiometry ? await findingFor(platform, borrowerId, picture) : null;
  if (found) requireSuccess(found);
  return { ...takenMessage, status: await keepFace(platform, by, { borrowerId, picture, found }) };
}

async function findingFor(platform: Platform, borrowerId: string, picture: GoodPicture): Promise<FaceFinding> {
  const { db, secrets } = platform;
  const portrait = await readPortrait(platform, (await findPortrait(db, borrowerId))?.bytes);
  const cpf = await findCpf(db, secrets, borrowerId);
  return biometryCheck(platform).face({ picture, portrait, cpf });
}
