export const providerRecordKinds = [
  'FUNDING',
  'BANK_FEE',
  'IOF_REMITTANCE',
  'REVENUE_TAXES',
  'IBS_CBS',
  'ISS',
] as const;
export type ProviderRecordKind = (typeof providerRecordKinds)[number];

/** What is owed of revenue, and the record by which each is paid. */
export const revenueTaxRecords = {
  PIS: 'REVENUE_TAXES',
  COFINS: 'REVENUE_TAXES',
  IBS_CBS: 'IBS_CBS',
  ISS: 'ISS',
} as const satisfies Record<string, ProviderRecordKind>;
export type RevenueTaxName = keyof typeof revenueTaxRecords;
export const taxedRevenues = ['ALL', 'SERVICES', 'CREDIT'] as const;

/** Of an account: what side of the books it stands on. */
export const accountKinds = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE', 'MEMORANDUM'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const monthStates = ['OPEN', 'ASKED', 'CLOSED'] as const;

export const provisionBuckets = ['0-14', '15-30', '31-60', '61-90', '>90'] as const;
export type ProvisionBucket = (typeof provisionBuckets)[number];
