import { z } from 'zod';
import { id } from '../fields.ts';

const captureMethods = ['BY_CPF', 'BY_QR_CODE'] as const;

export const storeSettings = z.object({
  captureMethod: z.enum(captureMethods).meta({ description: 'How purchases are captured in this store' }),
  canReceivePayments: z.boolean(),
});

export const storeStatuses = ['active', 'inactive'] as const;

export const store = z.object({
  id,
  name: z.string(),
  retailerId: id,
  status: z.enum(storeStatuses),
});
export const storeWithSettings = store.extend({ settings: storeSettings });

export const retailer = z.object({ id, fantasyName: z.string() });

const liveChat = z.object({
  isAllowed: z.boolean().default(false),
  infobip: z.object({ widgetId: z.string() }).optional(),
});

const handbook = z
  .url({ protocol: /^https$/ })
  .nullable()
  .default(null);
/** Pages on installing the lock of a device by hand, by brand; `default` serves every other brand (shell spec, section 9). */
const handbooks = z.object({
  default: handbook,
  realme: handbook,
  infinix: handbook,
  tecno: handbook,
  itel: handbook,
  samsung: handbook,
  motorola: handbook,
});

/** Behaviour of one store, after the layers default < retailer < store are merged. Defaults as in the shell spec, section 3. */
export const configuration = z.object({
  application: z
    .object({
      version: z.enum(['v1', 'v2', 'v3']).default('v3'),
      hasPhoneVerification: z.boolean().default(true),
      submitBiometry: z.boolean().default(false),
    })
    .prefault({}),
  borrower: z
    .object({
      highRecurrenceConfigs: z.object({ allowedBillDueDays: z.array(z.int().min(1).max(28)).default([]) }).prefault({}),
    })
    .prefault({}),
  transactionalCredit: z.object({ isAllowed: z.boolean().default(false) }).prefault({}),
  smartphoneSale: z.object({ isAllowed: z.boolean().default(false), handbooks: handbooks.prefault({}) }).prefault({}),
  budgets: z.object({ isAllowed: z.boolean().default(false) }).prefault({}),
  operator: z.object({ isStoreLogin: z.boolean().default(false) }).prefault({}),
  communication: z.object({ liveChat: liveChat.prefault({}) }).prefault({}),
  flags: z
    .object({
      managerModule: z.boolean().default(true),
      operatorSetup: z.boolean().default(true),
      reportsPage: z.boolean().default(false),
      localCashierSelector: z.boolean().default(false),
      cashierLimitDisplay: z.boolean().default(false),
    })
    .prefault({}),
  support: z
    .object({
      customerWhatsapp: z.string().nullable().default(null),
      retailerWhatsapp: z.string().nullable().default(null),
      analystWhatsapp: z.string().nullable().default(null),
    })
    .prefault({}),
});
export type Configuration = z.output<typeof configuration>;

/** What a page may know before anybody signs in: branding and public flags, by hostname. */
export const publicConfiguration = z.object({
  app: z.object({ name: z.string().default('UME') }).prefault({}),
  cdn: z
    .object({
      logoUrl: z.string().nullable().default(null),
      logoDarkBackgroundUrl: z.string().nullable().default(null),
      faviconUrl: z.string().nullable().default(null),
    })
    .prefault({}),
  theme: z
    .object({
      primary: z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/)
        .nullable()
        .default(null),
    })
    .prefault({}),
  featureFlags: z
    .object({
      enablePurchaseMenuButton: z.boolean().default(true),
      enableBudgetsMenuButton: z.boolean().default(false),
      enableSSOLoginButton: z.boolean().default(false),
      enableTwoStepLogin: z.boolean().default(true),
    })
    .prefault({}),
  application: z.object({ showApplicationOnlineForPreApproved: z.boolean().default(false) }).prefault({}),
  support: z
    .object({
      customerWhatsapp: z.string().nullable().default(null),
      retailerWhatsapp: z.string().nullable().default(null),
    })
    .prefault({}),
  /** The company's own sign-on, as the server knows it; null where there is none. */
  signOn: z
    .object({ issuer: z.string().nullable().default(null), clientId: z.string().nullable().default(null) })
    .prefault({}),
  inbox: z.object({ isEmbedded: z.boolean().default(false) }).prefault({}),
});
export type PublicConfiguration = z.output<typeof publicConfiguration>;
