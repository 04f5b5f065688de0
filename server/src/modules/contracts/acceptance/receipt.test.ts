import { cents } from '@balcao/credit-math';
import { describe, expect, test } from 'vitest';
import { productText } from '../../notifications/index.ts';
import { purchaseReceiptOf, purchaseWords, type SaleFacts } from './receipt.ts';

const facts: SaleFacts = {
  brand: 'UME',
  actor: { name: 'ANA LIMA' },
  borrower: { name: 'JOSÉ DA SILVA' },
  cpf: '52998224725',
  device: null,
  at: new Date('2026-11-22T03:30:00Z'),
  store: {
    id: 's',
    name: 'Centro',
    cnpj: '11222333000262',
    address: 'Rua das Flores, 10, Manaus - AM',
    isActive: true,
    canReceivePayments: true,
    captureMethod: 'BY_CPF',
    retailerId: 'r',
    retailerName: 'Casa Nova',
    legalName: 'Casa Nova Ltda',
    retailerCnpj: '11222333000181',
    zone: 'America/Manaus',
    needsCashSession: false,
    contacts: { customerWhatsapp: '+5592988887777', retailerWhatsapp: null },
  },
  contract: {
    borrowerId: 'b',
    id: 'c',
    number: 'A1B2C-D3E4F',
    retailerId: 'r',
    storeId: 's',
    operatorId: 'o',
    kind: 'MULTIPLE_INSTALLMENTS',
    sourceProduct: null,
    captureMethod: 'CPF',
    captureReferenceId: null,
    channel: null,
    status: 'OFFERED',
    principalCents: cents(60_000),
    downPaymentCents: cents(0),
    productId: null,
    couponId: null,
    couponDiscountCents: cents(0),
    evaluationId: null,
    extraLimitCents: cents(0),
    returnedCents: cents(0),
    canceledOn: null,
    customerFeeCents: cents(600),
    authorizationStrategy: 'BORROWER_SMS',
    offeredOn: '2026-11-21',
    offeredAt: '2026-11-21T15:00:00Z',
    terms: {
      lenderType: 'FINANCIAL_INSTITUTION',
      lenderName: 'Financeira S.A.',
      lenderCnpj: '99888777000166',
      mdrRate: '0.04',
      lateFineRate: '0.02',
      lateInterestMonthlyRate: '0.01',
      instrument: 'CCB',
      chargesContractRateWhenLate: true,
      lateIof: { rule: 'ABSORB', dailyRate: '0.000082', capDays: 365 },
      dayCountBase: 'CALENDAR_30',
      amortization: 'PRICE',
    },
    validUntil: '2026-11-24T03:30:00Z',
    acceptedProposalId: null,
    acceptedAt: null,
  },
  proposal: {
    id: 'p',
    count: 2,
    dueDateRule: 'MONTHLY',
    firstDueOn: '2026-12-21',
    installmentCents: cents(33_000),
    totalCents: cents(65_998),
    partnerProposalId: null,
    plan: {
      rateMonthly: '0.05',
      rateAnnual: '0.795856326022',
      financedCents: cents(61_500),
      iofDailyCents: cents(1_272),
      iofAdditionalCents: cents(228),
      lastInstallmentCents: cents(32_998),
      cetAnnualPct: '145.08',
      cetMonthlyPct: '7.75',
      rows: [
        ['2026-12-21', cents(33_000), cents(30_000)],
        ['2027-01-21', cents(32_998), cents(31_500)],
      ],
    },
  },
};
const receiptOf = (over: Partial<SaleFacts> = {}) => purchaseReceiptOf({ ...facts, ...over });

describe('the purchase receipt', () => {
  test('says the sale as it was made', () => {
    expect(receiptOf()).toMatchObject({
      brand: 'UME',
      retailer: { fantasyName: 'Casa Nova', legalName: 'Casa Nova Ltda', cnpj: '11222333000181' },
      store: { name: 'Centro', cnpj: '11222333000262' },
      zone: 'America/Manaus',
      operatorName: 'ANA LIMA',
      contractNumber: 'A1B2C-D3E4F',
      issuedAt: '2026-11-22T03:30:00.000Z',
      lenderName: 'Financeira S.A.',
      principalCents: cents(60_000),
      financedCents: cents(61_500),
      customerFeeCents: cents(600),
      count: 2,
      totalCents: cents(65_998),
      cetAnnualPct: '145.08',
      installments: [
        { number: 1, dueOn: '2026-12-21', amountCents: 33_000 },
        { number: 2, dueOn: '2027-01-21', amountCents: 32_998 },
      ],
    });
  });

  test('says the day from which its figures count, and what was offered where that is another', () => {
    expect(receiptOf()).toMatchObject({ countedFrom: '2026-11-21', dayCountBase: 'CALENDAR_30' });
    expect(receiptOf()).not.toHaveProperty('offeredTotalCents');
    const { proposal } = facts;
    const later = { countedFrom: '2026-11-23' as const, offeredTotalCents: cents(66_100) };
    const counted = receiptOf({ proposal: { ...proposal, plan: { ...proposal.plan, ...later } } });
    expect(counted).toMatchObject(later);
  });

  test('says which device was sold, and nothing of one on other sales', () => {
    expect(receiptOf()).not.toHaveProperty('device');
    const device = { name: 'Samsung Galaxy A06', imei: '990000000000101', status: 'LOCKED' as const };
    expect(receiptOf({ device }).device).toEqual({ name: 'Samsung Galaxy A06', imei: '990000000000101' });
  });

  test('masks the CPF everywhere', () => {
    const receipt = receiptOf();
    expect(receipt.customer).toEqual({ name: 'JOSÉ DA SILVA', cpfMasked: '529.***.***-25' });
    expect(JSON.stringify(receipt).replaceAll(/\D/g, '')).not.toContain('52998224725');
  });

  test("names the contract rate of late days for an institution, none on the store's own credit", () => {
    expect(receiptOf().lateContractRateMonthly).toBe('0.05');
    const terms = { ...facts.contract.terms, chargesContractRateWhenLate: false };
    expect(receiptOf({ contract: { ...facts.contract, terms } }).lateContractRateMonthly).toBeNull();
  });

  test('names the tax of late days only where the customer bears it', () => {
    expect(receiptOf()).not.toHaveProperty('lateIof');
    const lateIof = { rule: 'CHARGE' as const, dailyRate: '0.000082', capDays: 365 };
    const contract = { ...facts.contract, terms: { ...facts.contract.terms, lateIof } };
    expect(receiptOf({ contract }).lateIof).toEqual({ dailyRate: '0.000082', capDays: 365 });
  });

  test('of a device bought with a coupon says what was paid at the counter and taken off', () => {
    expect(receiptOf()).not.toHaveProperty('couponDiscountCents');
    expect(receiptOf()).toMatchObject({ instrument: 'CCB' });
    const contract = { ...facts.contract, downPaymentCents: cents(15_050), couponDiscountCents: cents(2_000) };
    expect(receiptOf({ contract })).toMatchObject({
      downPaymentCents: cents(15_050),
      couponDiscountCents: cents(2_000),
    });
  });

  test('of interest paid by the retailer says each installment in time and late', () => {
    const rows: typeof facts.proposal.plan.rows = [
      ['2026-12-21', cents(33_000), cents(30_750)],
      ['2027-01-21', cents(32_998), cents(30_750)],
    ];
    const plan = {
      ...facts.proposal.plan,
      rows,
      retailerInterestCents: cents(3_100),
      lastInstallmentCents: cents(30_750),
    };
    const proposal = { ...facts.proposal, installmentCents: cents(30_750), totalCents: cents(61_500), plan };
    const receipt = receiptOf({ proposal });
    expect(receipt.installments).toEqual([
      { number: 1, dueOn: '2026-12-21', amountCents: 30_750, lateAmountCents: 33_000 },
      { number: 2, dueOn: '2027-01-21', amountCents: 30_750, lateAmountCents: 32_998 },
    ]);
    expect(receipt).toMatchObject({ rateMonthly: '0', rateAnnual: '0', totalCents: cents(61_500) });
    expect(receiptOf().installments[0]).not.toHaveProperty('lateAmountCents');
  });

  test('carries a code of all it says: one cent changes it, asking again does not', () => {
    const { authenticationCode } = receiptOf();
    expect(authenticationCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(receiptOf().authenticationCode).toBe(authenticationCode);
    const changed = [
      receiptOf({ contract: { ...facts.contract, principalCents: cents(60_001) } }),
      receiptOf({ at: new Date('2026-11-22T03:30:01Z') }),
      receiptOf({ borrower: { name: 'JOSÉ DA SILVEIRA' } }),
      receiptOf({ actor: { name: 'ANA LIMÁ' } }),
    ];
    for (const receipt of changed) expect(receipt.authenticationCode).not.toBe(authenticationCode);
  });
});

test('the message says value, store, plan, first due date and number, and nothing of who bought', () => {
  const said = productText('UME', purchaseWords(facts.contract, facts.proposal, 'Centro'));
  expect(said).toBe(
    // Planted: the total of the installments alone, R$ 659,98.
    'UME: compra de R$\u00a0600,00 na Centro concluída em 2x de R$\u00a0330,00, total de R$\u00a0665,98 com R$\u00a06,00 de taxa de utilização. 1º vencimento em 21/12/2026. Contrato A1B2C-D3E4F.',
  );
  const free = { ...facts.contract, customerFeeCents: cents(0) };
  expect(productText('UME', purchaseWords(free, facts.proposal, 'Centro'))).toContain('2x de R$\u00a0330,00. 1º');
});
