import { today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { changeOf, type DataForm, faultsOf } from '../../domain/registration/data.ts';
import { AddressPart } from '../../domain/registration/address-part.tsx';
import { dataTexts } from '../../domain/registration/texts.ts';
import { PersonFields } from '../../domain/registration/reading/person-fields.tsx';
import { ReadDocument } from '../../domain/registration/reading/read-document.tsx';
import { useDocumentReading } from '../../domain/registration/reading/use-document-reading.ts';
import { useCep } from '../../domain/registration/use-cep.ts';
import { ApiError } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { DigitsField } from '../../ui/field/digits-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ProfessionQuestion } from './profession-question.tsx';
import type { AnswerProps } from './step.ts';
import { texts } from './texts.ts';

interface DataStepProps extends AnswerProps {
  /** What is typed, kept while other questions are looked at. */
  form: DataForm;
  onForm: (form: DataForm) => void;
}

type Faults = ReturnType<typeof faultsOf>;

/** The field beside which a refusal of the server stands. */
const fieldOf: Readonly<Record<string, keyof DataForm>> = {
  BIRTH_DATE_IN_FUTURE: 'birthDate',
  BORROWER_TOO_YOUNG: 'birthDate',
  BORROWER_TOO_OLD: 'birthDate',
  CEP_UNKNOWN: 'cep',
  PROFESSION_UNKNOWN: 'professionId',
};

/** The customer's own data, by the rules of the store's form. */
export function DataStep({ visit, page, registration, form, onForm, onPage, onFailure }: DataStepProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<DataForm>) => {
    onForm({ ...form, ...part });
    setFaults({});
    setFailure(undefined);
  };
  const cep = useCep({
    form,
    onChange: change,
    find: (typed) => callPublic('POST /online-application/address', { body: { key: visit, cep: typed } }),
  });
  const reading = useDocumentReading({
    form,
    onChange: change,
    ask: (imageBase64) => callPublic('POST /online-application/document-text', { body: { key: visit, imageBase64 } }),
  });
  const save = async () => {
    const changed = changeOf(form, registration);
    if (changed === null) return onPage(page);
    setBusy(true);
    setFailure(undefined);
    try {
      onPage(await callPublic('PATCH /online-application/data', { body: { key: visit, ...changed } }));
    } catch (error) {
      const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
      const text = onFailure(error);
      if (field && text) setFaults({ [field]: text });
      else setFailure(text);
      setBusy(false);
    }
  };
  const submit = () => {
    const found = faultsOf(form, today());
    setFaults(found);
    if (Object.keys(found).length > 0) setFailure(dataTexts.incomplete);
    else if (!isBusy) void save();
  };
  return (
    <Form className="customer-question" onSubmit={submit}>
      <p className="customer-lead">{texts.dataLead}</p>
      <ReadDocument reading={reading} />
      <PersonFields form={form} faults={faults} onChange={change} reading={reading} nameAutoComplete="name" />
      <ProfessionQuestion
        value={form.professionId}
        onChange={(professionId) => change({ professionId })}
        error={faults.professionId}
      />
      <DigitsField
        label={dataTexts.cep}
        value={form.cep}
        onChange={cep.typeCep}
        error={faults.cep}
        hint={cep.hint}
        busyText={cep.isFinding ? dataTexts.findingAddress : undefined}
        placeholder="00000-000"
        mask="#####-###"
        name="postal-code"
        autoComplete="postal-code"
      />
      <AddressPart form={form} faults={faults} onChange={change} isOwnDevice />
      <TextField
        label={dataTexts.email}
        value={form.email}
        onChange={(email) => change({ email })}
        error={faults.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {failure ? (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      ) : null}
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.saving : undefined}>
        {texts.next}
      </Button>
    </Form>
  );
}
