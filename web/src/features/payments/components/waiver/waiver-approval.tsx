import { sumReais } from '@balcao/contract/kernel';
import { ApprovalDialog } from '../../../../domain/approvals/approval-dialog.tsx';
import { formatReais } from '../../../../domain/money/format-reais.ts';
import type { Waiver } from '../../../../domain/payments/payment-calls.ts';
import { contextTotal, requestOf } from '../../machine/context.ts';
import { totalLess } from '../../rules/waiver.ts';
import { waiverTexts as texts } from '../../texts.ts';
import type { Payment } from '../../use-payment.ts';

interface WaiverApprovalProps {
  payment: Payment;
  waiver: Waiver;
  onClose: () => void;
}

/** The second person sees what is forgiven, of whom and why; then the payment is received as any other. */
export function WaiverApproval({ payment: { snapshot, send }, waiver, onClose }: WaiverApprovalProps) {
  const { context } = snapshot;
  const { id: subjectId = '', name = '' } = context.customer ?? {};
  const before = contextTotal(context);
  const total = totalLess(before, waiver);
  const ids = requestOf(context)?.installmentIds ?? [];
  const facts = {
    ...Object.fromEntries(ids.map((id) => [id, true])),
    ...waiver,
    total,
    storeId: context.storeId ?? '',
  };
  return (
    <ApprovalDialog
      title={texts.approvalTitle(formatReais(sumReais([waiver.charges, waiver.fees])))}
      asked={{ act: 'payment.waive', subjectId, facts }}
      onApproved={(approvalId) => {
        send({ type: 'CONFIRM', waiver: { ...waiver, approvalId } });
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <p>
        <strong>{texts.approvalTotal(name, formatReais(before), formatReais(total))}</strong>
      </p>
      <ul>
        {waiver.charges > 0 ? <li>{texts.ofCharges(formatReais(waiver.charges))}</li> : null}
        {waiver.fees > 0 ? <li>{texts.ofFees(formatReais(waiver.fees))}</li> : null}
      </ul>
      <p>{texts.approvalReason(waiver.reason)}</p>
    </ApprovalDialog>
  );
}
