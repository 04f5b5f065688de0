import type { FacePhotoStatus } from '@balcao/contract';
import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { StatusBadge, type BadgeTone } from '../../ui/feedback/status-badge.tsx';
import { photographTexts as texts } from './texts.ts';

const tones: Record<FacePhotoStatus, BadgeTone> = {
  SAVED: 'success',
  IN_PROGRESS: 'info',
  COMPLETED: 'success',
  CONFLICT: 'attention',
  CANCELED: 'danger',
  SPOOF: 'danger',
};

interface FaceStatusProps {
  status: FacePhotoStatus;
  /** Until when a conflict is looked at. */
  analysisEndsAt: string | null;
  /** Nobody looked in time. */
  isOver?: boolean;
  onRefresh: () => void;
}

/** What the face has come to; a conflict says what it is and what to do. */
export function FaceStatus({ status, analysisEndsAt, isOver = false, onRefresh }: FaceStatusProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const until = analysisEndsAt && texts.conflictUntil(formatDateTime(analysisEndsAt));
  return (
    <div role="status" className="biometry-status">
      <StatusBadge tone={tones[status]} text={texts.statuses[status]} />
      {status === 'CONFLICT' ? (
        <>
          <p className="biometry-hint">{isOver ? texts.conflictOver : until && `${until} ${texts.conflictTurns}`}</p>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {texts.more}
          </Button>
          <Button kind="quiet" onClick={onRefresh}>
            {texts.refresh}
          </Button>
          <Dialog
            open={isOpen}
            title={texts.conflictTitle}
            onClose={close}
            actions={
              <Button kind="primary" onClick={close}>
                {texts.close}
              </Button>
            }
          >
            <p>{texts.conflict}</p>
            <p>{isOver ? texts.conflictOver : texts.conflictDo}</p>
            {isOver ? null : until && <p>{until}</p>}
          </Dialog>
        </>
      ) : null}
    </div>
  );
}
