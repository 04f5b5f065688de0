import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { sentenceOf } from '../data/failure.ts';
import { texts } from './texts.ts';

/** Asked once: it cannot be taken back. */
export function DeclineQuestion({ onDecline, onBack }: { onDecline: () => Promise<void>; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => heading.current?.focus(), []);
  const decline = async () => {
    setBusy(true);
    try {
      await onDecline();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {texts.declineTitle}
      </h2>
      <p>{texts.declineMeaning}</p>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button kind="danger" isWide busyText={isBusy ? texts.declining : undefined} onClick={() => void decline()}>
        {texts.declineYes}
      </Button>
      <Button isWide onClick={onBack}>
        {texts.stay}
      </Button>
    </>
  );
}
