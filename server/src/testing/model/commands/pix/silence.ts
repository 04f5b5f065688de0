import type { Customer, Installment, Kept } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import { ofGrant, ofOrder, ofReceivingStore, type Reasons } from '../../reasons.ts';
import { debtsOf } from '../../settle.ts';
import { centsOf, type Till } from '../../till.ts';
import { type Command, storeId } from '../command.ts';
import { closeDays } from '../days.ts';
import { openFees } from '../installments.ts';
import { owing, pay } from '../payment.ts';
import { type ChargeAnswer, expiryOf, nextRows } from './pix.ts';

/** What happens while the bank is silent: nothing, somebody pays the first of what was charged, or it gets late. */
async function meanwhile(till: Till, picks: Picks, customer: Customer, rows: readonly Installment[]): Promise<void> {
  const isLong = picks.chance(50);
  till.pass(isLong ? 7_200 : 60);
  if (isLong && picks.chance(50)) await closeDays(till);
  if (isLong || picks.chance(50)) return;
  await pay(till, { customer, rows: rows.slice(0, 1), store: 'main', shown: null, route: 'one', by: 'cashier' });
  till.pass();
}

/** Asks again under the key, and expects the charge, or one of the reasons against it. */
async function askAgain(till: Till, kept: Kept, reasons: Reasons): Promise<ChargeAnswer | null> {
  const { code, body } = await kept.resend(false);
  till.note(`asked again -> ${code ?? 'the charge'}`);
  if (code !== undefined) till.statistics.answered(code);
  const isExpected = code === undefined ? reasons.length === 0 : reasons.includes(code);
  if (!isExpected) throw new Error(`a charge asked for again: ${code ?? 'made'}, the model expects ${reasons.join()}`);
  return code === undefined ? (body as ChargeAnswer) : null;
}

/** The bank does not answer: the counter asks again under the same key, while the same is owed or when it is not. */
const chargingAgain: Command = {
  name: 'charge by Pix while the bank is silent',
  weight: 2,
  isPossible: (model) => owing(model).length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const { customer, rows } = nextRows(model, picks);
    if (rows.length === 0) return false;
    await till.serve('cashier', customer);
    const body = { installmentIds: rows.map(({ id }) => id), storeId: storeId(till, 'main') };
    const expiresAt = expiryOf(model.now);
    const refusals = () => [...ofReceivingStore(model, 'main'), ...ofOrder(model, rows)];
    const first = await till.send({
      route: 'POST /coordinator/pix/charges',
      ask: { body },
      reasons: ['SERVICE_UNAVAIBLE'],
      may: [...refusals(), 'TOO_MANY_REQUESTS'],
      isKeyed: true,
      isBankSilent: true,
    });
    const kept = model.kept.pop();
    if (first.code !== 'SERVICE_UNAVAIBLE' || !kept) return false;
    await meanwhile(till, picks, customer, rows);
    const over = ['PIX_CHARGE_EXPIRED'];
    const isOver = expiresAt <= model.now;
    const changed = [...ofGrant(model, 'cashier', customer, 'INSTALLMENT_NOT_FOUND'), ...refusals()];
    const made = await askAgain(till, kept, isOver ? over : changed);
    if (!made && changed.includes('ALREADY_PAID')) await askAgain(till, kept, over);
    if (!made) return false;
    const contracts = model.contracts.filter((one) => one.installments.some((row) => rows.includes(row)));
    const { id, txid, value } = made;
    const figures = {
      id,
      txid,
      customer,
      contracts,
      fees: openFees(model, customer, { rows }),
      value: centsOf(value),
      expiresAt,
    };
    model.charges.push({ ...figures, state: 'ACTIVE', debts: debtsOf(contracts), shown: null });
    return true;
  },
};

export const silenceCommands: readonly Command[] = [chargingAgain];
