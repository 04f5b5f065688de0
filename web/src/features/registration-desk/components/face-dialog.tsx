import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { decideFace, type FaceWord } from '../calls.ts';
import { texts } from '../texts.ts';

const words = ['COMPLETED', 'CANCELED', 'SPOOF'] as const;
const cards = words.map((value) => ({ value, label: texts.faceWords[value] }));

interface FaceDialogProps {
  borrowerId: string;
  onDecided: () => void;
  onClose: () => void;
}

/** The word of an analyst on a face in conflict. */
export function FaceDialog({ borrowerId, onDecided, onClose }: FaceDialogProps) {
  const toast = useToast();
  const [status, setStatus] = useState<FaceWord['status']>('COMPLETED');
  const send = async (reason: string) => {
    await decideFace(borrowerId, { status, reason });
    toast.show({ kind: 'success', text: texts.faceDecided });
    onDecided();
  };
  return (
    <ReasonDialog
      title={texts.decideFace}
      confirm={texts.faceSend}
      busyText={texts.sending}
      cancel={texts.faceCancel}
      label={texts.faceReason}
      hint={texts.faceReasonHint}
      kind={status === 'COMPLETED' ? 'primary' : 'danger'}
      onSend={send}
      onClose={onClose}
    >
      <RadioCards
        label={texts.faceWord}
        value={status}
        onChange={(value) => setStatus(words.find((one) => one === value) ?? status)}
        cards={cards}
      />
    </ReasonDialog>
  );
}
