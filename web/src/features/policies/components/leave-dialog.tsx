import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { texts } from '../texts.ts';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** What was typed is not thrown away by one click. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      title={texts.leaveTitle}
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {texts.leave}
          </Button>
          <Button kind="primary" data-autofocus onClick={onStay}>
            {texts.keepEditing}
          </Button>
        </>
      }
    >
      <p>{texts.leaveText}</p>
    </Dialog>
  );
}
