import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BorrowerPhoto } from '../../../domain/borrowers/borrower-photo.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Portrait } from '../../../ui/data/portrait.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { documentQuery, type Face, faceQuery, type Taken } from '../calls.ts';
import { documentDoubts, faceDoubtsOf, texts } from '../texts.ts';
import { FaceDialog } from './face-dialog.tsx';

const sourceOf = ({ imagebase64, contentType }: { imagebase64: string; contentType: string }) =>
  `data:${contentType};base64,${imagebase64}`;

interface PhotosProps {
  taken: Taken;
  onFaceDecided: () => void;
}

/** The face and the document of a registration beside what was known before; a conflict is decided here. */
export function Photos({ taken, onFaceDecided }: PhotosProps) {
  const { borrowerId, customerName, hasPortrait, hasDocumentPhoto } = taken;
  const face = useQuery(faceQuery(borrowerId));
  const document = useQuery(documentQuery(borrowerId));
  const failed = face.error ?? document.error;
  const again = () => void Promise.all([face.refetch(), document.refetch()]);
  if (failed)
    return (
      <Banner kind="danger" actions={<Button onClick={again}>{texts.tryAgain}</Button>}>
        {errorText(failed, brandName())}
      </Banner>
    );
  if (face.isLoading || document.isLoading) return <SkeletonRows label={texts.loadingPhotos} rows={2} />;
  const images = document.data?.images ?? [];
  if (!face.data && images.length === 0 && !hasPortrait && !hasDocumentPhoto) return <p>{texts.noPhotos}</p>;
  const borrower = { id: borrowerId, name: customerName };
  return (
    <>
      <div className="registration-desk-photos">
        {face.data ? <Picture name={customerName} src={sourceOf(face.data)} caption={texts.face} /> : null}
        {hasPortrait ? <BorrowerPhoto borrower={borrower} caption={texts.known} isEnlargeable /> : null}
        {images.map((image) => (
          <Picture key={image.label} name={customerName} src={sourceOf(image)} caption={texts.sides[image.label]}>
            {image.doubts.map((doubt) => documentDoubts[doubt]).join('. ')}
          </Picture>
        ))}
        {hasDocumentPhoto && images.length === 0 ? (
          <BorrowerPhoto borrower={borrower} kind="document" caption={texts.document} isEnlargeable />
        ) : null}
      </div>
      {face.data || images.length > 0 ? <p className="registration-desk-soft">{texts.photosHint}</p> : null}
      {face.data ? (
        <FaceState
          face={face.data}
          borrowerId={borrowerId}
          onLookAgain={again}
          onDecided={() => {
            again();
            onFaceDecided();
          }}
        />
      ) : null}
    </>
  );
}

interface PictureProps {
  name: string;
  src: string;
  caption: string;
  /** What is doubtful about it. */
  children?: ReactNode;
}

/** A click shows it large. */
function Picture({ name, src, caption, children }: PictureProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="registration-desk-photo"
        aria-label={texts.enlarge(caption)}
        onClick={() => setLarge(true)}
      >
        <Portrait name={name} src={src} caption={caption} />
      </button>
      {children ? <p className="registration-desk-soft">{children}</p> : null}
      <Dialog open={isLarge} size="wide" title={caption} onClose={() => setLarge(false)}>
        <img className="registration-desk-large" src={src} alt={caption} />
      </Dialog>
    </div>
  );
}

interface FaceStateProps {
  face: Face;
  borrowerId: string;
  onLookAgain: () => void;
  onDecided: () => void;
}

/** What the face came to; while it is in conflict who looks decides. */
function FaceState({ face, borrowerId, onLookAgain, onDecided }: FaceStateProps) {
  const [isDeciding, setDeciding] = useState(false);
  const { status, doubts, similarity } = face;
  const tone = { COMPLETED: 'success', SAVED: 'info', IN_PROGRESS: 'info', CONFLICT: 'attention' } as const;
  const isConflict = status === 'CONFLICT';
  const act = isConflict ? (
    <Button kind="primary" onClick={() => setDeciding(true)}>
      {texts.decideFace}
    </Button>
  ) : status === 'IN_PROGRESS' ? (
    <Button onClick={onLookAgain}>{texts.lookAgain}</Button>
  ) : undefined;
  return (
    <>
      <Banner
        kind={status === 'CANCELED' || status === 'SPOOF' ? 'danger' : tone[status]}
        title={texts.faceStatuses[status]}
        actions={act}
      >
        {faceDoubtsOf(doubts).join('. ')}
        {similarity === null ? null : <p>{texts.similarity(similarity)}</p>}
        {isConflict ? <p>{texts.conflictDo}</p> : null}
      </Banner>
      {isDeciding ? (
        <FaceDialog borrowerId={borrowerId} onDecided={onDecided} onClose={() => setDeciding(false)} />
      ) : null}
    </>
  );
}
