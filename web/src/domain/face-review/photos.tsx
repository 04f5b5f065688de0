import type { Wire } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Portrait } from '../../ui/data/portrait.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { BorrowerPhoto } from '../borrowers/borrower-photo.tsx';
import { documentQuery, type Face, faceQuery } from './calls.ts';
import { documentDoubts, faceDoubtsOf, faceReviewTexts as texts } from './texts.ts';
import './face-review.css';

type Documents = Wire<'GET /datalake-acesso/biometry/borrowers/{id}/document'>['answer'];

const sourceOf = ({ imagebase64, contentType }: { imagebase64: string; contentType: string }) =>
  `data:${contentType};base64,${imagebase64}`;

/** What of a customer is known beside the photographs of the registration. */
export interface Reviewed {
  id: string;
  name: string;
  hasPortrait: boolean;
  hasDocumentPhoto: boolean;
}

/** The photographs of a registration as the server has them; undefined while they are asked for. */
export function usePhotosOf(id: string) {
  const face = useQuery(faceQuery(id));
  const document = useQuery(documentQuery(id));
  const failed = face.error ?? document.error;
  return {
    face: face.data ?? null,
    document: document.data ?? null,
    isLoading: face.isLoading || document.isLoading,
    failure: failed ? errorText(failed, brandName()) : undefined,
    again: () => void Promise.all([face.refetch(), document.refetch()]),
    /** Every look at a picture is written down: the document's is not asked for when only the face may have changed. */
    faceAgain: () => void face.refetch(),
  };
}

export type Photographs = ReturnType<typeof usePhotosOf>;

/** The face and the document of a registration beside what was known before. */
export function Photos({ of, photographs }: { of: Reviewed; photographs: Photographs }) {
  const { face, document, isLoading, failure, again } = photographs;
  if (failure !== undefined)
    return (
      <Banner kind="danger" actions={<Button onClick={again}>{texts.tryAgain}</Button>}>
        {failure}
      </Banner>
    );
  if (isLoading) return <SkeletonRows label={texts.loadingPhotos} rows={2} />;
  const images: Documents['images'] = document?.images ?? [];
  if (!face && images.length === 0 && !of.hasPortrait && !of.hasDocumentPhoto) return <p>{texts.noPhotos}</p>;
  return (
    <>
      <div className="face-review-photos">
        {face ? <Picture name={of.name} src={sourceOf(face)} caption={texts.face} /> : null}
        {of.hasPortrait ? <BorrowerPhoto borrower={of} caption={texts.known} isEnlargeable /> : null}
        {images.map((image) => (
          <Picture key={image.label} name={of.name} src={sourceOf(image)} caption={texts.sides[image.label]}>
            {image.doubts.map((doubt) => documentDoubts[doubt]).join('. ')}
          </Picture>
        ))}
        {of.hasDocumentPhoto && images.length === 0 ? (
          <BorrowerPhoto borrower={of} kind="document" caption={texts.document} isEnlargeable />
        ) : null}
      </div>
      {face || images.length > 0 ? <p className="face-review-soft">{texts.photosHint}</p> : null}
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
        className="face-review-photo"
        aria-label={texts.enlarge(caption)}
        onClick={() => setLarge(true)}
      >
        <Portrait name={name} src={src} caption={caption} />
      </button>
      {children ? <p className="face-review-soft">{children}</p> : null}
      <Dialog open={isLarge} size="wide" title={caption} onClose={() => setLarge(false)}>
        <img className="face-review-large" src={src} alt={caption} />
      </Dialog>
    </div>
  );
}

const tones = {
  COMPLETED: 'success',
  SAVED: 'info',
  IN_PROGRESS: 'info',
  CONFLICT: 'attention',
  CANCELED: 'danger',
  SPOOF: 'danger',
} as const satisfies Record<Face['status'], string>;

/** What the face came to, and why; with what may be done about it. */
export function FaceStanding({ face, act }: { face: Face; act?: ReactNode }) {
  const { status, doubts, similarity } = face;
  return (
    <Banner kind={tones[status]} title={texts.faceStatuses[status]} actions={act}>
      {faceDoubtsOf(doubts).join('. ')}
      {similarity === null ? null : <p>{texts.similarity(similarity)}</p>}
      {status === 'CONFLICT' ? <p>{texts.conflictDo}</p> : null}
    </Banner>
  );
}
