import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { decide, type Taken } from '../calls.ts';
import { texts, type Word, wordTexts } from '../texts.ts';

interface WordDialogProps {
  taken: Taken;
  word: Word;
  onDecided: () => void;
  onClose: () => void;
}

/** Confirms the word once, with its figures and a reason. */
export function WordDialog({ taken, word, onDecided, onClose }: WordDialogProps) {
  const toast = useToast();
  const { title, confirm, told, done } = wordTexts(taken, word);
  const send = async (reason: string) => {
    await decide(taken, { ...word, reason });
    toast.show({ kind: 'success', text: done });
    onDecided();
  };
  return (
    <ReasonDialog
      title={title}
      confirm={confirm}
      busyText={texts.sending}
      cancel={texts.back}
      label={texts.reason}
      hint={texts.reasonHint}
      kind={word.isApproved ? 'primary' : 'danger'}
      onSend={send}
      onClose={onClose}
    >
      <p>{told}</p>
    </ReasonDialog>
  );
}
