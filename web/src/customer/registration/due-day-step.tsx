import { useState } from 'react';
import { dueDayTexts } from '../../domain/registration/texts.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/choice/radio-cards.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { AnswerProps } from './step.ts';
import { texts } from './texts.ts';

/** One of the days that the store offers. */
export function DueDayStep({ visit, page, registration, onPage, onBack, onFailure }: AnswerProps) {
  const { billDueDay, allowedBillDueDays } = registration;
  const [day, setDay] = useState(billDueDay);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (chosen: number) => {
    if (chosen === billDueDay) return onPage(page);
    setBusy(true);
    try {
      const body = { key: visit, billDueDay: chosen };
      onPage(await callPublic('PATCH /online-application/bill-due-day', { body }));
    } catch (failure) {
      setError(onFailure(failure));
      setBusy(false);
    }
  };
  const submit = () => {
    if (day === null) setError(dueDayTexts.missing);
    else if (!isBusy) void save(day);
  };
  return (
    <Form className="customer-question" onSubmit={submit}>
      <p className="customer-lead">{texts.dueDayLead}</p>
      <RadioCards
        label={dueDayTexts.days}
        value={day === null ? '' : String(day)}
        onChange={(chosen) => {
          setDay(Number(chosen));
          setError(undefined);
        }}
        cards={allowedBillDueDays.map((one) => ({ value: String(one), label: dueDayTexts.day(one) }))}
        error={error}
      />
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.saving : undefined}>
        {texts.next}
      </Button>
      {onBack ? (
        <Button kind="quiet" isWide onClick={onBack}>
          {texts.back}
        </Button>
      ) : null}
    </Form>
  );
}
