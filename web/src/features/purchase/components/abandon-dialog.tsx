import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

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
      title="A compra ainda não foi finalizada"
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {leaveText}
          </Button>
          <Button kind="primary" data-autofocus onClick={onStay}>
            Continuar a compra
          </Button>
        </>
      }
    >
      <p>
        O cliente já autorizou esta compra com o código. Se você sair agora, ela não será concluída e nada será cobrado.
      </p>
    </Dialog>
  );
}
