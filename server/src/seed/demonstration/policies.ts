import { addDays, cents } from '@balcao/credit-math';
import type { CivilDate, PolicyInput } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import type { PricingPolicy } from '../../modules/contracts/index.ts';
import { addPolicy } from '../../modules/policies/index.ts';
import { fixedId } from './fixed-ids.ts';
import { retailerOf, storeOf } from './shops.ts';

/** How long before the demonstration's day its policies began. */
export const IN_FORCE_FOR_DAYS = 800;
/** Why the demonstration has a policy: an analyst reads it. */
export const REASON = 'Política da demonstração';

const monthly = (rateMonthly: string, counts: number[]) => ({ dueDateRule: 'MONTHLY' as const, rateMonthly, counts });

/** A bank lends: IOF, contract interest on late days, usage fee. */
const ofTheBank: PricingPolicy = {
  lenderType: 'FINANCIAL_INSTITUTION',
  lenderName: 'Demonstração Sociedade de Crédito Direto S.A.',
  lenderCnpj: '12DEM999000155',
  minimumPurchaseCents: cents(1_000),
  minimumFirstPurchaseCents: cents(3_000),
  minimumInstallmentCents: cents(1_000),
  customerFeeRate: '0',
  customerFeeMinimumCents: cents(490),
  mdrRate: '0.045',
  lateFineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
  offerValidDays: 2,
  leveMinimumDays: 15,
  authorizationStrategy: 'BORROWER_SMS',
  plans: [monthly('0.0499', [1, 2, 3]), monthly('0.0599', [4, 5, 6, 8]), monthly('0.0649', [10, 12])],
};

/** The same lender at the shopping mall, every fourteen days. */
const fortnightly: PricingPolicy = {
  ...ofTheBank,
  plans: [{ dueDateRule: 'BIWEEKLY', rateMonthly: '0.0599', counts: [2, 3, 4, 6] }],
};

/** The shop lends itself: a CET of at most 12 % a year, below it by what rounding may add; no IOF, no fee. */
const ofTheShop: PricingPolicy = {
  ...ofTheBank,
  lenderType: 'STORE_OWN',
  lenderName: retailerOf('sul').legalName,
  lenderCnpj: retailerOf('sul').cnpj,
  customerFeeMinimumCents: cents(0),
  mdrRate: '0.015',
  plans: [monthly('0.009', [1, 2, 3, 4, 5, 6, 10])],
};

/** Devices on the bank's credit, in longer plans than a piece of furniture. */
const forDevices: PricingPolicy = {
  ...ofTheBank,
  plans: [monthly('0.0449', [3, 4, 6]), monthly('0.0549', [8, 10, 12])],
};

const { retailer: norte, store: shopping } = storeOf('shopping');
const { store: deposito } = storeOf('deposito');

/** Where nobody stands at a counter, an analyst calls the customer. */
const byCall: PricingPolicy = { ...ofTheBank, authorizationStrategy: 'ANALYST_VERIFICATION' };

/** A campaign of the retailer: who pays in time pays no interest. */
const withoutInterest: PricingPolicy = { ...byCall, plans: [monthly('0.0499', [2, 3, 4])] };

/** At the shopping mall the customer shows a face, or an analyst calls; what was sold there before was by a code. */
const byFace: PricingPolicy = { ...fortnightly, authorizationStrategy: 'LIVENESS_WITH_ANALYST' };

const policies = [
  { number: 1, retailerId: null, storeId: null, document: ofTheBank, variant: 'STANDARD' },
  { number: 2, retailerId: norte.id, storeId: shopping.id, document: fortnightly, variant: 'STANDARD' },
  { number: 3, retailerId: retailerOf('sul').id, storeId: null, document: ofTheShop, variant: 'STANDARD' },
  { number: 4, retailerId: norte.id, storeId: null, document: forDevices, variant: 'SMARTPHONE_SALE' },
  { number: 5, retailerId: norte.id, storeId: null, document: ofTheBank, variant: 'SUPER_PURCHASE' },
  {
    number: 6,
    retailerId: norte.id,
    storeId: deposito.id,
    document: withoutInterest,
    variant: 'INTEREST_PAID_BY_RETAILER',
  },
  { number: 7, retailerId: norte.id, storeId: deposito.id, document: byCall, variant: 'STANDARD' },
] as const;

/** The law of the bank, and where its fee is agreed on. */
const lawOfTheBank: PolicyInput<'lending-rule'> = {
  maxRateMonthly: null,
  maxRateAnnual: null,
  hasIof: true,
  chargesContractRateWhenLate: true,
  maxLateFineRate: '0.02',
  maxLateInterestMonthlyRate: '0.01',
  instrument: 'CCB',
  usageFeeSource: 'Tabela de tarifas da instituição da demonstração, inventada',
  lateIof: 'ABSORB',
  source: 'STF Súmula 596; Decreto 6.306/2007; Res. CMN 4.882/2020; CDC art. 52 § 1º; Lei 10.931/2004',
};

/** Writes the policies, in force since long before the first sale. */
export async function addPolicies(platform: Platform, today: CivilDate): Promise<void> {
  const validFrom = addDays(today, -IN_FORCE_FOR_DAYS);
  await addPolicy(platform, {
    kind: 'lending-rule',
    variant: 'FINANCIAL_INSTITUTION',
    validFrom,
    document: lawOfTheBank,
    reason: REASON,
  });
  for (const { number, retailerId, storeId, document, variant } of policies) {
    await addPolicy(platform, {
      id: fixedId('policy', number),
      kind: 'pricing',
      variant,
      retailerId,
      storeId,
      validFrom,
      document,
      reason: REASON,
    });
  }
  await addPolicy(platform, {
    id: fixedId('policy', 8),
    kind: 'pricing',
    variant: 'STANDARD',
    retailerId: norte.id,
    storeId: shopping.id,
    validFrom: today,
    document: byFace,
    reason: REASON,
  });
}
