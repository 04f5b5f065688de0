import { formatPhone } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { codeTexts, phoneTexts, texts } from '../texts.ts';

interface ConfirmPhoneDialogProps {
  open: boolean;
  /** Digits. */
  phone: string;
  busyText: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** 'Atenção! Confirme o telefone': without a code the customer's word is what there is. */
export function ConfirmPhoneDialog({ open, phone, busyText, onClose, onConfirm }: ConfirmPhoneDialogProps) {
  const [isConfirmed, setConfirmed] = useState(false);
  const close = () => {
    setConfirmed(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={phoneTexts.confirmTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{codeTexts.cancel}</Button>
          <Button kind="primary" disabled={!isConfirmed} busyText={busyText} onClick={onConfirm}>
            {texts.next}
          </Button>
        </>
      }
    >
      <p className="registration-number">{formatPhone(`+55${phone}`)}</p>
      <p>{phoneTexts.confirmMeaning}</p>
      <Checkbox label={phoneTexts.confirmed} isChecked={isConfirmed} onChange={setConfirmed} />
    </Dialog>
  );
}
