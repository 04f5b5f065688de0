import type { CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { boletoCredit, retailerEntriesFragments } from '../../books/index.ts';
import { countryHolidaysFact, debtorFact } from '../../retailers/index.ts';
import { earlierFact, ownerOf, readBilling, standingOf, type WholeBilling } from '../facts.ts';
import { paidPostings } from '../rules/postings.ts';
import { settle } from '../rules/settle.ts';
import { overInvoiceFragment, receiptFragment, spentFragment } from '../store.ts';
import type { ReceiptFact } from '../tables.ts';

type Call = Handled<'POST /webhooks/boletos'>;
type Outcome = ReceiptFact['outcome'];

interface Facts {
  earlier: Outcome | null;
  whole: WholeBilling;
  bankHolidays: CivilDate[];
}

/** What another notice or a Segunda Via was faster with; reading again tells what is true now. */
const RACED = new Set(['moved_billing', 'billing_receipt', 'over_invoice']);
const TRIES = 4;

/**
 * Takes the bank's notice that a boleto of a billing was paid, once a paymentId: what is owed is spent, in part too; the
 * rest waits for a person. A Pix is at the bank at once, a boleto on the next business day. Null when the number is of none.
 */
export async function receiveNotice(
  platform: Platform,
  notice: Call['body'],
  { isPix = false }: { isPix?: boolean } = {},
): Promise<Call['answer'] | null> {
  const owner = await ownerOf(platform.db, notice.nossoNumero);
  if (!owner) return null;
  for (let tries = 1; ; tries += 1) {
    try {
      const outcome = await receiveOnce(platform, notice, { ...owner, isPix });
      return { paymentId: notice.paymentId, outcome };
    } catch (error) {
      if (tries >= TRIES || !(error instanceof GuardMissed) || !RACED.has(error.fragment)) throw error;
    }
  }
}

async function receiveOnce(
  platform: Platform,
  notice: Call['body'],
  { retailerId, billingId, number, isPix }: { retailerId: string; billingId: string; number: number; isPix: boolean },
): Promise<Outcome> {
  const found = await rowOf(platform.db, select({ debtor: debtorFact(retailerId) }));
  const zone = found?.debtor?.zone ?? 'America/Manaus';
  const principal: System = { kind: 'system', name: 'boleto-notice', retailerId, zone };
  return act<Facts, Outcome>(platform, {
    principal,
    read: (db) => readFacts(db, { retailerId, billingId }, notice.paymentId),
    decide({ earlier, whole, bankHolidays }, { now }) {
      if (earlier) return { unchanged: earlier };
      const { billing, invoices } = whole;
      const standing = standingOf(whole);
      const paid = invoices.find((one) => one.number === number) ?? standing;
      const said = new Date(notice.paidAt);
      // The bank's clock may run ahead; nothing is paid tomorrow.
      const paidAt = said < now ? said : now;
      const on = dayIn(zone, paidAt);
      const spent = settle(billing, { paid, standing }, { valueCents: notice.value, on, bankHolidays });
      const { isPaid, ...shares } = spent;
      const outcome: Outcome = spent.waitingCents > 0 ? 'WAITING' : 'PAID';
      const id = newId();
      const movedCents = cents(notice.value - spent.waitingCents);
      const isMoved = movedCents > 0;
      const entry = {
        retailerId,
        event: 'BILLING_PAYMENT' as const,
        subjectId: id,
        at: now,
        on,
        postings: paidPostings(spent, isPix ? 'cash_at_bank' : 'boletos_to_credit'),
      };
      const isOver = isPaid && isMoved && (standing.status === 'OPEN' || standing.status === 'REGISTERING');
      return {
        answer: outcome,
        writes: [
          ...(isMoved ? [spentFragment(billing, spent)] : []),
          ...(isOver ? [overInvoiceFragment(standing, 'PAID')] : []),
          receiptFragment({
            retailerId,
            id,
            paymentRef: notice.paymentId,
            billingId,
            number,
            valueCents: notice.value,
            ...shares,
            outcome,
            batchId: null,
            paidAt,
            receivedAt: now,
          }),
          ...(isMoved
            ? retailerEntriesFragments(
                isPix ? [entry] : [entry, { ...entry, ...boletoCredit(on, movedCents, bankHolidays) }],
              )
            : []),
        ],
        audit: {
          action: 'billing.paid',
          subject: billingId,
          detail: { paymentRef: notice.paymentId, number, valueCents: notice.value, waitingCents: spent.waitingCents },
        },
      };
    },
  });
}

async function readFacts(
  db: Db | Tx,
  { retailerId, billingId }: { retailerId: string; billingId: string },
  paymentRef: string,
): Promise<Facts> {
  const said = await rowOf(
    db,
    select({ earlier: earlierFact(retailerId, paymentRef), bankHolidays: countryHolidaysFact }),
  );
  const whole = await readBilling(db, retailerId, billingId);
  return { earlier: said?.earlier?.outcome ?? null, whole, bankHolidays: said?.bankHolidays ?? [] };
}
