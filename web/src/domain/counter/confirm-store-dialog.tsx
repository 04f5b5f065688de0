import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { counterTexts, storeTexts } from './texts.ts';

interface ConfirmStoreDialogProps {
  storeName: string | undefined;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** Asked before money moves on a device whose store is missing or is another one by now (cashier spec 2.4). */
export function ConfirmStoreDialog({ storeName, onConfirm, onRefuse }: ConfirmStoreDialogProps) {
  return (
    <Dialog
      open
      title={storeTexts.confirm}
      onClose={onRefuse}
      actions={
        <>
          <Button onClick={onRefuse}>{counterTexts.no}</Button>
          <ConfirmButton onClick={onConfirm}>{storeTexts.yes}</ConfirmButton>
        </>
      }
    >
      <p>
        {storeTexts.isHere} <strong>{storeName}</strong>
      </p>
    </Dialog>
  );
}
