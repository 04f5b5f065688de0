import { formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type Billing, reissue } from './calls.ts';
import { texts } from './texts.ts';

interface ReissueDialogProps {
  retailerId: string;
  billing: Billing;
  onClose: () => void;
}

/** What another boleto costs is said before it is issued. */
export function ReissueDialog({ retailerId, billing, onClose }: ReissueDialogProps) {
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { value, dueDate } = billing.invoice;
  const send = async () => {
    setSending(true);
    try {
      const { invoice } = await reissue(retailerId, billing);
      toast.show({ kind: 'success', text: texts.reissued(formatReais(invoice.value)), ms: 4_000 });
      onClose();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      title={texts.reissueTitle}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind="primary" busyText={isSending ? texts.reissuing : undefined} onClick={() => void send()}>
            {texts.reissueNow}
          </Button>
        </>
      }
    >
      <p>{texts.reissueWhat(formatReais(value), formatDate(dueDate))}</p>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
    </Dialog>
  );
}
