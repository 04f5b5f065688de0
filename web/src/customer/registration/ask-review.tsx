import { useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import type { StepProps } from './step.ts';
import { texts } from './texts.ts';

/** Asks that a person look at a denial that no person made. */
export function AskReview({ visit, onPage, onFailure }: Pick<StepProps, 'visit' | 'onPage' | 'onFailure'>) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onPage(await callPublic('POST /online-application/review', { body: { key: visit, text: text.trim() } }));
    } catch (error) {
      setFailure(onFailure(error));
      setBusy(false);
    }
  };
  return (
    <section>
      <p className="customer-lead">{texts.review}</p>
      <TextArea label={texts.reviewWhy} value={text} onChange={setText} maxLength={MOST_LETTERS} />
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button isWide busyText={isBusy ? texts.reviewAsking : undefined} onClick={() => void (isBusy || ask())}>
        {texts.reviewAsk}
      </Button>
    </section>
  );
}

const MOST_LETTERS = 500;
