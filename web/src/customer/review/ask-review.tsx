import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { reviewTexts } from './texts.ts';

interface AskReviewProps {
  onAsk: (text: string) => Promise<void>;
  /** What a failure means here. */
  sentenceOf: (error: unknown) => string | undefined;
}

const MOST_LETTERS = 500;

/** Asks that a person look at a denial that no person made, with what they should know. */
export function AskReview({ onAsk, sentenceOf }: AskReviewProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onAsk(text.trim());
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <TextArea label={reviewTexts.why} value={text} onChange={setText} maxLength={MOST_LETTERS} />
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button isWide busyText={isBusy ? reviewTexts.asking : undefined} onClick={() => void (isBusy || ask())}>
        {reviewTexts.ask}
      </Button>
    </>
  );
}
