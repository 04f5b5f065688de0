import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { abandonTexts } from '../texts.ts';

interface AbandonDialogProps {
  open: boolean;
  /** What leaving does: 'Sair desta página', 'Cancelar a compra'. */
  leaveText: string;
  onStay: () => void;
  onLeave: () => void;
}

/** A sale the customer already authorised is not thrown away by one key. */
export function AbandonDialog({ open, leaveText, onStay, onLeave }: AbandonDialogProps) {
  return (
    <Dialog
      open={open}
      title={abandonTexts.title}
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {leaveText}
          </Button>
          <Button kind="primary" data-autofocus onClick={onStay}>
            {abandonTexts.stay}
          </Button>
        </>
      }
    >
      <p>{abandonTexts.meaning}</p>
    </Dialog>
  );
}
