import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Campaign } from '../calls.ts';
import { periodText, placeText, termsText, texts } from '../texts.ts';

const tones: Record<Campaign['status'], BadgeTone> = {
  IN_FORCE: 'success',
  FUTURE: 'info',
  PAST: 'neutral',
  WITHDRAWN: 'neutral',
  WAITING: 'attention',
};

interface CampaignCardProps {
  campaign: Campaign;
  onEnd: () => void;
}

/** One campaign: what it gives to whom, since when, and what became of it. */
export function CampaignCard({ campaign, onEnd }: CampaignCardProps) {
  const { status, trigger, fundedBy, figures, mayChange, reason } = campaign;
  const terms = termsText(campaign, formatReais);
  const isStoppable = mayChange && (status === 'IN_FORCE' || status === 'FUTURE');
  return (
    <li className="campaign">
      <div className="campaign-head">
        <h2>{terms}</h2>
        <StatusBadge tone={tones[status]} text={texts.statuses[status]} />
      </div>
      <p className="campaign-by">
        {texts.triggers[trigger]}. {periodText(campaign)}. {placeText(campaign)}, {texts.funds[fundedBy]}. {reason}
      </p>
      {figures ? <Figures of={figures} /> : <p className="campaign-by">{texts.ofProvider}</p>}
      {isStoppable ? (
        <div className="campaign-acts">
          <Button kind="quiet" aria-label={texts.endOf(terms)} onClick={onEnd}>
            {texts.end}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Figures({ of }: { of: NonNullable<Campaign['figures']> }) {
  const facts = [
    [texts.issued, of.issued],
    [texts.open, of.open],
    [texts.used, of.used],
    [texts.givenBack, of.givenBack],
    [texts.expired, of.expired],
    [texts.cost, formatReais(of.discount)],
  ] as const;
  return (
    <dl className="campaign-figures">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
