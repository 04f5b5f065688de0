import { useEffect, useRef, useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { sentenceOf } from '../data/failure.ts';
import { OfferPaper } from './paper.tsx';
import { type Proposal, type QrOffer, type QrPage, texts } from './texts.ts';

interface ReadStepProps {
  visit: string;
  page: QrPage;
  offer: QrOffer;
  proposal: Proposal;
  /** The authorisation was asked for. */
  onAsked: () => Promise<void>;
  onBack: () => void;
}

/** All that will be signed, on one paper and as the document, before it is authorised. */
export function ReadStep({ visit, page, offer, proposal, onAsked, onBack }: ReadStepProps) {
  const [doing, setDoing] = useState<'sheet' | 'asking' | null>(null);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const body = { key: visit, proposalId: proposal.id };
  const run = async (what: 'sheet' | 'asking', work: () => Promise<void>) => {
    if (doing !== null) return;
    setDoing(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setDoing(null);
  };
  const read = async () => saveFile(await callPublic('POST /qr-purchase/sheet', { body }), texts.file);
  const ask = async () => {
    await callPublic('POST /qr-purchase/authorisation', { body });
    await onAsked();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {texts.read}
      </h2>
      <OfferPaper page={page} offer={offer} proposal={proposal} />
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button
        isWide
        icon="file"
        busyText={doing === 'sheet' ? texts.preparing : undefined}
        onClick={() => void run('sheet', read)}
      >
        {texts.sheet}
      </Button>
      <Button
        kind="primary"
        isWide
        busyText={doing === 'asking' ? texts.authorising : undefined}
        onClick={() => void run('asking', ask)}
      >
        {texts.authorise}
      </Button>
      <Button kind="quiet" isWide onClick={onBack}>
        {texts.otherPlan}
      </Button>
    </>
  );
}
