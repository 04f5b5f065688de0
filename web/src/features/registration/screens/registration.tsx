import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { ResumeFailed } from '../../../domain/counter/resume-failed.tsx';
import { ResumedNotice } from '../../../domain/counter/resumed-notice.tsx';
import { type Counter, useCounter } from '../../../domain/counter/use-counter.ts';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { BiometryPage, LivenessPages } from '../biometry/index.ts';
import { SendCodePage, VerifyPhonePage } from '../components/code-pages.tsx';
import { CpfPage } from '../components/cpf-page.tsx';
import { DataPage } from '../components/data-page.tsx';
import { DueDayPage } from '../components/due-day-page.tsx';
import {
  ApprovedAgainPage,
  ConflictPage,
  DeniedPage,
  DisabledPage,
  InProgressPage,
  PreDeniedPage,
  WaitingPage,
} from '../components/end-pages.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { PhoneDialog } from '../components/phone-dialog.tsx';
import { PhoneIcon, PhonePage } from '../components/phone-page.tsx';
import { PreApprovedPage } from '../components/pre-approved-page.tsx';
import { RegistrationCupom } from '../components/registration-cupom.tsx';
import { WelcomePage } from '../components/welcome-page.tsx';
import { pageOf } from '../machine/context.ts';
import { stepOf, stepsOf } from '../rules/steps.ts';
import { photographTexts, texts } from '../texts.ts';
import { type Registration, useRegistration } from '../use-registration.ts';
import '../registration.css';

/** The application flow (registration spec 2.2): one page at a time, in the order that the customer's state asks for. */
export function RegistrationScreen() {
  const counter = useCounter();
  const registration = useRegistration(counter);
  const { snapshot, send } = registration;
  const { context } = snapshot;
  const steps = stepsOf(context.pages);
  useShortcut({ key: 'Escape', label: texts.back, run: () => send({ type: 'BACK' }) });
  return (
    <CounterLayout title={texts.title} cupom={<RegistrationCupom counter={counter} context={context} />}>
      {steps.length > 0 ? <Stepper label={texts.steps} steps={steps} current={stepOf(pageOf(context))} /> : null}
      {context.isResumed && snapshot.matches('onPage') ? (
        <ResumedNotice
          text={texts.resumed}
          startAgain={texts.startAgain}
          onStartAgain={() => send({ type: 'RESTART' })}
        />
      ) : null}
      <CurrentPage registration={registration} counter={counter} />
      <PhoneDialog registration={registration} />
    </CounterLayout>
  );
}

function CurrentPage({ registration, counter }: { registration: Registration; counter: Counter }) {
  const { snapshot, send } = registration;
  const { context } = snapshot;
  if (snapshot.matches('askingCpf')) return <CpfPage registration={registration} />;
  if (snapshot.matches('openFailed')) {
    return (
      <ResumeFailed
        title={texts.resumeFailed}
        reason={context.refusal?.message ?? ''}
        startAgain={texts.startAgain}
        onRetry={() => send({ type: 'RETRY' })}
        onStartAgain={() => send({ type: 'LEAVE' })}
      />
    );
  }
  if (snapshot.matches('opening')) {
    return context.application === null ? (
      <CpfPage registration={registration} />
    ) : (
      <FullScreenLoader text={texts.opening} />
    );
  }
  const page = pageOf(context);
  switch (page) {
    case 'phone':
      return <PhonePage registration={registration} />;
    case 'sendCode':
      return <SendCodePage registration={registration} counter={counter} />;
    case 'verifyPhone':
      return <VerifyPhonePage registration={registration} counter={counter} />;
    case 'preApproved':
      return <PreApprovedPage registration={registration} />;
    case 'data':
      return <DataPage registration={registration} />;
    case 'liveness':
    case 'document':
    case 'biometry':
      return <PhotographsPage key={page} registration={registration} page={page} />;
    case 'dueDay':
      return <DueDayPage registration={registration} />;
    default:
      return <EndOf registration={registration} counter={counter} />;
  }
}

/** Pages that nothing follows. */
function EndOf({ registration, counter }: { registration: Registration; counter: Counter }) {
  switch (pageOf(registration.snapshot.context)) {
    case 'inProgress':
      return <InProgressPage registration={registration} />;
    case 'waitingManualApproval':
      return <WaitingPage registration={registration} />;
    case 'biometryConflict':
      return <ConflictPage registration={registration} />;
    case 'approved':
      return <WelcomePage registration={registration} />;
    case 'approvedAgain':
      return <ApprovedAgainPage registration={registration} />;
    case 'borrowerDisabled':
      return <DisabledPage registration={registration} counter={counter} />;
    case 'preDenied':
      return <PreDeniedPage registration={registration} />;
    default:
      return <DeniedPage registration={registration} />;
  }
}

const photographWords = {
  biometry: [photographTexts.title, photographTexts.lead],
  document: [photographTexts.documentTitle, photographTexts.documentLead],
  liveness: [photographTexts.livenessTitle, photographTexts.livenessLead],
} as const;

interface PhotographsPageProps {
  registration: Registration;
  page: keyof typeof photographWords;
}

/** The photographs are a part of their own, with a way on of its own; here they have their place in the flow. */
function PhotographsPage({ registration: { snapshot, send }, page }: PhotographsPageProps) {
  const borrowerId = snapshot.context.application?.borrower.id ?? '';
  const [title, lead] = photographWords[page];
  return (
    <PageFrame
      title={title}
      lead={lead}
      aside={<PhoneIcon registration={{ snapshot, send }} />}
      onBack={() => send({ type: 'BACK' })}
    >
      {page === 'liveness' ? (
        <LivenessPages borrowerId={borrowerId} onDone={(state) => send({ type: 'LIVENESS_DONE', state })} />
      ) : (
        <BiometryPage
          borrowerId={borrowerId}
          documentOnly={page === 'document'}
          onDone={(state) => send({ type: 'BIOMETRY_DONE', state })}
        />
      )}
    </PageFrame>
  );
}
