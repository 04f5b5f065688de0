import type { BiometryCode } from '@balcao/contract';
import { kept } from '../../kernel/db/table.ts';
import type { Platform } from '../../kernel/platform.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import { recomputePicture } from '../faces/index.ts';
import type { BiometryCheck, GoodPicture } from './ports.ts';
import { documentFindingOf } from './rules/document-finding.ts';
import { finding, findingOf } from './rules/face-finding.ts';

/** By the secrets of a server, which stay the same object whatever else of its platform is replaced for an act. */
const checks = new WeakMap<Platform['secrets'], BiometryCheck>();

/** Says who looks at the photographs of a server. */
export function bindBiometryCheck({ secrets }: Pick<Platform, 'secrets'>, check: BiometryCheck): void {
  checks.set(secrets, check);
}

const embedded: BiometryCheck = {
  face: ({ picture, portrait }) => Promise.resolve(findingOf(picture.faces, portrait?.faces ?? null)),
  document: ({ picture, ...of }) => Promise.resolve(documentFindingOf(picture.page, picture.faces, of)),
  // What is compared here has come to something at once.
  status: () => Promise.resolve(finding({ code: 'PROCESS_IN_PROGRESS_NOT_FOUND' })),
};

/** Who looks at the photographs of a server: itself, unless a provider is bound. */
export const biometryCheck = ({ secrets }: Pick<Platform, 'secrets'>): BiometryCheck =>
  kept(checks, secrets, () => embedded);

const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

/**
 * A picture that came as base64, drawn anew.
 * @throws Refusal UNSUPORTED_BASE64 of another kind of file, IMAGE_FILE_ERROR of one too large, INVALID_IMAGE of a damaged
 * one, SERVICE_UNAVAILABLE where nobody could draw it.
 */
export async function goodPicture(platform: Platform, imageBase64: string): Promise<GoodPicture> {
  if (!BASE64.test(imageBase64)) refuse('UNSUPORTED_BASE64');
  const drawn = await recomputePicture(platform, Buffer.from(imageBase64, 'base64'));
  if (!('broken' in drawn)) return drawn;
  if (drawn.broken === 'UNSUPPORTED') refuse('UNSUPORTED_BASE64');
  if (drawn.broken === 'NO_READER') refuse('SERVICE_UNAVAILABLE');
  return refuse(drawn.broken === 'DAMAGED' ? 'INVALID_IMAGE' : 'IMAGE_FILE_ERROR', {
    details: { reason: drawn.broken },
  });
}

/** The portrait that was there, as far as a machine can read it. */
export async function readPortrait(platform: Platform, bytes: Uint8Array | undefined): Promise<GoodPicture | null> {
  if (!bytes) return null;
  const drawn = await recomputePicture(platform, bytes);
  return 'broken' in drawn ? null : drawn;
}

/** @throws Refusal of any code but SUCCESS. */
export function requireSuccess({ code, reason }: { code: BiometryCode; reason?: string | undefined }): void {
  if (code !== 'SUCCESS') throw new Refusal(code, reason === undefined ? {} : { details: { reason } });
}
