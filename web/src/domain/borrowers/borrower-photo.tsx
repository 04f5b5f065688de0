import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Portrait } from '../../ui/data/portrait.tsx';
import type { Borrower } from './borrower.ts';
import { type PhotoKind, photoQuery } from './borrower-calls.ts';
import { texts } from './texts.ts';
import './borrower-photo.css';

interface BorrowerPhotoProps {
  borrower: Pick<Borrower, 'id' | 'name'>;
  kind?: PhotoKind;
  size?: 'small' | 'normal';
  /** Under the picture, in place of the name: 'Documento'. */
  caption?: string;
  /** A click shows it large. */
  isEnlargeable?: boolean;
}

/** Photograph of a customer; an outline until it arrives or when there is none. */
export function BorrowerPhoto({
  borrower,
  kind = 'portrait',
  size = 'normal',
  caption,
  isEnlargeable,
}: BorrowerPhotoProps) {
  const { data: src = null } = useQuery(photoQuery(borrower.id, kind));
  const [isLarge, setLarge] = useState(false);
  const named = { name: borrower.name, ...(caption ? { caption } : {}) };
  const picture = <Portrait {...named} src={src} size={size} />;
  if (!isEnlargeable || src === null) return picture;
  const title = caption ? texts.pictureOf(caption, borrower.name) : borrower.name;
  return (
    <>
      <button
        type="button"
        className="borrower-photo-button"
        aria-label={texts.enlarge(title)}
        onClick={() => setLarge(true)}
      >
        {picture}
      </button>
      <Dialog open={isLarge} title={title} onClose={() => setLarge(false)}>
        <div className="borrower-photo-large">
          <Portrait {...named} src={src} size="large" />
        </div>
      </Dialog>
    </>
  );
}
