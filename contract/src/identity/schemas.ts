import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { roles } from './enums.ts';

const role = z.enum(roles);

export const loginRequest = z.object({
  username: z.string().trim().toLowerCase().max(254).meta({ description: 'E-mail of the operator' }),
  password: z.string().min(1).max(200),
});
export const loginCodeRequest = loginRequest.pick({ username: true });
export const loginCodeAnswer = z.object({
  challenge: z
    .string()
    .meta({ description: 'Goes with the code; made for whoever asked, whether the e-mail is known or not' }),
});
export const loginByCode = z.object({
  username: loginRequest.shape.username,
  challenge: z.string().regex(/^[\w-]{43}$/),
  code: z.string().regex(/^\d{6}$/),
});
export const loginAnswer = z.object({
  accessToken: z.string().meta({ description: 'Opaque bearer token, 256 random bits' }),
});

/** Held by whoever began the sign-on: the issuer was shown its SHA-256 alone, in base64url, as the nonce. */
export const signOnProof = z.object({
  proof: z
    .string()
    .regex(/^[\w-]{43}$/)
    .meta({ description: "What the token's nonce is the SHA-256 of" }),
});

/** The signed-in user. `exp` is the instant, in seconds since 1970, at which the session ends at the latest. */
export const user = z.object({
  id,
  name: z.string(),
  role,
  exp: z.int(),
  retailerId: id,
  storeId: id.nullable(),
  mustChangePassword: z.boolean().meta({ description: 'Somebody else chose the password: a new one comes first' }),
  hasPin: z.boolean().meta({ description: 'A PIN opens an idle till' }),
});

export const operator = z.object({
  id,
  name: z.string(),
  cpf: z.string().meta({ description: 'Masked: first 3 and last 2 digits' }),
  email: z.string(),
  phoneNumber: z.string(),
  role,
  active: z.boolean(),
  retailerId: id,
  storeId: id.nullable(),
  storeName: z.string().nullable(),
  isStoreLogin: z.boolean(),
  pixAccount: z.object({ pixKey: z.string() }).nullable(),
});

/** A colleague as the counter identifies one by CPF. */
export const identification = z.object({
  id,
  name: z.string(),
  document: z.string().meta({ description: 'CPF, masked: first 3 and last 2 digits' }),
  phoneNumber: z.string().meta({ description: 'Masked' }),
  role,
});

export const session = z.object({
  user,
  store: z.object({ id, name: z.string() }).nullable(),
  retailer: z.object({ id, fantasyName: z.string() }),
  expiresAt: instant,
});
