import type { Platform } from '../../../kernel/platform.ts';
import type { FaceFact } from './purchase-faces.ts';

/** The page of the customer; the token stands behind the '#', so that no server's log and no referrer holds it. */
export const linkOf = ({ publicUrl }: Pick<Platform, 'publicUrl'>, token: string): string =>
  `${publicUrl}/c/rosto#${token}`;

/** What the till is told of the face that is asked for. */
export interface FacePage {
  biometryUrl: string | null;
  wasOpened: boolean;
  triesLeft: number;
  analystAllowedAt: string | null;
}

/** The face as the till sees it; null where none is asked for. */
export function facePage(
  { publicUrl, secrets }: Pick<Platform, 'publicUrl' | 'secrets'>,
  face: FaceFact | null,
  now: Date,
): FacePage | null {
  if (!face) return null;
  const isWaiting = face.tokenSealed !== null && new Date(face.linkEndsAt) > now;
  return {
    biometryUrl:
      isWaiting && face.tokenSealed !== null ? linkOf({ publicUrl }, secrets.decrypt(face.tokenSealed)) : null,
    wasOpened: face.openedAt !== null,
    triesLeft: face.maxTries - face.tries,
    analystAllowedAt: face.analystAllowedAt && new Date(face.analystAllowedAt).toISOString(),
  };
}
