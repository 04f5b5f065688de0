import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type Colleague, useStaffActs } from '../staff-calls.ts';
import { texts } from '../texts.ts';

/** Blocks and unblocks; it says itself how it went. */
export function useToggle(retailerId: string | undefined) {
  const { change } = useStaffActs();
  const toast = useToast();
  const toggle = async ({ id, active }: Colleague) => {
    try {
      await change.mutateAsync({ id, active: !active, ...(retailerId !== undefined && { retailerId }) });
      toast.show({ kind: 'success', text: active ? texts.blockDone : texts.unblockDone });
    } catch {
      toast.show({ kind: 'danger', text: texts.toggleFailed, ms: 4000 });
    }
  };
  return { toggle, isSending: change.isPending };
}

interface BlockDialogProps {
  colleague: Colleague;
  isSending: boolean;
  onBlock: () => void;
  onClose: () => void;
}

/** A block ends what the colleague is doing: it is asked once, by name. */
export function BlockDialog({ colleague, isSending, onBlock, onClose }: BlockDialogProps) {
  return (
    <Dialog
      open
      title={texts.blockTitle(colleague.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {texts.cancel}
          </Button>
          <Button kind="danger" onClick={onBlock} busyText={isSending ? texts.blocking : undefined}>
            {texts.block}
          </Button>
        </>
      }
    >
      <p>{texts.blockNote}</p>
    </Dialog>
  );
}
