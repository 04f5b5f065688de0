export const providerRecordKinds = ['FUNDING', 'BANK_FEE', 'IOF_REMITTANCE', 'REVENUE_TAXES'] as const;
export type ProviderRecordKind = (typeof providerRecordKinds)[number];

/** Of an account: what side of the books it stands on. */
export const accountKinds = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE', 'MEMORANDUM'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const monthStates = ['OPEN', 'ASKED', 'CLOSED'] as const;

export const provisionBuckets = ['0-14', '15-30', '31-60', '61-90', '>90'] as const;
export type ProvisionBucket = (typeof provisionBuckets)[number];
