import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { ImageKind } from '../tables.ts';
import { findGrantedImage } from '../views.ts';

export type ImageView = Handled<'GET /borrowers/{id}/images/portrait'>['answer'];

/** A photograph of a customer the operator looked up, base64 for the screen. */
export async function readBorrowerImage(
  { db, clock }: Platform,
  actor: Actor,
  input: { borrowerId: string; kind: ImageKind },
): Promise<ImageView> {
  const image = await findGrantedImage(db, actor, input.borrowerId, input.kind, clock.now());
  if (!image) return refuse('BORROWER_NOT_FOUND');
  if (image.bytes === null || image.contentType === null) return refuse('PORTRAIT_NOT_FOUND');
  return { imagebase64: Buffer.from(image.bytes).toString('base64'), contentType: image.contentType };
}
