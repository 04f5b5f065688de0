import { centsToReais, type Cents, formatDate, formatPercent } from '@balcao/contract/kernel';
import { BorrowerPhoto } from '../../../domain/borrowers/borrower-photo.tsx';
import type { Customer } from '../../../domain/borrowers/borrower.ts';
import { planText } from '../../../domain/contracts/plan-text.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { CupomRow } from '../../../ui/layout/cupom.tsx';
import { type PurchaseContext, selectedProposal } from '../machine/context.ts';
import { useTill } from '../../../domain/counter/use-till.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import './cupom.css';

interface PurchaseCupomProps {
  counter: Counter;
  context: PurchaseContext;
}

const TOTAL = 'Total a pagar';

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
    row('CPF', customer?.borrower.cpf ?? null),
    row('Limite total', limit && formatReais(limit.totalLimit)),
    row('Limite disponível', limit && formatReais(limit.availableLimit)),
  ];
}

function feeRows({ offer }: PurchaseContext): readonly CupomRow[] {
  if (!offer || offer.customerFeeValue === 0) return [];
  return [row('Taxa de utilização', formatReais(offer.customerFeeValue), 'paga com a 1ª parcela')];
}

function planRows(context: PurchaseContext): readonly CupomRow[] {
  const { valueCents } = context;
  const proposal = selectedProposal(context);
  const isUneven = proposal !== null && proposal.lastInstallmentValue !== proposal.installmentValue;
  return [
    row('Valor da compra', valueCents === null ? null : formatReais(centsToReais(valueCents as Cents))),
    row(
      'Parcelas',
      proposal && planText(proposal),
      isUneven ? `última de ${formatReais(proposal.lastInstallmentValue)}` : undefined,
    ),
    ...(proposal ? feeRows(context) : []),
    row('1º vencimento', proposal && formatDate(proposal.firstInstallmentDueDate)),
    row('CET', proposal && `${formatPercent(proposal.cet)} a.a.`),
    ...(proposal ? [] : [row(TOTAL, null)]),
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
  return (
    <Cupom
      title="Compra"
      sections={[
        {
          key: 'store',
          rows: [
            row('Loja', counter.storeName),
            row('Operador', counter.operatorName, counter.hasTills && till !== null ? `Caixa ${till}` : undefined),
          ],
        },
        {
          key: 'customer',
          title: 'Cliente',
          ...(customer ? { lead: <CustomerLead customer={customer} /> } : {}),
          rows: customerRows(customer),
        },
        { key: 'plan', rows: planRows(context) },
      ]}
      {...(proposal ? { total: { label: TOTAL, value: formatReais(proposal.totalPurchaseValue) } } : {})}
    />
  );
}
