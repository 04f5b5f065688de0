import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { passwordFaults, passwordLength, pinLength } from './own-secrets.ts';
import { loginByCode } from './schemas.ts';

const typedPassword = z.string().min(1).max(passwordLength.most);
const newPassword = z
  .string()
  .max(passwordLength.most)
  .refine((password) => passwordFaults(password).length === 0, 'at least 6 characters, one of them a digit');
const pin = z.string().regex(new RegExp(`^\\d{${pinLength.least},${pinLength.most}}$`));
export const passkeyChallenge = z.string().regex(/^[\w-]{43}$/);
/** Bytes in base64url, as browsers say them in JSON. */
const bytes = z
  .string()
  .regex(/^[\w-]*$/)
  .max(8_000);

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
const passkeyAttestation = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

/** What follows a SECOND_FACTOR_REQUIRED, with the challenge of its details. A passkey signs the challenge itself. */
export const secondFactorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('totp'), challenge: passkeyChallenge, code: z.string().regex(/^\d{6}$/) }),
  z.object({ method: z.literal('recovery'), challenge: passkeyChallenge, code: z.string().max(40) }),
  z.object({ method: z.literal('passkey'), challenge: passkeyChallenge, response: passkeyAssertion }),
]);
export const passwordReset = loginByCode.extend({ newPassword });
export const passwordChange = z.object({
  currentPassword: typedPassword
    .optional()
    .meta({ description: 'Left out by who just signed in with a password that somebody else chose' }),
  newPassword,
});
export const unlocking = z.discriminatedUnion('by', [
  z.object({ by: z.literal('password'), password: typedPassword }),
  z.object({ by: z.literal('pin'), pin }),
]);
export const confirmation = z.object({ password: typedPassword });
export const newPin = z.object({ password: typedPassword, pin });

export const ownSecurity = z.object({
  hasPin: z.boolean(),
  secondFactor: z
    .object({
      totpSince: instant.nullable(),
      passkeys: z.array(z.object({ id, name: z.string(), madeAt: instant, lastUsedAt: instant.nullable() })),
      recoveryCodesLeft: z.int(),
    })
    .nullable()
    .meta({ description: 'Null for a role that has none' }),
  sessions: z.array(
    z.object({
      id,
      isThis: z.boolean(),
      device: z.string().nullable().meta({ description: 'Browser and system, as the browser said them' }),
      address: z.string().nullable(),
      openedAt: instant,
      lastSeenAt: instant,
    }),
  ),
});
export const endedSessions = z.object({ ended: z.int() });

/** `address` is what an authenticator app reads from a QR code. */
export const totpOffer = z.object({ secret: z.string(), address: z.string() });
export const totpConfirmation = z.object({ code: z.string().regex(/^\d{6}$/) });
/** New recovery codes, told this once; none when those there were stay. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** What the browser makes a passkey with. */
export const passkeyOffer = z.object({
  challenge: z.string(),
  userId: z.string().meta({ description: 'Base64url' }),
  userName: z.string(),
  displayName: z.string(),
  appName: z.string(),
  known: z.array(z.string()).meta({ description: 'Credentials that there are already' }),
});
export const newPasskey = z.object({ name: z.string().trim().min(1).max(40), response: passkeyAttestation });
export const factorRemoval = z.object({
  password: typedPassword,
  passkeyId: id.optional().meta({ description: 'Left out, the whole second factor goes' }),
});
export const factorReset = z.object({ reason: z.string().trim().min(3).max(200) });
