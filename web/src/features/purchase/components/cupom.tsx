import { centsToReais, formatDate, formatPercent, wholeCents } from '@balcao/contract/kernel';
import { BorrowerPhoto } from '../../../domain/borrowers/borrower-photo.tsx';
import type { Customer } from '../../../domain/borrowers/borrower.ts';
import { planText } from '../../../domain/contracts/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { CupomRow } from '../../../ui/layout/cupom.tsx';
import { type PurchaseContext, selectedProposal } from '../machine/context.ts';
import { useTill } from '../../../domain/counter/use-till.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { totalWithFee } from '../../../domain/contracts/totals.ts';
import { counterTexts, feeNote } from '../../../domain/counter/texts.ts';
import type { DeviceOfPurchase } from '../machine/device.ts';
import { summaryTexts as deviceTexts } from '../rules/device/texts.ts';
import { cupomTexts, texts } from '../texts.ts';
import './cupom.css';

interface PurchaseCupomProps {
  counter: Counter;
  context: PurchaseContext;
}

/** A line that waits for its value is a dotted blank. */
const row = (label: string, value: string | null, note?: string): CupomRow => ({
  label,
  value: value ?? '',
  isBlank: value === null,
  note,
});

function customerRows(customer: Customer | null): readonly CupomRow[] {
  const limit = customer?.limit ?? null;
  return [
    row(counterTexts.cpf, customer?.borrower.cpf ?? null),
    row(cupomTexts.totalLimit, limit && formatReais(limit.totalLimit)),
    row(cupomTexts.availableLimit, limit && formatReais(limit.availableLimit)),
  ];
}

function feeRows({ offer }: PurchaseContext): readonly CupomRow[] {
  if (!offer || offer.customerFeeValue === 0) return [];
  return [row(counterTexts.fee, formatReais(offer.customerFeeValue), cupomTexts.feeNote)];
}

function deviceRows({ product, imei }: DeviceOfPurchase, offer: PurchaseContext['offer']): readonly CupomRow[] {
  return [
    row(deviceTexts.device, product.name, imei ?? undefined),
    row(texts.value, offer && formatReais(offer.purchaseValue)),
    row(deviceTexts.downPayment, offer && formatReais(offer.downPayment), deviceTexts.downPaymentNote),
    row(deviceTexts.financed, offer && formatReais(offer.principal)),
  ];
}

/** What is bought, and how much of it is paid at the counter. */
function valueRows({ valueCents, downPaymentCents }: PurchaseContext): readonly CupomRow[] {
  if (valueCents === null) return [row(texts.value, null)];
  const inReais = (cents: number) => formatReais(centsToReais(wholeCents(cents)));
  if (downPaymentCents === null) return [row(texts.value, inReais(valueCents))];
  return [
    row(texts.value, inReais(valueCents + downPaymentCents)),
    row(cupomTexts.downPayment, inReais(downPaymentCents), cupomTexts.downPaymentNote),
    row(cupomTexts.financed, inReais(valueCents)),
  ];
}

function planRows(context: PurchaseContext): readonly CupomRow[] {
  const { device, offer } = context;
  const proposal = selectedProposal(context);
  const isUneven = proposal !== null && proposal.lastInstallmentValue !== proposal.installmentValue;
  return [
    ...(device ? deviceRows(device, offer) : valueRows(context)),
    ...(offer && offer.couponDiscount > 0 ? [row(cupomTexts.coupon, formatReais(-offer.couponDiscount))] : []),
    row(
      cupomTexts.plan,
      proposal && planText(proposal),
      isUneven ? cupomTexts.last(proposal.lastInstallmentValue) : undefined,
    ),
    ...(proposal ? feeRows(context) : []),
    row(cupomTexts.firstDue, proposal && formatDate(proposal.firstInstallmentDueDate)),
    row(cupomTexts.cet, proposal && cupomTexts.perYear(formatPercent(proposal.cet))),
    ...(proposal ? [] : [row(counterTexts.totalToPay, null)]),
  ];
}

function CustomerLead({ customer }: { customer: Customer }) {
  return (
    <div className="purchase-cupom-customer">
      <BorrowerPhoto borrower={customer.borrower} size="small" />
    </div>
  );
}

/** The paper of the sale: it fills in as the sale goes, in the order of the printed receipt. */
export function PurchaseCupom({ counter, context }: PurchaseCupomProps) {
  const [till] = useTill();
  const { customer } = context;
  const proposal = selectedProposal(context);
  const fee = context.offer?.customerFeeValue ?? 0;
  return (
    <Cupom
      title={cupomTexts.title}
      sections={[
        {
          key: 'store',
          rows: [
            row(counterTexts.store, counter.storeName),
            row(
              counterTexts.operator,
              counter.operatorName,
              counter.hasTills && till !== null ? cupomTexts.till(till) : undefined,
            ),
          ],
        },
        {
          key: 'customer',
          title: counterTexts.customer,
          ...(customer ? { lead: <CustomerLead customer={customer} /> } : {}),
          rows: customerRows(customer),
        },
        { key: 'plan', rows: planRows(context) },
      ]}
      {...(proposal
        ? {
            total: {
              label: counterTexts.totalToPay,
              value: formatReais(totalWithFee(proposal, fee)),
              note: feeNote(fee),
            },
          }
        : {})}
    />
  );
}
