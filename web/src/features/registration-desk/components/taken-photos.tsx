import { useState } from 'react';
import { FaceDialog } from '../../../domain/face-review/face-dialog.tsx';
import { FaceStanding, Photos, usePhotosOf } from '../../../domain/face-review/photos.tsx';
import { faceReviewTexts as texts } from '../../../domain/face-review/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Taken } from '../calls.ts';

interface TakenPhotosProps {
  taken: Taken;
  onFaceDecided: () => void;
}

/** The photographs of a registration; a conflict is decided here. */
export function TakenPhotos({ taken, onFaceDecided }: TakenPhotosProps) {
  const { borrowerId, customerName, hasPortrait, hasDocumentPhoto } = taken;
  const [isDeciding, setDeciding] = useState(false);
  const photographs = usePhotosOf(borrowerId);
  const { face, isLoading, failure, faceAgain } = photographs;
  const act =
    face?.status === 'CONFLICT' ? (
      <Button kind="primary" onClick={() => setDeciding(true)}>
        {texts.decideFace}
      </Button>
    ) : face?.status === 'IN_PROGRESS' ? (
      <Button onClick={faceAgain}>{texts.lookAgain}</Button>
    ) : undefined;
  return (
    <>
      <Photos of={{ id: borrowerId, name: customerName, hasPortrait, hasDocumentPhoto }} photographs={photographs} />
      {face && !isLoading && failure === undefined ? <FaceStanding face={face} act={act} /> : null}
      {isDeciding ? (
        <FaceDialog
          borrowerId={borrowerId}
          face={face}
          onDecided={() => {
            faceAgain();
            onFaceDecided();
          }}
          onClose={() => setDeciding(false)}
        />
      ) : null}
    </>
  );
}
