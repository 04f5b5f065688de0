import { formatBrl, formatDate } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import { cents, isBoleto } from '@balcao/credit-math';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type BoletoBankPorts, lineOf } from '../../invoices/index.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import { debtorFact } from '../../retailers/index.ts';
import { readBilling } from '../facts.ts';
import { type InvoiceKey, registeredFragment } from '../store.ts';

/**
 * Has the bank register a boleto that was kept before, and tells the retailer's contact. Asked again it is the same
 * boleto to the bank; one that does not stand any more is left alone.
 */
export async function registerInvoice(platform: Platform, bank: BoletoBankPorts, key: InvoiceKey): Promise<void> {
  const { db } = platform;
  const { retailerId, billingId, number } = key;
  const { billing, invoices } = await readBilling(db, retailerId, billingId);
  const invoice = invoices.find((one) => one.number === number);
  const debtor = (await rowOf(db, select({ debtor: debtorFact(retailerId) })))?.debtor;
  if (!invoice || !debtor || invoice.status !== 'REGISTERING') return;
  const none = cents(0);
  const { barcode } = await bank.provider.register({
    nossoNumero: invoice.nossoNumero,
    amountCents: invoice.valueCents,
    dueOn: invoice.dueOn,
    lateFixedCents: none,
    lateDailyCents: none,
    earlyDailyCents: none,
    payer: { name: debtor.legalName, document: debtor.cnpj },
  });
  if (!isBoleto(barcode)) throw new Error('the bank answered no barcode');
  const principal: System = { kind: 'system', name: 'billings', retailerId, zone: debtor.zone };
  const { contactEmail } = debtor;
  const words = say('billing', {
    valor: formatBrl(invoice.valueCents),
    periodo: `${formatDate(billing.startDate)} a ${formatDate(billing.endDate)}`,
    vencimento: formatDate(invoice.dueOn),
    nosso_numero: invoice.nossoNumero,
    linha: lineOf(barcode),
  });
  try {
    await act(platform, {
      principal,
      read: () => Promise.resolve(invoice),
      decide: (_, { now: at }) => ({
        answer: undefined,
        writes: [
          registeredFragment(invoice, barcode),
          ...(contactEmail
            ? messageFragments(platform, {
                dedupKey: `billing-invoice:${invoice.id}`,
                channel: 'EMAIL',
                purpose: 'BILLING',
                to: contactEmail,
                words,
                retailerId,
                operatorId: null,
                at,
              })
            : []),
        ],
        audit: { action: 'billing.registered', subject: billingId, detail: { number } },
      }),
    });
  } catch (error) {
    // Registered by another try, or paid or canceled meanwhile.
    if (!(error instanceof GuardMissed)) throw error;
  }
}
