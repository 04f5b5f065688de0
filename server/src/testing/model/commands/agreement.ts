import { sql } from '../../../kernel/db/sql.ts';
import { type Day, daysFrom } from '../calendar.ts';
import type { Agreement, Contract, Installment, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofGrant, ofStore, when } from '../reasons.ts';
import { debtsOf, openOf } from '../settle.ts';
import { centsOf, type Till } from '../till.ts';
import { paymentsOf } from './agreement-payments.ts';
import { anyStore, type Command, mostlyServe, storeId } from './command.ts';
import { eligible, letDebtGetLate, oldestDue, simulate, someContracts } from './late-debts.ts';

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);

/** Why an offer of an agreement is none any more. */
const ofAgreement = (model: Model, offer: Agreement): string[] => [
  ...ofGrant(model, 'cashier', offer.customer, 'RENEGOTIATION_NOT_FOUND'),
  ...when(offer.state !== 'OFFERED', 'RENEGOTIATION_ALREADY_ACCEPTED'),
  ...when(offer.state === 'OFFERED' && offer.validUntil <= model.now, 'RENEGOTIATION_OFFER_EXPIRED'),
];

async function sendCode(till: Till, offer: Agreement, option: string): Promise<boolean> {
  const { model } = till;
  const { code } = offer;
  const isFresh = code !== null && code.option === option && after(code.sentAt, 60) > model.now;
  const answer = await till.send({
    route: 'POST /coordinator/renegotiations/{id}/code',
    ask: { params: { id: offer.id }, body: { optionId: option } },
    reasons: [
      ...ofAgreement(model, offer),
      ...when(code?.state === 'DENIED', 'RENEGOTIATION_CODE_LOCKED'),
      ...when(!isFresh && model.isGuessedOut(offer.customer), 'TOO_MANY_WRONG_CODES'),
    ],
    may: ['TOO_MANY_REQUESTS'],
  });
  if (answer.code !== undefined) return false;
  if (!isFresh) {
    const { attempts = 0 } = code ?? {};
    const sent = { text: till.world.lastCode(), state: 'PENDING' as const, sentAt: model.now, attempts };
    offer.code = { ...sent, usableUntil: null, isUsed: false, option };
  }
  return true;
}

/** Counts the guess that comes with an acceptance, and says what it must be answered. */
function guess(model: Model, { code, customer }: Agreement, option: string, isRight: boolean): string[] {
  const isLive =
    code?.state === 'PENDING' ? after(code.sentAt, 300) > model.now : (code?.usableUntil ?? model.now) > model.now;
  if (code?.state === 'DENIED') return ['RENEGOTIATION_CODE_LOCKED'];
  if (!code || code.option !== option || !isLive) return ['VERIFICATION_CODE_NOT_FOUND'];
  if (model.isGuessedOut(customer)) return ['TOO_MANY_WRONG_CODES'];
  if (isRight) {
    code.usableUntil ??= after(model.now, 600);
    code.state = 'APPROVED';
    return [];
  }
  code.attempts += 1;
  model.wrongCodes.push({ customer, at: model.now });
  code.usableUntil = null;
  code.state = code.attempts >= 5 ? 'DENIED' : 'PENDING';
  return [code.state === 'DENIED' ? 'RENEGOTIATION_CODE_LOCKED' : 'INVALID_ORIGINATION_CODE'];
}

/** 82 millionths of the principal a late day, HALF_UP, of 365 days since the sale; no day again that an agreement had counted. */
function taxOf({ today }: Model, { store, countedFrom }: Contract, row: Installment): number {
  if (store === 'own') return 0;
  const counted = (day: Day) => Math.min(365, daysFrom(countedFrom, day));
  const from = row.taxedThrough !== null && row.taxedThrough > row.due ? row.taxedThrough : row.due;
  const days = Math.max(0, counted(today) - counted(from));
  return Math.floor(((row.principal - row.settledPrincipal) * days * 82 + 500_000) / 1_000_000);
}

/** The tax of late days falls due with the agreement. */
async function compareTax(till: Till, { id, contracts }: Agreement): Promise<void> {
  let expected = 0;
  for (const contract of contracts) {
    for (const row of openOf(contract)) {
      expected += taxOf(till.model, contract, row);
      row.taxedThrough = till.model.today;
    }
  }
  const { rows } = await sql<{
    cents: number;
  }>`select coalesce(-sum(l.amount_cents), 0)::bigint as cents from journal_entries e
    join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'iof_payable'
    where e.subject_id = ${id}::uuid`.execute(till.world.db);
  till.same('tax that falls due with an agreement', rows[0]?.cents, expected);
}

/** Accepts an option with a code; true when the agreement stands. */
async function accept(till: Till, picks: Picks, offer: Agreement, isRight: boolean): Promise<boolean> {
  const { model } = till;
  const option = offer.code && !picks.chance(5) ? offer.code.option : picks.one(offer.options).id;
  const store = anyStore(model, picks);
  const before = ofAgreement(model, offer);
  const text = isRight ? (offer.code?.text ?? '123456') : '000001';
  const codeReasons = before.length > 0 ? [] : guess(model, offer, option, isRight);
  const hasMoved = debtsOf(offer.contracts) !== offer.debts;
  const answer = await till.send({
    route: 'POST /coordinator/renegotiations/{id}/accept',
    ask: { params: { id: offer.id }, body: { optionId: option, code: text, storeId: storeId(till, store) } },
    reasons: [...before, ...codeReasons, ...ofStore(model, store), ...when(hasMoved, 'RENEGOTIATION_OFFER_EXPIRED')],
    isKeyed: true,
  });
  if (answer.code !== undefined) return false;
  offer.state = 'ACTIVE';
  await compareTax(till, offer);
  for (const contract of offer.contracts) {
    for (const row of openOf(contract))
      Object.assign(row, { isCounted: model.isOverdue(row), isAgreed: true, wasAgreed: true });
  }
  await till.serve('cashier', offer.customer);
  const list = await paymentsOf(till, offer.customer);
  const own = list.filter(({ renegotiationId }) => renegotiationId === offer.id);
  offer.payments = own.map((one) => ({
    id: one.id,
    order: one.order,
    due: one.dueDate,
    value: centsOf(one.value),
    state: 'DUE',
  }));
  till.same('payments of an agreement', own.length, offer.options.find(({ id }) => id === option)?.payments);
  return true;
}

const offersOf = (model: Model) => model.agreements.filter(({ state }) => state === 'OFFERED');

/** An offer that can still be accepted, simulated now if it must be; sometimes any other. */
async function anyAgreement(till: Till, picks: Picks): Promise<Agreement | null> {
  const { model } = till;
  const isLive = (one: Agreement) => one.validUntil > model.now;
  if (model.agreements.length > 0 && picks.chance(20)) return picks.one(model.agreements.toReversed());
  const live = offersOf(model).findLast(isLive);
  return live ?? (await simulate(till, picks, someContracts(model, picks))) ?? model.agreements.at(-1) ?? null;
}

const hasAgreements = (model: Model) => model.agreements.length > 0;
const mayOffer = (model: Model) => hasAgreements(model) || eligible(model).length > 0;

const coding: Command = {
  name: 'send the code of an agreement',
  weight: 4,
  isPossible: mayOffer,
  run: async (till, picks) => {
    const offer = await anyAgreement(till, picks);
    if (!offer) return false;
    await mostlyServe(till, picks, offer.customer);
    return sendCode(till, offer, picks.one(offer.options).id);
  },
};

const accepting: Command = {
  name: 'accept an agreement',
  weight: 5,
  isPossible: mayOffer,
  run: async (till, picks) => {
    const offer = await anyAgreement(till, picks);
    if (!offer) return false;
    await mostlyServe(till, picks, offer.customer);
    if (!offer.code && !picks.chance(20)) await sendCode(till, offer, picks.one(offer.options).id);
    return accept(till, picks, offer, !picks.chance(25));
  },
};

/** From the late contracts to the agreement without a break; nobody pays until there are some. */
const agreeing: Command = {
  name: 'agree on late debts',
  weight: 6,
  isPossible: (model) => eligible(model).length > 0 || oldestDue(model) !== undefined,
  run: async (till, picks) => {
    if (eligible(till.model).length === 0) letDebtGetLate(till, picks);
    const offer = await simulate(till, picks, someContracts(till.model, picks));
    if (!offer) return false;
    till.pass();
    if (!(await sendCode(till, offer, picks.one(offer.options).id))) return false;
    till.pass();
    for (let n = picks.chance(8) ? picks.between(1, 5) : 0; n > 0; n -= 1) await accept(till, picks, offer, false);
    return accept(till, picks, offer, true);
  },
};

export const agreementCommands: readonly Command[] = [coding, accepting, agreeing];
