import { type ReactNode, useState } from 'react';
import { RadioCards } from '../../ui/choice/radio-cards.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { ReasonDialog } from '../reasons/reason-dialog.tsx';
import { decideFace, type Face, type FaceWord } from './calls.ts';
import { faceReviewTexts as texts } from './texts.ts';

const words = ['COMPLETED', 'CANCELED', 'SPOOF'] as const;
const cards = words.map((value) => ({ value, label: texts.faceWords[value] }));

interface FaceDialogProps {
  borrowerId: string;
  /** The picture that is looked at; null while it is asked for. */
  face: Face | null;
  /** What else is looked at here. */
  children?: ReactNode;
  title?: string;
  cancel?: string;
  onDecided: () => void;
  onClose: () => void;
}

/** The word of an analyst on a face in conflict. */
export function FaceDialog({ borrowerId, face, children, title, cancel, onDecided, onClose }: FaceDialogProps) {
  const toast = useToast();
  const [status, setStatus] = useState<FaceWord['status']>('COMPLETED');
  const send = async (reason: string) => {
    await decideFace(borrowerId, { status, reason, ...(face && { takenAt: face.takenAt }) });
    toast.show({ kind: 'success', text: texts.faceDecided });
    onDecided();
  };
  return (
    <ReasonDialog
      title={title ?? texts.decideFace}
      size={children === undefined ? 'normal' : 'wide'}
      confirm={texts.faceSend}
      busyText={texts.sending}
      cancel={cancel ?? texts.faceCancel}
      label={texts.faceReason}
      hint={texts.faceReasonHint}
      kind={status === 'COMPLETED' ? 'primary' : 'danger'}
      isIncomplete={face === null}
      onSend={send}
      onClose={onClose}
    >
      {children}
      <RadioCards
        label={texts.faceWord}
        value={status}
        onChange={(value) => setStatus(words.find((one) => one === value) ?? status)}
        cards={cards}
      />
    </ReasonDialog>
  );
}
