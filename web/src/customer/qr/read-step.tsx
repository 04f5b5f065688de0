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

type Paper = keyof typeof texts.papers;
const papers: readonly Paper[] = ['draft', 'sheet'];

/** All that will be signed, on one paper and as the documents, before it is authorised. */
export function ReadStep({ visit, page, offer, proposal, onAsked, onBack }: ReadStepProps) {
  const [doing, setDoing] = useState<Paper | 'asking' | null>(null);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const body = { key: visit, proposalId: proposal.id };
  const run = async (what: Paper | 'asking', work: () => Promise<void>) => {
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
  const read = async (paper: Paper) =>
    saveFile(await callPublic(`POST /qr-purchase/${paper}`, { body }), texts.papers[paper].file);
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
      {papers.map((paper) => (
        <Button
          key={paper}
          isWide
          icon="file"
          busyText={doing === paper ? texts.preparing : undefined}
          onClick={() => void run(paper, () => read(paper))}
        >
          {texts.papers[paper].name}
        </Button>
      ))}
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
