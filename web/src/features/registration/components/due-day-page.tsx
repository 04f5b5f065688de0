import { useId } from 'react';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { dueDayTexts } from '../../../domain/registration/texts.ts';
import { texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { PageFrame } from './page-frame.tsx';

/** 'Data de vencimento': one of the days that the store's configuration allows. */
export function DueDayPage({ registration: { snapshot, send } }: { registration: Registration }) {
  const { application, dueDay, refusal } = snapshot.context;
  const formId = useId();
  const isSaving = snapshot.matches({ onPage: 'savingDay' }) || snapshot.matches({ onPage: 'starting' });
  return (
    <PageFrame
      title={dueDayTexts.title}
      lead={dueDayTexts.lead}
      onBack={() => send({ type: 'BACK' })}
      next={{
        text: dueDayTexts.finish,
        form: formId,
        isOff: dueDay === null,
        busyText: isSaving ? texts.saving : undefined,
      }}
    >
      <Form id={formId} className="registration-days" onSubmit={() => send({ type: 'SAVE_DAY' })}>
        <RadioCards
          label={dueDayTexts.days}
          value={dueDay === null ? '' : String(dueDay)}
          onChange={(day) => send({ type: 'CHOOSE_DAY', day: Number(day) })}
          cards={(application?.config.allowedBillDueDays ?? []).map((day) => ({
            value: String(day),
            label: dueDayTexts.day(day),
          }))}
          error={refusal?.message}
          startsFocused
        />
      </Form>
    </PageFrame>
  );
}
