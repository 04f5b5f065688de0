import { type Cents, centsToReais, formatDate, wholeCents } from '@balcao/contract/kernel';
import { useEffect, useRef } from 'react';
import type { CallFailure } from '../../../../domain/counter/failure.ts';
import { formatReais } from '../../../../domain/money/format-reais.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { takeFocus } from '../../../../ui/keyboard/take-focus.ts';
import type { MoreAsked } from '../../machine/context.ts';
import type { Fit, Fits } from '../../rules/fits.ts';
import type { Purchase } from '../../use-purchase.ts';
import { texts } from '../../texts.ts';
import { fitTexts } from './texts.ts';
import { WishQuestion } from './wish-question.tsx';
import './fit-panel.css';

interface FitPanelProps {
  purchase: Purchase;
  refusal: CallFailure;
  fits: Fits;
  /** Where more can be asked for: extra credit that is told at once, or an analyst. */
  moreBy: MoreAsked['way'];
}

const inReais = (cents: Cents | null) => formatReais(centsToReais(cents ?? wholeCents(0)));
const reaisOf = ({ valueCents }: Fit) => inReais(valueCents);

/** The limit is short: what would fit instead, one press each, and whom to ask for more. */
export function FitPanel({ purchase: { snapshot, send }, refusal, fits, moreBy }: FitPanelProps) {
  const { desiredCents, more } = snapshot.context;
  const { largest, withDownPayment, forInstallment } = fits;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => takeFocus(panel.current?.querySelector('button')), []);
  const take = (fit: Fit) => send({ type: 'TAKE_FIT', fit });
  return (
    <section className="fit-panel" ref={panel} aria-label={fitTexts.title}>
      <Banner kind="danger" title={refusal.message} isLive>
        {texts.nothingCharged} {fitTexts.short(formatReais(fits.available), formatReais(fits.missing))}
      </Banner>
      <h2>{fitTexts.title}</h2>
      {forInstallment ? (
        <Choice act={fitTexts.sell(reaisOf(forInstallment))} onPress={() => take(forInstallment)}>
          {fitTexts.inInstallmentsOf(inReais(forInstallment.desiredCents))}
        </Choice>
      ) : null}
      {largest ? (
        <Choice act={fitTexts.sell(reaisOf(largest))} onPress={() => take(largest)}>
          {fitTexts.largest}
        </Choice>
      ) : null}
      {withDownPayment ? (
        <Choice
          act={fitTexts.downPayment(inReais(withDownPayment.downPaymentCents))}
          onPress={() => take(withDownPayment)}
        >
          {fitTexts.theRest(reaisOf(withDownPayment))}
        </Choice>
      ) : null}
      {forInstallment === null ? <p role="status">{fitTexts.noneFits}</p> : null}
      {largest ? (
        <WishQuestion desiredCents={desiredCents} onWish={(cents) => send({ type: 'WISH', desiredCents: cents })} />
      ) : (
        <p>{fitTexts.nothingFits}</p>
      )}
      <More purchase={{ snapshot, send }} by={moreBy} more={more} />
    </section>
  );
}

function Choice({ act, onPress, children }: { act: string; onPress: () => void; children: string }) {
  return (
    <p className="fit-choice">
      <Button onClick={onPress}>{act}</Button>
      <span>{children}</span>
    </p>
  );
}

interface MoreProps {
  purchase: Pick<Purchase, 'snapshot' | 'send'>;
  by: MoreAsked['way'];
  more: MoreAsked | null;
}

/** More limit: asked for once, and what became of it. */
function More({ purchase: { snapshot, send }, by, more }: MoreProps) {
  if (more) {
    return (
      <Banner kind={isDenied(more) ? 'attention' : 'info'} isLive>
        {moreText(more)}
      </Banner>
    );
  }
  const isExtra = by === 'extra';
  return (
    <p className="fit-choice">
      <Button
        busyText={snapshot.matches('askingMore') ? fitTexts.asking : undefined}
        onClick={() => send({ type: 'ASK_MORE', way: by })}
      >
        {isExtra ? fitTexts.askExtra : fitTexts.askAnalyst}
      </Button>
      <span>{isExtra ? fitTexts.extraMeaning : fitTexts.analystMeaning}</span>
    </p>
  );
}

const isDenied = (more: MoreAsked) => more.way === 'extra' && more.extraCredit.decision === 'DENIED';

function moreText(more: MoreAsked): string {
  if (more.way === 'analyst') return fitTexts.asked(formatReais(more.toLimit), formatDate(more.expiresOn));
  const { status, decision, policy } = more.extraCredit;
  if (decision === 'DENIED') return fitTexts.extraDenied;
  return status === 'ACCEPTED' ? fitTexts.extraPart(formatReais(policy.maxAmount)) : fitTexts.extraWaits;
}
