import { formatReais } from '../../../../domain/money/format-reais.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { MoneyField } from '../../../../ui/field/money-field.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { waiverTexts as texts } from '../../texts.ts';
import type { Payment } from '../../use-payment.ts';
import { useWaiver } from './use-waiver.ts';
import { WaiverApproval } from './waiver-approval.tsx';

interface WaiverDialogProps {
  payment: Payment;
  onClose: () => void;
}

const FORM = 'waiver';

/** How much of the charges and of the fee is forgiven, and why; a second person signs, and the rest is received. */
export function WaiverDialog({ payment, onClose }: WaiverDialogProps) {
  const waiver = useWaiver(payment.snapshot.context);
  const { most, isAsking, asked } = waiver;
  if (asked) return <WaiverApproval payment={payment} waiver={asked} onClose={waiver.askAnew} />;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={isAsking ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isAsking}>
            {texts.back}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busyText={isAsking ? texts.asking : undefined}>
            {texts.ask}
          </Button>
        </>
      }
    >
      <p>{texts.about}</p>
      <Form id={FORM} className="payment-waiver" onSubmit={() => void waiver.ask()}>
        {most.charges > 0 ? (
          <MoneyField
            label={texts.charges}
            hint={texts.chargesHint(formatReais(most.charges))}
            {...waiver.charges}
            startsFocused
          />
        ) : null}
        {most.fees > 0 ? (
          <MoneyField
            label={texts.fees}
            hint={texts.feesHint(formatReais(most.fees))}
            {...waiver.fees}
            startsFocused={most.charges === 0}
          />
        ) : null}
        <TextArea label={texts.reason} hint={texts.reasonHint} {...waiver.reason} maxLength={200} rows={2} />
      </Form>
      <p className="payment-confirmation-total">
        {texts.left} <strong>{formatReais(waiver.left)}</strong>
      </p>
    </Dialog>
  );
}
