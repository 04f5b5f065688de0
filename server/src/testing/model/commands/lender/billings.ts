import { sql } from '../../../../kernel/db/sql.ts';
import { newId } from '../../../../kernel/ids.ts';
import { daysFrom, dayOf, lastFreeDay, plusDays } from '../../calendar.ts';
import { type Billing, type Receipt, standingOf } from '../../lender/billings.ts';
import { checkLender } from '../../lender/check.ts';
import type { Model } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import { when } from '../../reasons.ts';
import { reaisOf, type Till } from '../../till.ts';
import type { Command } from '../command.ts';
import { closeDays } from '../days.ts';
import { atDesk, placeOf } from './desk.ts';

const DAY_SECONDS = 86_400;
const listOf = ({ lender }: Model) => lender.billings.list;

/** Night after night until the week is over and banks open: what tills took is billed then. */
const weekEnding: Command = {
  name: 'let a week be billed',
  weight: 2,
  isPossible: ({ payments }) => payments.some(({ by, isUndone }) => by !== null && !isUndone),
  run: async (till) => {
    const { today } = till.model;
    const toMonday = (8 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7 || 7;
    till.pass(daysFrom(today, lastFreeDay(plusDays(today, toMonday))) * DAY_SECONDS);
    await closeDays(till);
    return listOf(till.model).length > 0;
  },
};

/** The bank tells that a boleto of a billing was paid, and tells it again: that moves nothing more. */
async function arrive(till: Till, picks: Picks, billing: Billing, over = 0): Promise<Receipt> {
  const { model, world } = till;
  const { billings } = model.lender;
  const invoice = picks.chance(15) ? picks.one(billing.invoices) : standingOf(billing);
  const cents = over + (picks.chance(30) ? picks.between(1, invoice.cents * 2) : invoice.cents);
  const at = new Date(model.now.getTime() - (picks.chance(15) ? picks.between(1, 4) : 0) * DAY_SECONDS * 1_000);
  const ref = newId();
  const notice = { paymentId: ref, nossoNumero: invoice.nossoNumero, value: reaisOf(cents), paidAt: at.toISOString() };
  const receipt = billings.arrive({ ref, billing, invoice, cents, on: dayOf(at) });
  for (const what of ['a notice of a billing', 'a notice of a billing that came twice']) {
    const said = await world.notify(notice, 'boletos');
    till.note(`the bank tells: ${JSON.stringify(notice)} -> ${said.outcome}`);
    till.same(what, said, { status: 200, outcome: receipt.outcome });
  }
  await checkLender(till);
  return receipt;
}

const paying: Command = {
  name: 'pay a billing',
  weight: 4,
  isPossible: (model) => listOf(model).length > 0,
  run: async (till, picks) => {
    const open = listOf(till.model).filter(({ state }) => state !== 'paid');
    const billing = picks.one((open.length > 0 && !picks.chance(20) ? open : listOf(till.model)).toReversed());
    return (await arrive(till, picks, billing)).base > 0;
  },
};

const reissuing: Command = {
  name: 'ask for the Segunda Via of a billing',
  weight: 3,
  isPossible: (model) => listOf(model).some(({ state }) => state !== 'paid') || listOf(model).length % 4 === 3,
  run: async (till, picks) => {
    const { model } = till;
    const { billings } = model.lender;
    const open = billings.list.filter(({ state }) => state === 'pending');
    if (open.length > 0 && !billings.list.some(({ state }) => state === 'expired') && !picks.chance(20)) {
      const last = lastFreeDay(standingOf(picks.one(open)).due);
      till.pass(Math.max(0, daysFrom(model.today, last) + 1) * DAY_SECONDS);
      await closeDays(till);
    }
    const overdue = billings.list.filter(({ state }) => state === 'expired');
    const billing = picks.one(overdue.length > 0 && !picks.chance(15) ? overdue : billings.list);
    const by = picks.one(['office', 'treasurer'] as const);
    return atDesk(till, picks, {
      route: 'POST /billings/{id}/reissue',
      ask: { params: { id: billing.id }, body: by === 'treasurer' ? placeOf(till) : {} },
      by,
      reasons: when(billing.state !== 'expired', 'BILLING_NOT_OVERDUE'),
      done: async () => {
        const { rows } = await sql<{ nossoNumero: string }>`
          select nosso_numero as "nossoNumero" from billing_invoices where billing_id = ${billing.id}::uuid
          order by number desc limit 1`.execute(till.world.db);
        billings.askAgain(billing, rows[0]?.nossoNumero ?? '', model.today);
      },
    });
  },
};

/** What a retailer paid and no billing asked for goes back to it, once. */
const returning: Command = {
  name: 'send back what no billing asked for',
  weight: 2,
  isPossible: (model) => listOf(model).length > 0,
  run: async (till, picks) => {
    const all = till.model.lender.billings.receipts;
    if (!all.some(({ outcome }) => outcome === 'WAITING')) {
      const billing = picks.one(listOf(till.model).toReversed());
      await arrive(till, picks, billing, billing.cents);
      till.pass();
    }
    const waiting = all.filter(({ outcome }) => outcome === 'WAITING');
    const receipt = picks.one(waiting.length > 0 && !picks.chance(15) ? waiting : all);
    const { rows } = await sql<{
      id: string;
    }>`select id from billing_receipts where payment_ref = ${receipt.ref}`.execute(till.world.db);
    return atDesk(till, picks, {
      route: 'POST /billings/receipts/{id}/return',
      ask: { params: { id: rows[0]?.id ?? newId() }, body: { ...placeOf(till), reason: 'pago a mais' } },
      by: 'treasurer',
      reasons: when(receipt.outcome !== 'WAITING', 'BILLING_RECEIPT_DECIDED'),
      done: () => void (receipt.outcome = 'RETURNED'),
    });
  },
};

export const billingCommands: readonly Command[] = [weekEnding, paying, reissuing, returning];
