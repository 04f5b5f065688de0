import { centsToReais, sumReais } from '@balcao/contract/kernel';
import { ApprovalDialog } from '../../../../domain/approvals/approval-dialog.tsx';
import { formatReais } from '../../../../domain/money/format-reais.ts';
import { downPaymentTexts as texts } from '../../texts.ts';
import type { Purchase } from '../../use-purchase.ts';

/** A down payment above what the store lets one person take: the second person sees the sale, and the plans are shown. */
export function DownPaymentApproval({ purchase: { snapshot, send } }: { purchase: Purchase }) {
  const { refusal, customer, valueCents, downPaymentCents, storeId } = snapshot.context;
  const isAsked = refusal?.code === 'APPROVAL_REQUIRED' || refusal?.code === 'APPROVAL_NOT_VALID';
  if (!snapshot.matches('waitingPurchaseInput') || !isAsked) return null;
  if (!customer || valueCents === null || downPaymentCents === null) return null;
  const [principal, downPayment] = [centsToReais(valueCents), centsToReais(downPaymentCents)];
  const { id: subjectId, name } = customer.borrower;
  return (
    <ApprovalDialog
      title={texts.title(formatReais(downPayment))}
      asked={{ act: 'contract.down-payment', subjectId, facts: { principal, downPayment, storeId } }}
      onApproved={(approvalId) => {
        send({ type: 'APPROVED', approvalId });
        return Promise.resolve();
      }}
      onClose={() => send({ type: 'LEAVE_FIT' })}
    >
      <p>
        <strong>{texts.what(name, formatReais(downPayment))}</strong>
      </p>
      <p>{texts.rest(formatReais(sumReais([principal, downPayment])), formatReais(principal))}</p>
    </ApprovalDialog>
  );
}
