import { careTexts } from '../../../domain/care/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { CustomerCare } from '../calls.ts';
import { askedByText, texts, whatText } from '../texts.ts';

type Consent = CustomerCare['consents'][number];

const tones = { WAITING: 'attention', APPROVED: 'success', REFUSED: 'neutral' } as const;

/** What is kept and until when, what was agreed to, and what was asked for. */
export function CareFacts({ care, onWithdraw }: { care: CustomerCare; onWithdraw: (consent: Consent) => void }) {
  return (
    <>
      <section className="care-part">
        <h2>{texts.kept}</h2>
        <dl className="care-kept">
          {care.kept.map((kept) => (
            <div key={kept.kind}>
              <dt>{careTexts.kinds[kept.kind]}</dt>
              <dd>{careTexts.why(kept)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="care-part">
        <h2>{texts.consents}</h2>
        {care.consents.length === 0 ? <p className="care-soft">{texts.noConsents}</p> : null}
        <ul className="care-list">
          {care.consents.map((consent) => (
            <li key={consent.id}>
              <span>
                <strong>{careTexts.purposes[consent.purpose]}</strong>
                <br />
                <span className="care-soft">{careTexts.consent(consent)}</span>
              </span>
              {consent.withdrawnAt === null ? (
                <Button
                  aria-label={`${texts.withdraw}: ${careTexts.purposes[consent.purpose]}`}
                  onClick={() => onWithdraw(consent)}
                >
                  {texts.withdraw}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {care.requests.length === 0 ? null : (
        <section className="care-part">
          <h2>{texts.history}</h2>
          <ul className="care-list">
            {care.requests.map((request) => (
              <li key={request.id}>
                <span>
                  <strong>{whatText(request)}</strong>
                  <br />
                  <span className="care-soft">
                    {request.decision?.reason ?? request.reason}
                    <br />
                    {askedByText(request)}
                  </span>
                </span>
                <StatusBadge tone={tones[request.status]} text={careTexts.statuses[request.status]} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
