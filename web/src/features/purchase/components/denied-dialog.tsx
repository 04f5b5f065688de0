import { counterTexts } from '../../../domain/counter/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { codeTexts } from '../texts.ts';

/** An analyst, or the customer, said no. */
export function DeniedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title={codeTexts.title}
      onClose={onClose}
      actions={
        <Button kind="primary" data-autofocus onClick={onClose}>
          {counterTexts.back}
        </Button>
      }
    >
      <Banner kind="danger" title={codeTexts.denied} isLive>
        {codeTexts.deniedMeaning}
      </Banner>
    </Dialog>
  );
}
