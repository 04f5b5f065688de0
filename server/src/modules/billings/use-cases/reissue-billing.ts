import type { CivilDate } from '@balcao/contract';
import { bankBusinessDayAfter, cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newNossoNumero } from '../../invoices/index.ts';
import { countryHolidaysFact, dueBusinessDaysFact } from '../../retailers/index.ts';
import { readBilling, standingOf, type WholeBilling } from '../facts.ts';
import { actInHouse } from '../house.ts';
import { askAgain } from '../rules/charges.ts';
import { askedAgainFragment, newInvoiceFragments, overInvoiceFragment } from '../store.ts';
import type { InvoiceFact } from '../tables.ts';
import { type BillingAnswer, billingAnswer } from '../views.ts';

export interface ReissueAsk {
  id: string;
  retailerId: string | undefined;
}

/**
 * Segunda Via of an expired billing: the boleto before is canceled, and another asks for what is left with fine and
 * interest up to its own due date.
 * @throws Refusal RETAILER_NOT_FOUND, BILLING_NOT_FOUND, BILLING_NOT_OVERDUE, BILLING_CHANGED_SINCE.
 */
export const reissueBilling = (platform: Platform, by: Keyed, { id, retailerId }: ReissueAsk): Promise<BillingAnswer> =>
  actInHouse(platform, by, retailerId, (inside) =>
    act(platform, {
      principal: inside,
      async read(db) {
        const whole = await readBilling(db, inside.actor.retailerId, id);
        const terms = await rowOf(
          db,
          select({ days: dueBusinessDaysFact(inside.actor.retailerId), holidays: countryHolidaysFact }),
        );
        return { whole, dueBusinessDays: terms?.days ?? 3, bankHolidays: new Set(terms?.holidays) };
      },
      decide({ whole, dueBusinessDays, bankHolidays }, { now, today }) {
        const { billing } = whole;
        if (billing.status !== 'expired') refuse('BILLING_NOT_OVERDUE');
        const former = standingOf(whole);
        const invoice = nextInvoice(whole, bankBusinessDayAfter(today, dueBusinessDays, bankHolidays), {
          createdAt: now.toISOString(),
          operatorId: inside.actor.operatorId,
        });
        const { number, valueCents, fineCents, moraCents, dueOn } = invoice;
        return {
          answer: billingAnswer({
            ...whole,
            billing: { ...billing, status: 'pending', invoices: number },
            invoices: [...whole.invoices, invoice],
          }),
          writes: [
            askedAgainFragment(billing),
            overInvoiceFragment(former, 'CANCELED'),
            ...newInvoiceFragments(invoice),
          ],
          missed: { moved_billing: 'BILLING_CHANGED_SINCE', over_invoice: 'BILLING_CHANGED_SINCE' },
          audit: {
            action: 'billing.reissued',
            subject: id,
            detail: { number, valueCents, fineCents, moraCents, dueOn },
          },
        };
      },
    }),
  );

function nextInvoice(
  { billing }: WholeBilling,
  dueOn: CivilDate,
  made: Pick<InvoiceFact, 'createdAt' | 'operatorId'>,
): InvoiceFact {
  const { retailerId, id: billingId, firstDueOn, paidFineCents, paidMoraCents } = billing;
  const leftCents = cents(billing.amountCents - billing.paidCents);
  return {
    retailerId,
    billingId,
    number: billing.invoices + 1,
    id: newId(),
    nossoNumero: newNossoNumero(),
    ...askAgain({ leftCents, firstDueOn, dueOn, paidFineCents, paidMoraCents }),
    dueOn,
    status: 'REGISTERING',
    barcode: null,
    pixTxid: null,
    brCode: null,
    pixCents: null,
    ...made,
  };
}
