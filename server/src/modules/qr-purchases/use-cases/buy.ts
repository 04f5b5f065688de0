import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import {
  acceptProposal,
  type Buyer,
  type ContractsPorts,
  type MakeCode,
  planFact,
  priceProposals,
  requestVerification,
  showVerification,
  verifyCode,
} from '../../contracts/index.ts';
import { type InstrumentPorts, renderCetSheet, renderDraft } from '../../documents/index.ts';
import { showPage } from '../page.ts';
import { quotas } from '../rules/limits.ts';
import { findBuyer, findByKey } from '../visits.ts';

type Offer = Handled<'POST /qr-purchase/offer'>;
type Authorisation = Handled<'POST /qr-purchase/authorisation'>;
type Verification = Authorisation['answer'];
type Page = Handled<'POST /qr-purchase/page'>['answer'];

/**
 * The plans for the purchase, or for a part of it: the rest is paid at the till.
 * @throws Refusal as every call of the page, INVALID_PURCHASE_VALUE above the purchase, and all that forbids an offer.
 */
export async function priceQrPurchase(
  platform: Platform,
  ports: ContractsPorts,
  { key, value, desiredInstallmentValue }: Offer['body'],
): Promise<Offer['answer']> {
  const { buyer, row } = await findBuyer(platform, key);
  const principal = value ?? row.valueCents;
  if (principal > row.valueCents) refuse('INVALID_PURCHASE_VALUE');
  const keep: Buyer['keep'] = (step, now) => [quotaFragment(quotas.offers, row.id, now), ...buyer.keep(step, now)];
  return priceProposals(
    platform,
    ports,
    { ...buyer, keep },
    {
      borrowerId: buyer.borrowerId,
      storeId: row.storeId,
      principal,
      ...(desiredInstallmentValue !== undefined && { desiredInstallmentValue }),
    },
  );
}

type Plan = Handled<'POST /qr-purchase/sheet'>['body'];

/** Who sells by a plan of this purchase. @throws Refusal as every call of the page, PROPOSAL_NOT_FOUND. */
async function sellerOf(platform: Platform, { key, proposalId }: Plan): Promise<Buyer['seller']> {
  const { buyer, row } = await findBuyer(platform, key);
  const found = await rowOf(platform.db, select({ plan: planFact(buyer.borrowerId, proposalId) }));
  if (found?.plan?.captureReferenceId !== row.id) refuse('PROPOSAL_NOT_FOUND');
  return buyer.seller;
}

/** What a plan of this purchase costs, to read before. @throws Refusal as every call of the page, PROPOSAL_NOT_FOUND. */
export async function renderQrSheet(platform: Platform, ports: InstrumentPorts, plan: Plan): Promise<Uint8Array> {
  return renderCetSheet(platform, ports, await sellerOf(platform, plan), plan);
}

/** What will be signed by it, to read before. @throws Refusal as every call of the page, PROPOSAL_NOT_FOUND. */
export async function renderQrDraft(platform: Platform, ports: InstrumentPorts, plan: Plan): Promise<Uint8Array> {
  return renderDraft(platform, ports, await sellerOf(platform, plan), plan);
}

/** Asks for a plan to be authorised, as its policy wants. @throws Refusal as every call of the page, and all that forbids it. */
export async function authoriseQrPurchase(
  platform: Platform,
  makeCode: MakeCode,
  { key, ...ask }: Authorisation['body'],
): Promise<Verification> {
  const { buyer } = await findBuyer(platform, key);
  const asked = await requestVerification(platform, makeCode, buyer, ask);
  await keepChosen(platform, key, ask.proposalId);
  return asked;
}

/** An authorisation that still counted was asked for again: nothing was written, and the page must know which plan it is of. */
async function keepChosen(platform: Platform, key: string, proposalId: string): Promise<void> {
  const { buyer, row } = await findBuyer(platform, key);
  if (row.proposalId === proposalId) return;
  await act(platform, {
    principal: buyer,
    read: async (db) =>
      (await rowOf(db, select({ plan: planFact(buyer.borrowerId, proposalId) })))?.plan ?? refuse('PROPOSAL_NOT_FOUND'),
    decide: (plan, { now }) => ({
      answer: undefined,
      writes: buyer.keep(
        { at: 'ASKED', contractId: plan.contractId, proposalId, creditCents: plan.principalCents },
        now,
      ),
      audit: { none: 'the plan was asked about already' },
    }),
  });
}

/** Where the authorisation stands. @throws Refusal as every call of the page, VERIFICATION_CODE_NOT_FOUND. */
export async function showQrAuthorisation(platform: Platform, key: string): Promise<Verification> {
  const { buyer, row } = await findBuyer(platform, key);
  return showVerification(platform, buyer, row.proposalId ?? refuse('QR_STEP'));
}

/** Checks the code that authorises the chosen plan. @throws Refusal as every call of the page, and as a code at the till. */
export async function verifyQrAuthorisation(
  platform: Platform,
  { key, code }: Handled<'POST /qr-purchase/authorisation/verify'>['body'],
): Promise<Verification> {
  const { buyer, row } = await findBuyer(platform, key);
  const proposalId = row.proposalId ?? refuse('QR_STEP');
  return verifyCode(platform, buyer, { proposalId, code }, 'VERIFICATION_CODE_NOT_FOUND');
}

/**
 * Buys by the authorised plan, once; asked again, also at once, it answers what was bought.
 * @throws Refusal as every call of the page, and all that forbids a sale.
 */
export async function acceptQrPurchase(platform: Platform, ports: ContractsPorts, key: string): Promise<Page> {
  const isBought = async () => (await findByKey(platform.db, key)).status === 'ACCEPTED';
  if (await isBought()) return showPage(platform, key);
  const { buyer, row } = await findBuyer(platform, key);
  try {
    await acceptProposal(platform, ports, buyer, row.proposalId ?? refuse('QR_STEP'));
  } catch (error) {
    if (!(error instanceof Refusal) || !(await isBought())) throw error;
  }
  return showPage(platform, key);
}
