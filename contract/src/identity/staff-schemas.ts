import { z } from 'zod';
import { cpf, id, instant } from '../fields.ts';
import { isEmail, toE164 } from '../kernel/index.ts';
import { roles } from './enums.ts';
import { operator } from './schemas.ts';
import { passwordFaults } from './own-secrets.ts';
import { staffNameFault, tidyName } from './staff-rules.ts';

const role = z.enum(roles);

/** How many people one sheet may hold. */
export const MOST_SHEET_ROWS = 5000;

/** A colleague as who manages the staff sees one; the contact data is whole where they may be changed by whoever asks. */
export const colleague = operator.extend({
  lastSignInAt: instant.nullable(),
  version: z.int().meta({ description: 'Goes back with a change: of two at once the second is told' }),
  isManageable: z.boolean().meta({ description: 'Whether whoever asks may change, block or unlock them' }),
});

export const colleagueQuery = z.object({
  storeId: id.optional(),
  retailerId: id.optional().meta({ description: "Another retailer's; for the provider's analysts alone" }),
});

/** What somebody may do with the staff, and where. */
export const staffing = z.object({
  roles: z.array(role).meta({ description: 'Those that may be given' }),
  isProvider: z.boolean(),
  retailers: z.array(
    z.object({
      id,
      fantasyName: z.string(),
      stores: z.array(z.object({ id, name: z.string(), status: z.enum(['active', 'inactive']) })),
    }),
  ),
});

const email = z
  .string()
  .max(254)
  .transform((typed) => typed.trim().toLowerCase())
  .refine(isEmail, 'Por favor, insira um e-mail válido');
const phoneNumber = z
  .string()
  .max(30)
  .refine((typed) => toE164(typed) !== null, 'Digite um celular válido')
  .transform((typed) => toE164(typed) ?? typed)
  .meta({ description: 'Brazilian mobile, stored as +55 and eleven digits' });
const password = z
  .string()
  .max(200)
  .refine((typed) => passwordFaults(typed).length === 0, 'Mínimo de 6 caracteres e pelo menos 1 número');

export const newColleague = z.object({
  name: z
    .string()
    .max(120)
    .transform(tidyName)
    .refine((typed) => staffNameFault(typed) === undefined, 'Digite nome e sobrenome'),
  cpf,
  email,
  phoneNumber,
  role,
  password,
  active: z.boolean().default(true),
  retailerId: id.optional(),
  storeId: id.nullable().default(null),
});

/** Which retailer, where it is not the caller's own. */
export const staffPlace = colleagueQuery.pick({ retailerId: true });

/** What is left out stays. */
export const colleagueChange = z.object({
  email: email.optional(),
  phoneNumber: phoneNumber.optional(),
  role: role.optional(),
  password: password.optional(),
  active: z.boolean().optional(),
  storeId: id.nullable().optional(),
  retailerId: id.optional(),
  version: z.int().optional().meta({ description: 'Of the colleague as it was shown' }),
});

/** Failed sign-ins of a colleague, and what happened to their account; the newest first. */
export const colleagueHistory = z.object({
  failedTries: z.int(),
  isLocked: z.boolean(),
  entries: z.array(
    z.object({
      id,
      at: instant,
      action: z.string(),
      text: z.string(),
      by: z.string().nullable().meta({ description: "Null for a person of another house: the provider's" }),
      fields: z.array(z.string()),
    }),
  ),
});

const cell = z.string().max(300);

/** A row of a sheet as it was read: nothing in it is checked yet. */
export const staffRow = z.object({
  line: z.int().min(1).optional().meta({ description: 'Of the sheet; counted from 2 when left out' }),
  name: cell,
  cpf: cell,
  email: cell,
  phoneNumber: cell,
  role: cell,
  storeName: cell,
  active: z.boolean().default(true),
});
const retailerId = colleagueQuery.shape.retailerId;

export const staffRows = z.object({
  operators: z.array(staffRow).min(1).max(MOST_SHEET_ROWS),
  retailerId,
  onlyGood: z.boolean().default(false).meta({ description: 'Rows with a fault are left out, instead of all refused' }),
});

export const rowFault = z.object({
  line: z.int(),
  field: z.enum(['name', 'cpf', 'email', 'phoneNumber', 'role', 'storeName']).nullable(),
  reason: z.string(),
});

/** A file as it came, not larger than two megabytes. */
export const staffSheet = z.object({
  name: z.string().max(255),
  content: z.string().max(2_800_000).meta({ description: 'The bytes of the file, base64' }),
  retailerId,
});

/** What a sheet would do: nothing of it is kept. */
export const staffSheetReading = z.object({ rows: z.array(staffRow.required()), faults: z.array(rowFault) });
export const staffAdded = z.object({ added: z.int(), faults: z.array(rowFault) });
/** Null while none runs. */
export const staffImportProgress = z.object({
  step: z.object({ done: z.int(), of: z.int().meta({ description: 'People of the sheet' }) }).nullable(),
});
