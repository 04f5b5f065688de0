import { formatBrl, formatDate, type Handled } from '@balcao/contract';
import { type CivilDate, nextBankBusinessDay, sumCents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { endOfDay } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import type { PixPorts } from '../../pix/index.ts';
import { debtorFact, readCountryHolidays } from '../../retailers/index.ts';
import { readBilling, standingOf, type WholeBilling } from '../facts.ts';
import { actInHouse } from '../house.ts';
import { txidOf } from '../rules/pix-txid.ts';
import { owedOf } from '../rules/settle.ts';
import { pixFragment } from '../store.ts';

type Answer = Handled<'POST /billings/{id}/pix'>['answer'];

export interface PixAsk {
  id: string;
  retailerId: string | undefined;
}

/** What is left of a billing, until the end of the last day it may be paid on. @throws Refusal BILLING_ALREADY_PAID, BILLING_OVERDUE. */
function chargeOf(whole: WholeBilling, zone: string, bankHolidays: ReadonlySet<CivilDate>) {
  const standing = standingOf(whole);
  const { billing } = whole;
  if (billing.status === 'paid') refuse('BILLING_ALREADY_PAID');
  if (billing.status === 'expired') refuse('BILLING_OVERDUE');
  return {
    standing,
    txid: txidOf(standing.nossoNumero, billing.version),
    amountCents: sumCents(Object.values(owedOf(billing, standing))),
    expiresAt: endOfDay(zone, nextBankBusinessDay(standing.dueOn, bankHolidays)),
  };
}
type Charge = ReturnType<typeof chargeOf>;

/** @throws Refusal SERVICE_UNAVAIBLE while the bank does not answer. */
async function codeOf({ log }: Platform, { provider }: PixPorts, { standing, txid, amountCents, expiresAt }: Charge) {
  if (standing.pixTxid === txid && standing.brCode !== null) return standing.brCode;
  try {
    return (await provider.createCharge({ txid, amountCents, expiresAt })).brCode;
  } catch (error) {
    log.warn({ err: error, txid }, 'the Pix bank did not take the charge of a billing');
    return refuse('SERVICE_UNAVAIBLE');
  }
}

/**
 * The Pix that pays what is left of a billing: the same code for whoever asks while nothing came for it. The bank is
 * asked before anything is written; asked again it is the same charge to it. The retailer's contact is sent the code once.
 * @throws Refusal RETAILER_NOT_FOUND, BILLING_NOT_FOUND, BILLING_ALREADY_PAID, BILLING_OVERDUE, SERVICE_UNAVAIBLE.
 */
export const chargeByPix = (
  platform: Platform,
  pix: PixPorts,
  by: Operator,
  { id, retailerId: asked }: PixAsk,
): Promise<Answer> =>
  actInHouse(platform, by, asked, async (inside) => {
    const { retailerId, zone } = inside.actor;
    const bankHolidays = await readCountryHolidays(platform.db);
    const before = chargeOf(await readBilling(platform.db, retailerId, id), zone, bankHolidays);
    const brCode = await codeOf(platform, pix, before);
    const debtor = (await rowOf(platform.db, select({ debtor: debtorFact(retailerId) })))?.debtor;
    return act(platform, {
      principal: inside,
      read: (db) => readBilling(db, retailerId, id),
      decide(whole, { now: at }) {
        const charge = chargeOf(whole, zone, bankHolidays);
        // Money came while the bank was asked: the code would ask for too much.
        if (charge.txid !== before.txid) refuse('BILLING_CHANGED_SINCE');
        const { standing, txid, amountCents, expiresAt } = charge;
        const answer = { txid, brCode, value: amountCents, expiresAt: expiresAt.toISOString() };
        if (standing.pixTxid === txid) return { unchanged: answer };
        const words = say('billingPix', {
          valor: formatBrl(amountCents),
          periodo: `${formatDate(whole.billing.startDate)} a ${formatDate(whole.billing.endDate)}`,
          vencimento: formatDate(standing.dueOn),
          codigo: brCode,
        });
        const message = { dedupKey: `billing-pix:${txid}`, channel: 'EMAIL', purpose: 'BILLING', words, at } as const;
        const to = debtor?.contactEmail;
        return {
          answer,
          writes: [
            pixFragment(standing, { txid, brCode, amountCents }),
            ...(to ? messageFragments(platform, { ...message, to, retailerId, operatorId: null }) : []),
          ],
          missed: { pix_of_invoice: 'BILLING_CHANGED_SINCE', message: 'BILLING_CHANGED_SINCE' },
          audit: { action: 'billing.charged-by-pix', subject: id, detail: { number: standing.number, amountCents } },
        };
      },
    });
  });
