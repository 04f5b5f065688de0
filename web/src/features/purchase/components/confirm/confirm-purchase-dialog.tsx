import type { Offer, Proposal } from '../../../../domain/contracts/offer.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { counterTexts } from '../../../../domain/counter/texts.ts';
import { ConfirmButton } from '../../../../domain/counter/confirm-button.tsx';
import { authorisedBy } from '../../rules/verification-kind.ts';
import { authorisationTexts, confirmTexts } from '../../texts.ts';
import { ConfirmTerms } from './confirm-terms.tsx';

interface ConfirmPurchaseDialogProps {
  offer: Offer;
  proposal: Proposal;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked once, with the figures, before the customer is asked to authorise. */
export function ConfirmPurchaseDialog({ offer, proposal, onConfirm, onCancel }: ConfirmPurchaseDialogProps) {
  return (
    <Dialog
      open
      title={confirmTexts.title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{counterTexts.no}</Button>
          <ConfirmButton onClick={onConfirm}>{authorisationTexts[authorisedBy(offer)].ask}</ConfirmButton>
        </>
      }
    >
      <ConfirmTerms offer={offer} proposal={proposal} />
    </Dialog>
  );
}
