import { useRef } from 'react';
import { FaceDialog } from '../../../domain/face-review/face-dialog.tsx';
import { FaceStanding, Photos, usePhotosOf } from '../../../domain/face-review/photos.tsx';
import { type DeskItem, release } from '../calls.ts';
import { texts } from '../texts.ts';

interface FaceCheckProps {
  item: DeskItem;
  /** Whether it was decided, and not given back. */
  onClose: (isDecided: boolean) => void;
}

/** A face in conflict that this analyst took: the photographs, why they are in doubt, and the word on them. */
export function FaceCheck({ item, onClose }: FaceCheckProps) {
  const { ownerId, who } = item;
  const isDecided = useRef(false);
  const photographs = usePhotosOf(ownerId);
  const { face } = photographs;
  // It was compared with a portrait: who decides sees both.
  const hasPortrait = face !== null && face.similarity !== null;
  const close = async () => {
    // It goes back by itself after ten minutes: a failure here stops nobody.
    if (!isDecided.current) await release(item).catch(() => undefined);
    onClose(isDecided.current);
  };
  return (
    <FaceDialog
      borrowerId={ownerId}
      face={face}
      title={texts.faceTitle}
      cancel={texts.cancel}
      onDecided={() => {
        isDecided.current = true;
      }}
      onClose={() => void close()}
    >
      <p>{texts.faceIntro(who)}</p>
      <Photos of={{ id: ownerId, name: who, hasPortrait, hasDocumentPhoto: false }} photographs={photographs} />
      {face ? <FaceStanding face={face} /> : null}
    </FaceDialog>
  );
}
