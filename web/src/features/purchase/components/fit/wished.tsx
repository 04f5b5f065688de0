import { centsToReais, wholeCents } from '@balcao/contract/kernel';
import type { Offer } from '../../../../domain/contracts/offer.ts';
import { formatReais } from '../../../../domain/money/format-reais.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { smallerFit } from '../../rules/fits.ts';
import type { Purchase } from '../../use-purchase.ts';
import { fitTexts } from './texts.ts';
import { WishQuestion } from './wish-question.tsx';

interface WishedProps {
  purchase: Pick<Purchase, 'snapshot' | 'send'>;
  offer: Offer;
}

/** The plan by what the customer can pay a month; when none fits, the purchase that would. */
export function Wished({ purchase: { snapshot, send }, offer: { fit, ...offer } }: WishedProps) {
  const { desiredCents } = snapshot.context;
  const wished = formatReais(centsToReais(desiredCents ?? wholeCents(0)));
  const smaller = smallerFit({ fit }, desiredCents);
  const isTooDear = fit !== null && fit.proposalId === null;
  return (
    <details className="wished" key={offer.id} open={fit !== null}>
      <summary>{fitTexts.wishedSummary}</summary>
      {fit !== null && !isTooDear ? <p role="status">{fitTexts.planFits(wished)}</p> : null}
      {isTooDear ? (
        <Banner
          kind="attention"
          title={fitTexts.smaller(wished)}
          isLive
          actions={
            smaller ? (
              <Button onClick={() => send({ type: 'TAKE_FIT', fit: smaller })}>
                {fitTexts.sell(formatReais(centsToReais(smaller.valueCents)))}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      <WishQuestion desiredCents={desiredCents} onWish={(cents) => send({ type: 'WISH', desiredCents: cents })} />
    </details>
  );
}
