import { formatPercentPoints } from '@balcao/contract';
import { cet, type CivilDate, cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { newId } from '../../../kernel/ids.ts';
import { call, givenSession } from '../../../testing/counter.ts';
import { pdfLines } from '../../../testing/pdf-text.ts';
import {
  accept,
  by,
  CODE,
  givenCustomer,
  givenSale,
  givenShop,
  givenVerifiedOffer,
  ports,
  type Shop,
  paymentsPorts,
} from '../../../testing/shop.ts';
import { cancelContract } from '../../cancellation/index.ts';
import { priceProposals } from '../use-cases/price-proposals.ts';
import { requestVerification } from '../use-cases/request-verification.ts';
import { verifyCode } from '../use-cases/verify-code.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';

const { platform, clock, shop, app } = prepareCounter({ shopPer: 'test' });

const INSTRUMENT = 'GET /contracts/{id}/instrument/render';
const SHEET = 'GET /contracts/proposals/{id}/cet-sheet/render';
const RECEIPT = 'GET /contracts/{id}/render';
async function givenApproval(at: Shop, proposalId: string): Promise<void> {
  const ask = { proposalId, communicationChannel: 'SMS' } as const;
  await requestVerification(platform, () => CODE, by(at, 'POST /origination-code'), ask);
  await verifyCode(platform, asOperator(at.actor), { proposalId, code: CODE }, 'VERIFICATION_CODE_NOT_FOUND');
}
async function render(name: typeof INSTRUMENT | typeof SHEET | typeof RECEIPT, id: string, at: Shop = shop) {
  const token = await givenSession(platform, at.retailerId, at.actor.operatorId);
  const answer = await call(app, name, { params: { id }, token });
  return answer.code ?? pdfLines(answer.body as Uint8Array).flat();
}

test('a contract of an institution is a bill with the code that signed it, until and after it is cancelled', async () => {
  const contractId = await givenSale(platform, shop, await givenCustomer(platform, shop), { cents: 60_000, count: 6 });
  const lines = await render(INSTRUMENT, contractId);
  expect(lines).toEqual(
    expect.arrayContaining(['Cédula de Crédito Bancário', 'Código confirmado em | 21/11/2026 11:00']),
  );
  await cancelContract(platform, paymentsPorts, by(shop, 'POST /cancellation'), {
    contractId,
    reason: 'OPERATOR_MISTAKE',
    storeId: shop.storeId,
  });
  expect((await render(INSTRUMENT, contractId))[0]).toBe('CANCELADO em 21/11/2026');
});

test("a contract of the store's own credit is a sale contract", async () => {
  const rate = { dueDateRule: 'MONTHLY' as const, rateMonthly: '0.009', counts: [6] };
  const own = await givenShop(platform, { lenderType: 'STORE_OWN', plans: [rate] });
  const contractId = await givenSale(platform, own, await givenCustomer(platform, own), { cents: 60_000, count: 6 });
  expect(await render(INSTRUMENT, contractId, own)).toContain('Contrato de compra e venda a prazo');
});

test('an offer has its sheet before anybody signs, and no instrument', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const { contractId, proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  expect(await render(SHEET, proposalId)).toEqual(
    expect.arrayContaining(['Resumo do crédito e Custo Efetivo Total', 'Preço à vista | R$ 600,00']),
  );
  expect(await render(INSTRUMENT, contractId)).toBe('CONTRACT_HAS_NO_ACCEPTED_PROPOSAL');
});

test('the papers of an offer accepted two days later count from that day, and say what was offered', async () => {
  const own = await givenShop(platform, {
    customerFeeRate: '0',
    plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.05', counts: [6] }],
  });
  const borrowerId = await givenCustomer(platform, own, { limitCents: 200_000 });
  const offer = await priceProposals(platform, ports, asOperator(own.actor), {
    borrowerId,
    principal: cents(100_000),
    storeId: own.storeId,
  });
  const [proposal] = offer.proposals;
  if (!proposal) throw new Error('no proposal');
  // The last hours of the offer.
  clock.set('2026-11-23T14:00:00Z');
  const { id: proposalId } = proposal;
  await givenApproval(own, proposalId);
  const [signed] = (await accept(platform, own, proposalId)).proposals;
  if (!signed) throw new Error('nothing is signed');

  const papers = [
    await render(SHEET, proposalId, own),
    await render(INSTRUMENT, offer.id, own),
    await render(RECEIPT, offer.id, own),
  ].map((lines) => lines as string[]);
  const { annualPct } = cet({
    releasedOn: '2026-11-23',
    netCents: cents(100_000),
    payments: ['2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21', '2027-04-21', '2027-05-21'].map(
      (paidOn, at) => ({
        paidOn: paidOn as CivilDate,
        amountCents: at < 5 ? signed.installmentValue : signed.lastInstallmentValue,
      }),
    ),
  });
  for (const lines of papers) {
    const words = lines.join(' ');
    expect(words).toContain(
      'Contagem de juros, IOF e CET a partir de 23/11/2026. Na oferta, feita antes, a soma das parcelas era R$ 1.199,07.',
    );
    expect(words).toContain(`${formatPercentPoints(annualPct)} a.a.`);
    expect(words).toContain('1/6 | 21/12/2026');
  }
  expect(papers[1]).toContain('Emissão | 23/11/2026 10:00');
});

test("another retailer's are not found", async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 20_000, count: 1 });
  const stranger = await givenShop(platform);
  expect(await render(SHEET, proposalId, stranger)).toBe('PROPOSAL_NOT_FOUND');
  expect(await render(INSTRUMENT, contractId, stranger)).toBe('DOCUMENT_NOT_FOUND');
  expect(await render(INSTRUMENT, newId())).toBe('DOCUMENT_NOT_FOUND');
});
