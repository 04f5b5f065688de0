import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LimitBar } from '../../domain/borrowers/limit-bar.tsx';
import { ProposalsList } from '../../domain/contracts/proposals/list.tsx';
import { planText } from '../../domain/contracts/texts.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { hasCode } from '../../lib/api/error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { sentenceOf } from '../data/failure.ts';
import { restOf } from './paper.tsx';
import { ReadStep } from './read-step.tsx';
import { type QrOffer, type QrPage, texts } from './texts.ts';
import { WishQuestion } from './wish-question.tsx';
import { Waiting } from '../components/waiting.tsx';

interface OfferStepProps {
  visit: string;
  page: QrPage;
  onAsked: () => Promise<void>;
}

interface Ask {
  /** What to buy on credit; the whole purchase when left out. */
  value?: number | undefined;
  desired?: Cents | null;
}

/** What would fit instead, where the limit is short. */
interface Fit {
  available: number;
  /** Null when not even a part may be sold. */
  value: number | null;
}

type State =
  | { at: 'pricing' }
  | { at: 'offer'; offer: QrOffer }
  | { at: 'short'; fit: Fit }
  | { at: 'failed'; why: string };

const stateOf = (error: unknown): State => {
  if (!hasCode(error, 'INSUFFICIENT_LIMIT')) return { at: 'failed', why: sentenceOf(error) };
  const { availableLimit = 0, largestValue = 0 } = error.details ?? {};
  return { at: 'short', fit: { available: availableLimit, value: largestValue > 0 ? largestValue : null } };
};

async function priced(visit: string, { value, desired }: Ask): Promise<State> {
  const wished = desired ? { desiredInstallmentValue: centsToReais(desired) } : {};
  try {
    const body = { key: visit, ...(value !== undefined && { value }), ...wished };
    return { at: 'offer', offer: await callPublic('POST /qr-purchase/offer', { body }) };
  } catch (error) {
    return stateOf(error);
  }
}

/** The plans of what was asked last; an answer to another question is none. */
function useOffer(visit: string, ask: Ask, onOffer: (offer: QrOffer) => void): State {
  const [told, setTold] = useState<{ ask: Ask; state: State } | null>(null);
  useEffect(() => {
    let isOver = false;
    const tell = async () => {
      const state = await priced(visit, ask);
      if (isOver) return;
      setTold({ ask, state });
      if (state.at === 'offer') onOffer(state.offer);
    };
    void tell();
    return () => {
      isOver = true;
    };
  }, [visit, ask, onOffer]);
  return told?.ask === ask ? told.state : { at: 'pricing' };
}

/** The limit, and the ways to pay; what does not fit is made to fit. */
export function OfferStep({ visit, page, onAsked }: OfferStepProps) {
  const [ask, setAsk] = useState<Ask>({});
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { customer } = page;
  const onOffer = useCallback(({ fit }: QrOffer) => setSelectedId(fit?.proposalId ?? null), []);
  const state = useOffer(visit, ask, onOffer);
  useEffect(() => heading.current?.focus(), []);

  const offer = state.at === 'offer' ? state.offer : null;
  const proposal = offer?.proposals.find(({ id }) => id === selectedId);
  if (isReading && offer && proposal) {
    return (
      <ReadStep
        visit={visit}
        page={page}
        offer={offer}
        proposal={proposal}
        onAsked={onAsked}
        onBack={() => setReading(false)}
      />
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {texts.hello(customer?.firstName ?? '')}
      </h2>
      {customer === null ? null : <LimitBar limit={customer} />}
      {ask.value === undefined ? null : (
        <p className="customer-lead">{texts.part(ask.value, restOf(page, ask.value))}</p>
      )}
      {state.at === 'pricing' ? <Waiting text={texts.pricing} /> : null}
      {state.at === 'failed' ? (
        <Banner kind="danger" isLive actions={<Button onClick={() => setAsk({ ...ask })}>{texts.tryAgain}</Button>}>
          {state.why}
        </Banner>
      ) : null}
      {state.at === 'short' ? <Short page={page} fit={state.fit} onFit={(value) => setAsk({ value })} /> : null}
      {offer ? (
        <>
          <Wished ask={ask} offer={offer} page={page} onFit={(value) => setAsk({ ...ask, value })} />
          <ProposalsList
            proposals={offer.proposals}
            selectedId={selectedId}
            onSelect={setSelectedId}
            onAccept={() => setReading(selectedId !== null)}
            onCancel={() => setSelectedId(null)}
            couponValue={offer.couponDiscount}
            keepsScroll
          />
          {/* Under 768 px the list has no 'Aceitar' of its own. */}
          <Button kind="primary" isWide disabled={proposal === undefined} onClick={() => setReading(true)}>
            {texts.goOn}
          </Button>
          <WishQuestion onAsk={(desired) => setAsk({ ...ask, desired })} />
          {ask.value === undefined ? null : <Button onClick={() => setAsk({})}>{texts.whole}</Button>}
        </>
      ) : null}
    </>
  );
}

/** The limit is short: the largest part that may be bought on credit, and the rest at the till. */
function Short({ page, fit, onFit }: { page: QrPage; fit: Fit; onFit: (value: number) => void }) {
  const { value } = fit;
  return (
    <Banner
      kind="attention"
      title={texts.short(fit.available)}
      isLive
      actions={
        value === null ? null : (
          <Button kind="primary" onClick={() => onFit(value)}>
            {texts.fits(value)}
          </Button>
        )
      }
    >
      {value === null ? null : texts.fitsMeaning(restOf(page, value))}
    </Banner>
  );
}

/** What fits what was said to fit a month. */
function Wished({
  ask,
  offer,
  page,
  onFit,
}: {
  ask: Ask;
  offer: QrOffer;
  page: QrPage;
  onFit: (value: number) => void;
}) {
  if (!ask.desired || offer.fit === null) return null;
  const { proposalId, largestValue } = offer.fit;
  const found = offer.proposals.find(({ id }) => id === proposalId);
  if (found)
    return (
      <Banner kind="success" isLive>
        {texts.wishFound(planText(found))}
      </Banner>
    );
  return (
    <Banner
      kind="attention"
      title={texts.wishNone}
      isLive
      actions={
        largestValue === null ? null : <Button onClick={() => onFit(largestValue)}>{texts.fits(largestValue)}</Button>
      }
    >
      {largestValue === null ? null : texts.fitsMeaning(restOf(page, largestValue))}
    </Banner>
  );
}
