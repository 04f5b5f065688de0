import { openOf } from '../../settle.ts';
import type { Command } from '../command.ts';
import { closeDays } from '../days.ts';
import { letDebtGetLate } from '../late-debts.ts';
import { owing } from '../payment.ts';
import { payAnyAmount } from '../payment-life.ts';
import { charge, nextRows, openPixCharges, payPix } from './pix.ts';

/** The customer paid on the day of the charge, and the bank tells it when much else has happened. */
const tellingLate: Command = {
  name: 'tell of a Pix late',
  weight: 3,
  isPossible: (model) => openPixCharges(model).some(({ shown }) => shown !== null),
  run: async (till, picks) => {
    const charges = openPixCharges(till.model).filter(({ shown }) => shown !== null);
    const one = picks.one(charges);
    const cents = picks.chance(15) ? picks.between(1, one.value * 2) : one.value;
    await payPix(till, one, cents, one.shown?.at);
    return true;
  },
};

/** The counter receives something late of what a Pix paid already, because the bank has not told it yet. */
const crossing: Command = {
  name: 'receive late what a Pix paid in time',
  weight: 3,
  isPossible: (model) => owing(model).length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const { customer, rows } = nextRows(model, picks);
    const made = await charge(till, picks, customer, rows);
    if (!made?.shown) return false;
    letDebtGetLate(till, picks);
    if (picks.chance(30)) await closeDays(till);
    const contract = made.contracts.find((one) => openOf(one).length > 0);
    if (contract) await payAnyAmount(till, picks, contract);
    till.pass();
    await payPix(till, made, made.value, made.shown.at);
    return true;
  },
};

export const latePixCommands: readonly Command[] = [tellingLate, crossing];
