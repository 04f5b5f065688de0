import type { ReactNode } from 'react';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { usableLimit } from '../../../domain/super-compra/rules/outcome.ts';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Banner, type Tone } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { endTexts, texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { AskSuperCompra, EvaluatedPage, useSuperCompraOf } from './evaluated-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { ReviewRequest } from './review-request.tsx';
import { Simulate } from './simulate.tsx';
import { TotalLimit } from './total-limit.tsx';

interface EndProps {
  registration: Registration;
}

interface EndPageProps extends EndProps {
  title: string;
  tone: Tone;
  text: string;
  hint?: string;
  backText?: string;
  children?: ReactNode;
}

/** One sentence, and the way back to the service centre. */
function EndPage({ registration, title, tone, text, hint, backText = texts.back, children }: EndPageProps) {
  return (
    <PageFrame title={title} backText={backText} onBack={() => registration.send({ type: 'LEAVE' })}>
      <Banner kind={tone} title={text} isLive>
        {hint}
      </Banner>
      {children}
    </PageFrame>
  );
}

export function InProgressPage({ registration }: EndProps) {
  return (
    <PageFrame title={endTexts.inProgressTitle} onBack={() => registration.send({ type: 'LEAVE' })}>
      <div className="registration-wait" role="status">
        <Spinner />
        <p className="registration-wait-text">{endTexts.inProgress}</p>
        <p className="registration-lead">{endTexts.inProgressHint}</p>
      </div>
    </PageFrame>
  );
}

export function WaitingPage({ registration }: EndProps) {
  const refresh = () => registration.send({ type: 'REFRESH' });
  return (
    <PageFrame
      title={endTexts.waitingTitle}
      onBack={() => registration.send({ type: 'LEAVE' })}
      next={{ text: endTexts.refresh, onPress: refresh }}
    >
      <Banner kind="attention" title={endTexts.waiting} isLive>
        {endTexts.waitingHint}
      </Banner>
    </PageFrame>
  );
}

export function ConflictPage({ registration }: EndProps) {
  const refresh = () => registration.send({ type: 'REFRESH' });
  return (
    <PageFrame
      title={endTexts.conflictTitle}
      onBack={() => registration.send({ type: 'LEAVE' })}
      next={{ text: endTexts.refresh, onPress: refresh }}
    >
      <Banner kind="attention" title={endTexts.conflict} isLive>
        {endTexts.conflictHint}
      </Banner>
    </PageFrame>
  );
}

/** What a denial may say stands under it, one reason a line. */
function Denied({ registration, title }: EndProps & { title: string }) {
  const found = registration.snapshot.context.application;
  const reasons = found?.application?.reasons ?? [];
  return (
    <EndPage registration={registration} title={title} tone="danger" text={endTexts.denied}>
      {reasons.length === 0 ? null : (
        <ul className="registration-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {found?.application?.mayAskReview ? (
        <ReviewRequest borrowerId={found.borrower.id} onAsked={() => registration.send({ type: 'REFRESH' })} />
      ) : null}
    </EndPage>
  );
}

export const DeniedPage = ({ registration }: EndProps) => (
  <Denied registration={registration} title={endTexts.deniedTitle} />
);

export const PreDeniedPage = ({ registration }: EndProps) => (
  <Denied registration={registration} title={endTexts.preDeniedTitle} />
);

export function ApprovedAgainPage({ registration }: EndProps) {
  const { application, cpf } = registration.snapshot.context;
  const evaluation = useSuperCompraOf(registration);
  if (evaluation === undefined) return <PageFrame title={endTexts.loading} />;
  if (evaluation) return <EvaluatedPage registration={registration} evaluation={evaluation} />;
  return (
    <PageFrame title={endTexts.again} onBack={() => registration.send({ type: 'LEAVE' })}>
      <TotalLimit limit={application?.limit ?? null} />
      <Simulate borrowerId={application?.borrower.id} max={usableLimit(application?.limit ?? null)} />
      <AskSuperCompra cpf={cpf} />
    </PageFrame>
  );
}

export function DisabledPage({ registration, counter }: EndProps & { counter: Counter }) {
  const { customerWhatsapp } = counter;
  return (
    <EndPage
      registration={registration}
      title={endTexts.disabledTitle}
      tone="attention"
      text={endTexts.disabled}
      hint={endTexts.disabledHint}
      backText={texts.toRegistration}
    >
      {customerWhatsapp === null ? null : (
        <p>
          <a href={whatsappAddress(customerWhatsapp)} target="_blank" rel="noopener noreferrer">
            {whatsappText(customerWhatsapp)}
          </a>
        </p>
      )}
    </EndPage>
  );
}
