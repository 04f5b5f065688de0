import { createHmac } from 'node:crypto';
import { addSeconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { SignChatToken } from '../../modules/support/index.ts';

/** Long enough to hand it over; the chat keeps its own session after that. */
const SECONDS = 300;

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Signs the vendor's tokens (JWT, HS256): `sub` is who, `stp` says what kind of name that is, `ski` which key signed. */
export const signTokenWith =
  ({ id, secret }: { id: string; secret: Uint8Array }): NonNullable<SignChatToken> =>
  ({ widgetId, personId, now }) => {
    const expiresAt = addSeconds(now, SECONDS);
    const claims = {
      jti: newId(),
      iss: widgetId,
      sub: personId,
      stp: 'externalPersonId',
      ski: id,
      iat: seconds(now),
      exp: seconds(expiresAt),
    };
    const signed = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64url');
    return { token: `${signed}.${signature}`, expiresAt };
  };
