import { documentOnWire, type PolicyInput, policyEntry, type PolicyKind } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { institutionRule, storeOwnRule, testPolicy } from '../../contracts/testing.ts';
import { testRenegotiationPolicy } from '../../renegotiation/testing/policy.ts';
import { isDatedInThePast, issuesOf, type LendingLaw } from './check-policy.ts';

const source = 'teste';
const law: LendingLaw = {
  STORE_OWN: { ...storeOwnRule, source },
  FINANCIAL_INSTITUTION: { ...institutionRule, source },
};

const variants = { pricing: 'STANDARD', renegotiation: 'STANDARD', evaluation: 'SUPER_PURCHASE' } as const;
function pathsOf<K extends PolicyKind>(kind: K, document: PolicyInput<K>, over: object = {}, of: LendingLaw = law) {
  const variant = Reflect.get(variants, kind) ?? 'REGISTRATION';
  const entry = {
    kind,
    variant,
    scope: 'RETAILER',
    validFrom: '2026-12-01',
    reason: 'teste',
    document: documentOnWire(document),
    ...over,
  };
  return issuesOf(policyEntry.parse(entry), of).map(({ path }) => path);
}

const plan = (rateMonthly: string) => ({ dueDateRule: 'MONTHLY' as const, rateMonthly, counts: [1] });

describe('pricing', () => {
  test('a lawful policy has no issue', () => expect(pathsOf('pricing', testPolicy)).toEqual([]));

  test('a plan, a fine or a late interest above the ceiling of its lender', () => {
    const own = { ...testPolicy, lenderType: 'STORE_OWN' as const, customerFeeRate: '0' };
    expect(pathsOf('pricing', { ...own, plans: [plan('0.009')] })).toEqual([]);
    for (const dear of ['0.0094', '0.0101'])
      expect(pathsOf('pricing', { ...own, plans: [plan(dear)] })).toEqual(['document.plans.0.rateMonthly']);
    const late = { lateFineRate: '0.021', lateInterestMonthlyRate: '0.011' };
    expect(pathsOf('pricing', { ...testPolicy, ...late })).toEqual([
      'document.lateFineRate',
      'document.lateInterestMonthlyRate',
    ]);
  });

  test('a usage fee of a lender whom no source allows it', () => {
    const { usageFeeSource: _, ...unsourced } = institutionRule;
    const strict = { ...law, FINANCIAL_INSTITUTION: { ...unsourced, source } };
    expect(pathsOf('pricing', testPolicy, {}, strict)).toEqual(['document.customerFeeRate']);
    const minimum = { ...testPolicy, customerFeeRate: '0', customerFeeMinimumCents: cents(1) };
    expect(pathsOf('pricing', minimum, {}, strict)).toEqual(['document.customerFeeRate']);
    expect(pathsOf('pricing', { ...minimum, customerFeeMinimumCents: cents(0) }, {}, strict)).toEqual([]);
  });

  test("a usage fee with which the store's own credit costs more than its ceiling", () => {
    const own = { ...testPolicy, lenderType: 'STORE_OWN' as const, customerFeeRate: '0', plans: [plan('0.009')] };
    const dear = ['document.customerFeeRate'];
    const sourced = { ...law, STORE_OWN: { ...storeOwnRule, source, usageFeeSource: 'Contrato com o cliente' } };
    const paths = (policy: PolicyInput<'pricing'>) => pathsOf('pricing', policy, {}, sourced);
    expect(paths({ ...own, customerFeeMinimumCents: cents(490) })).toEqual(dear);
    expect(paths({ ...own, customerFeeRate: '0.001' })).toEqual(dear);
    // R$ 4,90 of ten installments without interest: what costs too much is a purchase of R$ 20,00, not one of R$ 200,00.
    const free = { ...own, customerFeeMinimumCents: cents(490), plans: [{ ...plan('0'), counts: [10] }] };
    expect(paths(free)).toEqual(dear);
    expect(paths({ ...free, minimumPurchaseCents: cents(20_000) })).toEqual([]);
    expect(paths({ ...free, minimumInstallmentCents: cents(2_000) })).toEqual([]);
  });

  test('a lender without a rule, a plan twice', () => {
    const lawless = { ...law, FINANCIAL_INSTITUTION: null };
    expect(pathsOf('pricing', testPolicy, {}, lawless)).toEqual(['document.lenderType']);
    expect(pathsOf('pricing', { ...testPolicy, plans: [plan('0.01'), plan('0.02')] })).toEqual(['document.plans']);
  });

  test('the provider makes no retailer pay the interest', () => {
    const variant = 'INTEREST_PAID_BY_RETAILER';
    expect(pathsOf('pricing', testPolicy, { variant })).toEqual([]);
    expect(pathsOf('pricing', testPolicy, { variant, scope: 'PROVIDER' })).toEqual(['scope']);
  });
});

test('a renegotiation repeats no count and no step, and no lender may charge less than it asks', () => {
  expect(pathsOf('renegotiation', testRenegotiationPolicy)).toEqual([]);
  const step = { fromDaysLate: 30, chargesDiscountRate: '0.1' };
  expect(pathsOf('renegotiation', { ...testRenegotiationPolicy, counts: [2, 2], discounts: [step, step] })).toEqual([
    'document.counts',
    'document.discounts',
  ]);
  const late = { ...testRenegotiationPolicy, lateFineRate: '0.03' };
  expect(pathsOf('renegotiation', late)).toEqual(['document.lateFineRate']);
});

test('a coupon is a fraction or an amount', () => {
  const terms = {
    minimumPurchaseCents: 0,
    maximumDiscountCents: null,
    validityDays: 30,
    fundedBy: 'PROVIDER',
  } as const;
  expect(pathsOf('coupon-campaign', { ...terms, percent: '0.1', monetaryCents: null })).toEqual([]);
  expect(pathsOf('coupon-campaign', { ...terms, percent: '0.1', monetaryCents: 100 })).toEqual(['document.percent']);
  expect(pathsOf('coupon-campaign', { ...terms, percent: null, monetaryCents: null })).toEqual(['document.percent']);
});

test('the least of extra credit is not above the most', () => {
  const policy = { limitShare: '0.5', minimumCents: 200, maximumCents: 100, validDays: 7, restDays: 0 };
  expect(pathsOf('evaluation', { ...policy, reviewAboveCents: null })).toEqual(['document.maximum']);
});

test('a registration earns a fixed amount, a percentage has a fraction alone', () => {
  const fixed = { kind: 'FIXED_VALUE', rate: null, valueCents: 500, category: 'gold' } as const;
  expect(pathsOf('incentive-rule', fixed)).toEqual([]);
  const both = { ...fixed, kind: 'PERCENTAGE', rate: null } as const;
  const wrong = ['document.rate', 'document.value'];
  expect(pathsOf('incentive-rule', both, { variant: 'SALE' })).toEqual(wrong);
  expect(pathsOf('incentive-rule', both)).toEqual([...wrong, 'document.kind']);
});

describe('the index of monetary correction', () => {
  const table = (...months: string[]) => ({
    index: 'IPCA',
    source: 'IBGE',
    months: months.map((month) => ({ month, rate: '-0.0002' })),
  });
  const provider = { variant: 'STANDARD', scope: 'PROVIDER' };
  const paths = (...months: string[]) => pathsOf('correction-index', table(...months), provider);

  test('has its months in order, without a gap, and none before it is over', () => {
    expect(paths('2025-12', '2026-01', '2026-02')).toEqual([]);
    for (const months of [
      ['2026-09', '2026-11'],
      ['2026-09', '2026-09'],
      ['2026-10', '2026-09'],
      ['2026-11', '2026-12'],
    ])
      expect([months, paths(...months)]).toEqual([months, ['document.months']]);
  });

  test('is the provider’s alone, and its fields are told in Portuguese', () => {
    const head = { kind: 'correction-index', validFrom: '2026-12-01', reason: 'teste' };
    const own = { ...head, ...provider, scope: 'RETAILER', document: table('2026-10') };
    expect(policyEntry.safeParse(own).success).toBe(false);
    const wrong = { ...table(), months: [{ month: '2026-13', rate: '0,44' }] };
    const { error } = policyEntry.safeParse({ ...head, ...provider, document: wrong });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Informe um mês como AAAA-MM',
      'Informe uma fração decimal: 0.0044 é 0,44 %',
    ]);
  });
});

test('rates of taxes: ISS of services from 2 % to 5 %, no month twice, none that ends before it begins', () => {
  const accounting: PolicyInput<'accounting'> = {
    lateSteps: [{ upToDaysLate: 90, rate: '0.02' }],
    doubtfulRate: '0.5',
    additionalRate: '0.03',
    incurredSteps: [{ rate: '0.5' }],
    writeOffAfterDays: null,
    source,
  };
  const iss = { tax: 'ISS', revenue: 'SERVICES', from: '2026-12', until: null, rate: '0.02', source } as const;
  const of = (...revenueTaxes: NonNullable<PolicyInput<'accounting'>['revenueTaxes']>) =>
    pathsOf('accounting', { ...accounting, revenueTaxes }, { variant: 'FINANCIAL_INSTITUTION', scope: 'PROVIDER' });
  expect(of()).toEqual([]);
  expect(of(iss, { ...iss, tax: 'IBS_CBS', revenue: 'CREDIT', rate: '0.1085' })).toEqual([]);
  expect(of({ ...iss, until: '2027-01' }, { ...iss, from: '2027-02' })).toEqual([]);
  expect(of({ ...iss, rate: '0.06' })).toEqual(['document.revenueTaxes.0.rate']);
  expect(of({ ...iss, revenue: 'ALL' })).toEqual(['document.revenueTaxes.0.revenue']);
  expect(of({ ...iss, until: '2026-11' })).toEqual(['document.revenueTaxes.0.until']);
  expect(of(iss, { ...iss, from: '2027-02' })).toEqual(['document.revenueTaxes.1.from']);
  const ofStores = { ...accounting, revenueTaxes: [] };
  expect(() => pathsOf('accounting', ofStores, { variant: 'STORE_OWN', scope: 'PROVIDER' })).toThrow('invalid_value');
});

test('days and the store of a store', () => {
  const ends = { validUntil: '2026-11-30' };
  expect(pathsOf('pricing', testPolicy, ends)).toEqual(['validUntil']);
  expect(pathsOf('pricing', testPolicy, { scope: 'STORE' })).toEqual(['storeId']);
  const storeId = '018cc251-f400-7000-8000-000200000001';
  expect(pathsOf('pricing', testPolicy, { storeId })).toEqual(['storeId']);
  expect(isDatedInThePast('2026-11-20', '2026-11-21')).toBe(true);
  expect(isDatedInThePast('2026-11-21', '2026-11-21')).toBe(false);
});

test('a document of the wrong shape is told in Portuguese', () => {
  const entry = { kind: 'pricing', variant: 'STANDARD', scope: 'RETAILER', validFrom: '2026-12-01', reason: 'teste' };
  const wrong = { ...testPolicy, lateFineRate: '2 %', offerValidDays: 1, plans: [] };
  const { error } = policyEntry.safeParse({ ...entry, document: documentOnWire(wrong) });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Informe uma fração decimal: 0.05 é 5 %',
    'Informe um número inteiro de 2 a 365',
    'Informe ao menos um plano',
  ]);
});
