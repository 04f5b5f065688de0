import type { OnlineStep } from '@balcao/contract';
import { useEffect, useRef, useState } from 'react';
import { type DataForm, formOf } from '../../domain/registration/data.ts';
import { dueDayTexts } from '../../domain/registration/texts.ts';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { DataStep } from './data-step.tsx';
import { DueDayStep } from './due-day-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { ResultStep } from './result-step.tsx';
import { SendStep } from './send-step.tsx';
import type { StepProps } from './step.ts';
import { type OnlineRegistration, texts } from './texts.ts';

type Answered = Exclude<OnlineStep, 'CODE'>;

const titles: Record<Answered, string> = {
  DATA: texts.dataTitle,
  PHOTOS: texts.photosTitle,
  DUE_DAY: dueDayTexts.title,
  SEND: texts.sendTitle,
  RESULT: texts.title,
};

const stepsOf = ({ allowedBillDueDays }: OnlineRegistration): Answered[] => [
  'DATA',
  'PHOTOS',
  ...(allowedBillDueDays.length > 0 ? (['DUE_DAY'] as const) : []),
  'SEND',
];

interface AnswersProps extends StepProps {
  registration: OnlineRegistration;
  /** What is typed; null before anything was. */
  form: DataForm | null;
  onForm: (form: DataForm) => void;
}

/** The questions behind the code, one a screen; what was answered may be looked at again before it is sent. */
export function Answers({ registration, form, onForm, ...props }: AnswersProps) {
  const { page } = props;
  const asked = page.step === 'CODE' ? 'DATA' : page.step;
  /** The question that is open: one that is looked at again, or not left yet although it is answered. */
  const [kept, setKept] = useState<Answered>(asked);
  const at = asked === 'RESULT' ? asked : kept;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);

  const isSent = registration.status === 'APPROVED';
  const steps = stepsOf(registration);
  const previous = isSent ? undefined : steps[steps.indexOf(at) - 1];
  const goOn: StepProps['onPage'] = (next) => {
    props.onPage(next);
    if (next.step !== 'CODE') setKept(next.step);
  };
  const answer = { ...props, registration, onBack: previous && (() => setKept(previous)) };
  if (at === 'RESULT') return <ResultStep {...answer} onPage={goOn} />;
  return (
    <>
      {isSent ? null : (
        <Stepper label={texts.steps} steps={steps.map((key) => ({ key, label: texts.stepNames[key] }))} current={at} />
      )}
      <h2 ref={heading} tabIndex={-1}>
        {titles[at]}
      </h2>
      {at === 'DATA' ? (
        <DataStep {...answer} form={form ?? formOf(registration)} onForm={onForm} onPage={goOn} />
      ) : at === 'PHOTOS' ? (
        <PhotosStep {...answer} onDone={() => setKept(asked)} />
      ) : at === 'DUE_DAY' ? (
        <DueDayStep {...answer} onPage={goOn} />
      ) : (
        <SendStep {...answer} onPage={goOn} onChange={setKept} />
      )}
    </>
  );
}
