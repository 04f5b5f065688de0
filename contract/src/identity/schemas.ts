import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { roles } from './enums.ts';

const role = z.enum(roles);

export const loginRequest = z.object({
  username: z.string().trim().toLowerCase().max(254).meta({ description: 'E-mail of the operator' }),
  password: z.string().min(1).max(200),
});
export const loginAnswer = z.object({
  accessToken: z.string().meta({ description: 'Opaque bearer token, 256 random bits' }),
});

/** The signed-in user. `exp` is the instant, in seconds since 1970, at which the session ends at the latest. */
export const user = z.object({
  id,
  name: z.string(),
  role,
  exp: z.int(),
  retailerId: id,
  storeId: id.nullable(),
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

export const session = z.object({
  user,
  store: z.object({ id, name: z.string() }).nullable(),
  retailer: z.object({ id, fantasyName: z.string() }),
  expiresAt: instant,
});
