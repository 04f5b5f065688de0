import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { CaptureDialog } from '../../photographs/later.ts';
import { readingTexts as texts } from './texts.ts';
import type { DocumentReading } from './use-document-reading.ts';
import './reading.css';

interface ReadDocumentProps {
  reading: DocumentReading;
  /** May use the camera app of the device besides. */
  mayUseDevice?: boolean;
}

/** The way to a photograph of the document, and what came of it: help for who types, never instead of them. */
export function ReadDocument({ reading, mayUseDevice = false }: ReadDocumentProps) {
  const { state, url } = reading;
  const [isOpen, setOpen] = useState(false);
  const isQuiet = state === 'idle' || state === 'reading';
  return (
    <div className="reading">
      <Button icon="camera" onClick={() => setOpen(true)} busyText={state === 'reading' ? texts.reading : undefined}>
        {state === 'idle' ? texts.open : texts.again}
      </Button>
      {state === 'idle' ? <p className="reading-hint">{texts.notKept}</p> : null}
      {url ? (
        <div className="reading-photo">
          <img src={url} alt={texts.photo} />
          {state === 'reading' ? (
            <p role="status">
              <Spinner /> {texts.reading}
            </p>
          ) : null}
        </div>
      ) : null}
      {isQuiet ? null : (
        <Banner kind={state === 'READ' || state === 'SAME' ? 'info' : 'attention'} isLive>
          {texts.told[state]}
        </Banner>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <CaptureDialog
            subject="front"
            words={texts.capture}
            mayUseDevice={mayUseDevice}
            onPhoto={(photo) => {
              setOpen(false);
              reading.read(photo);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
