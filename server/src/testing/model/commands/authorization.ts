import { newId } from '../../../kernel/ids.ts';
import type { Code, Contract, Model, Proposal } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofOffer, type Reasons, when } from '../reasons.ts';
import type { Till } from '../till.ts';
import type { Command } from './command.ts';

const CODE_SECONDS = 300;
const RESEND_SECONDS = 60;
const USABLE_SECONDS = 600;
const TRIES = 5;

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);

const isUsable = (model: Model, code: Code | null) =>
  code?.state === 'APPROVED' && code.usableUntil !== null && code.usableUntil > model.now;

/** Sends the customer a code for a proposal; true when there is one to type, or one that was typed. */
export async function sendCode(till: Till, offer: Contract, proposal: Proposal): Promise<boolean> {
  const { model } = till;
  const { code } = proposal;
  const isFresh = code?.state === 'PENDING' && after(code.sentAt, RESEND_SECONDS) > model.now;
  const isKept = isFresh || isUsable(model, code);
  const answer = await till.send({
    route: 'POST /origination-code',
    ask: { body: { proposalId: proposal.id, communicationChannel: 'SMS' } },
    reasons: [
      ...ofOffer(model, offer),
      ...when(code?.state === 'DENIED', 'VERIFICATION_LOCKED'),
      ...when(!isKept && model.isGuessedOut(offer.customer), 'TOO_MANY_WRONG_CODES'),
    ],
    // How many messages a phone got lately is not the model's to count.
    may: ['TOO_MANY_REQUESTS'],
  });
  if (answer.code !== undefined) return false;
  if (!isKept) {
    const { attempts = 0 } = code ?? {};
    const fresh = { text: till.world.lastCode(), sentAt: model.now, attempts, usableUntil: null, isUsed: false };
    proposal.code = { ...fresh, state: 'PENDING' };
  }
  const { attemptsLeft, wasVerified } = answer.body as { attemptsLeft: number; wasVerified: boolean };
  till.same(
    'the code',
    [attemptsLeft, wasVerified],
    [TRIES - (proposal.code?.attempts ?? 0), isUsable(model, proposal.code)],
  );
  return true;
}

/** Types a code; `isOldPath` by the compatible route of ruling C3. */
export async function typeCode(till: Till, proposal: Proposal, text: string, isOldPath = false): Promise<boolean> {
  const { model } = till;
  const { code } = proposal;
  const notFound = isOldPath ? 'PROPOSAL_VERIFICATION_CODE_NOT_FOUND' : 'VERIFICATION_CODE_NOT_FOUND';
  const isRight = code !== null && text === code.text;
  const reasons = isUsable(model, code) ? [] : guess(model, proposal, isRight, notFound);
  const answer = await till.send(
    isOldPath
      ? {
          route: 'POST /coordinator/contracts/proposals/{id}/verify',
          ask: { params: { id: proposal.id }, body: { verificationCode: text } },
          reasons,
        }
      : {
          route: 'PATCH /origination-code/verify',
          ask: { body: { proposalId: proposal.id, purchaseCode: text } },
          reasons,
        },
  );
  return answer.code === undefined;
}

/** Counts a guess in the model and says what it must be answered. */
function guess(model: Model, proposal: Proposal, isRight: boolean, notFound: string): Reasons {
  const { code } = proposal;
  const customer = model.contracts.find(({ proposals }) => proposals.includes(proposal))?.customer;
  if (code === null || !customer) return [notFound];
  if (code.state === 'DENIED') return ['VERIFICATION_LOCKED'];
  if (code.state === 'APPROVED' || after(code.sentAt, CODE_SECONDS) <= model.now) return [notFound];
  if (model.isGuessedOut(customer)) return ['TOO_MANY_WRONG_CODES'];
  if (isRight) {
    code.state = 'APPROVED';
    code.usableUntil = after(model.now, USABLE_SECONDS);
    return [];
  }
  code.attempts += 1;
  model.wrongCodes.push({ customer, at: model.now });
  if (code.attempts < TRIES) return ['INVALID_ORIGINATION_CODE'];
  code.state = 'DENIED';
  return ['VERIFICATION_LOCKED'];
}

export const mayAccept = (model: Model, { code }: Proposal): Reasons =>
  isUsable(model, code) && !code?.isUsed ? [] : ['PURCHASE_NOT_VERIFIED'];

/** Offers that can still be sold, newest first. */
export const liveOffers = (model: Model): Contract[] =>
  model
    .offers()
    .filter(({ validUntil }) => validUntil > model.now)
    .toReversed();

/** Those of them that only lack the customer's code: a device must be locked first. */
export const sellableOffers = (model: Model): Contract[] =>
  liveOffers(model).filter(({ productId, device }) => productId === null || device?.state === 'LOCKED');

/** Mostly one of the newest offers, sometimes an older one or one that was sold. */
export function anyOffer(model: Model, picks: Picks): { offer: Contract; proposal: Proposal } {
  const live = sellableOffers(model).slice(0, 3);
  const offer = picks.chance(15) || live.length === 0 ? picks.one(model.contracts) : picks.one(live);
  return { offer, proposal: picks.one(offer.proposals) };
}

/** A proposal nobody knows. */
const unknown = (): Proposal => ({ id: newId(), count: 1, total: 0, financed: 0, code: null });
const wrongCode = (code: Code | null) => (code?.text === '000001' ? '000002' : '000001');
/** Something to send a code for, or to type one. */
const hasOffers = (model: Model) => sellableOffers(model).length > 0;

const sending: Command = {
  name: 'send a code',
  weight: 6,
  isPossible: hasOffers,
  run: (till, picks) => {
    const { offer, proposal } = anyOffer(till.model, picks);
    return sendCode(till, offer, proposal);
  },
};

/** A proposal whose code can be typed; mostly a code is sent for one when there is none. */
async function typeable(till: Till, picks: Picks): Promise<Proposal> {
  const { model } = till;
  const sent = model.contracts.flatMap(({ proposals }) => proposals.filter(({ code }) => code?.state === 'PENDING'));
  const live = sent.filter(({ code }) => code && after(code.sentAt, CODE_SECONDS) > model.now);
  if (live.length > 0 && !picks.chance(20)) return picks.one(live.toReversed());
  const { offer, proposal } = anyOffer(model, picks);
  if (picks.chance(35)) return sent.length > 0 && picks.chance(50) ? picks.one(sent) : proposal;
  await sendCode(till, offer, proposal);
  till.pass(picks.chance(15) ? 400 : 20);
  return proposal;
}

const typing = (name: string, isOldPath: boolean, weight: number): Command => ({
  name,
  weight,
  isPossible: hasOffers,
  run: async (till, picks) => {
    const proposal = await typeable(till, picks);
    const text = picks.chance(35) ? wrongCode(proposal.code) : (proposal.code?.text ?? '123456');
    return typeCode(till, proposal, text, isOldPath);
  },
});

/** Somebody who does not have the code tries until it locks, and then gives up. */
const guessing: Command = {
  name: 'type five wrong codes and the right one',
  weight: 1,
  isPossible: hasOffers,
  run: async (till, picks) => {
    const { offer, proposal } = anyOffer(till.model, picks);
    await sendCode(till, offer, proposal);
    for (let n = picks.between(1, TRIES + 1); n > 0; n -= 1) {
      till.pass();
      await typeCode(till, proposal, wrongCode(proposal.code));
    }
    return typeCode(till, proposal, proposal.code?.text ?? '123456');
  },
};

/** Somebody who goes on with the next plan when one is locked, until no code of the customer counts any more. */
const guessingOn: Command = {
  name: 'type wrong codes for plan after plan',
  weight: 1,
  isPossible: hasOffers,
  run: async (till, picks) => {
    const { offer } = anyOffer(till.model, picks);
    for (const proposal of offer.proposals.slice(0, 3)) {
      if (!(await sendCode(till, offer, proposal))) continue;
      for (let n = TRIES; n > 0; n -= 1) {
        till.pass();
        await typeCode(till, proposal, wrongCode(proposal.code));
      }
    }
    return till.model.isGuessedOut(offer.customer);
  },
};

const looking: Command = {
  name: 'see where a code stands',
  weight: 1,
  isPossible: (model) => model.contracts.length > 0,
  run: async (till, picks) => {
    const sent = till.model.contracts.flatMap(({ proposals }) => proposals.filter(({ code }) => code !== null));
    const isKnown = !picks.chance(20);
    const proposal = isKnown
      ? picks.one(sent.length > 0 ? sent : till.model.contracts.flatMap((one) => one.proposals))
      : unknown();
    const answer = await till.send({
      route: 'GET /origination-code/status',
      ask: { query: { proposalId: proposal.id } },
      reasons: proposal.code ? [] : [isKnown ? 'VERIFICATION_CODE_NOT_FOUND' : 'PROPOSAL_NOT_FOUND'],
    });
    if (answer.code !== undefined) return false;
    const { wasVerified } = answer.body as { wasVerified: boolean };
    till.same('a code that counts', wasVerified, isUsable(till.model, proposal.code) || proposal.code?.isUsed);
    return true;
  },
};

export const authorizationCommands: readonly Command[] = [
  sending,
  typing('type a code', false, 8),
  typing('type a code by the older path', true, 3),
  guessing,
  guessingOn,
  looking,
];
