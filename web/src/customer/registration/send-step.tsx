import { formatCep, formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Form } from '../../ui/form/form.tsx';
import { CupomPaper } from '../../ui/layout/cupom.tsx';
import type { AnswerProps } from './step.ts';
import { type OnlineRegistration, texts } from './texts.ts';

type Changed = 'DATA' | 'PHOTOS' | 'DUE_DAY';

const words = texts.paper;

/** Everything once more on one paper, the consent, and the one press that sends it. */
export function SendStep({
  visit,
  page,
  registration,
  onPage,
  onFailure,
  onChange,
}: AnswerProps & { onChange: (step: Changed) => void }) {
  const [hasConsent, setConsent] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onPage(await callPublic('POST /online-application/send', { body: { key: visit, consent: true } }));
    } catch (refusal) {
      setFailure(onFailure(refusal));
      setBusy(false);
    }
  };
  const submit = () => {
    if (!hasConsent) setError(texts.consentMissing);
    else if (!isBusy) void send();
  };
  const changes: Changed[] =
    registration.allowedBillDueDays.length > 0 ? ['DATA', 'PHOTOS', 'DUE_DAY'] : ['DATA', 'PHOTOS'];
  return (
    <Form className="customer-question" onSubmit={submit}>
      <CupomPaper title={words.title} sections={[{ key: 'all', rows: rowsOf(page.storeName, registration) }]} />
      <div className="customer-changes">
        {changes.map((step) => (
          <Button key={step} onClick={() => onChange(step)}>
            {texts.change[step]}
          </Button>
        ))}
      </div>
      <Checkbox
        label={texts.consent}
        hint={texts.consentHint}
        error={error}
        isChecked={hasConsent}
        onChange={(isChecked) => {
          setConsent(isChecked);
          setError(undefined);
        }}
      />
      {failure ? (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      ) : null}
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.submitting : undefined}>
        {texts.submit}
      </Button>
    </Form>
  );
}

function rowsOf(storeName: string, { cpf, name, birthDate, cep, email, billDueDay }: OnlineRegistration) {
  return [
    { label: words.store, value: storeName },
    { label: words.name, value: name },
    { label: words.cpf, value: cpf },
    { label: words.birthDate, value: birthDate === null ? '' : formatDate(birthDate) },
    { label: words.cep, value: cep === null ? '' : formatCep(cep) },
    ...(email === null ? [] : [{ label: words.email, value: email }]),
    { label: words.photos, value: words.photosTaken },
    ...(billDueDay === null ? [] : [{ label: words.dueDay, value: words.everyMonth(billDueDay) }]),
  ];
}
