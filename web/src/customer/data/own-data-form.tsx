import { useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { DigitsField } from '../../ui/field/digits-field.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { changeOf, type Draft, draftOf, kindOf, type Problems, problemsOf } from './draft.ts';
import { isOver, sentenceOf } from './failure.ts';
import { type OwnData, texts } from './texts.ts';

interface OwnDataFormProps {
  visit: string;
  data: OwnData;
  onSaved: (data: OwnData) => void;
  onOver: () => void;
}

interface Fields {
  draft: Draft;
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
}

const pixOptions = Object.entries(texts.pixKinds).map(([value, label]) => ({ value, label }));

/** What a person changes at once: e-mail, and the Pix key of an operator or the address of a customer. */
export function OwnDataForm({ visit, data, onSaved, onOver }: OwnDataFormProps) {
  const [draft, setDraft] = useState(() => draftOf(data));
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'info' | 'danger'; text: string }>();
  const [isBusy, setBusy] = useState(false);
  const onChange = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
    setOutcome(undefined);
  };
  const save = async () => {
    setBusy(true);
    try {
      const saved = await callPublic('PATCH /data-update/data', { body: { key: visit, ...changeOf(draft, data) } });
      setDraft(draftOf(saved));
      onSaved(saved);
      setOutcome({ kind: 'success', text: texts.saved });
    } catch (error) {
      if (isOver(error)) return onOver();
      setOutcome({ kind: 'danger', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const submit = () => {
    const found = problemsOf(draft, data);
    setProblems(found);
    if (Object.keys(found).length > 0 || isBusy) return;
    if (Object.keys(changeOf(draft, data)).length === 0) return setOutcome({ kind: 'info', text: texts.nothing });
    void save();
  };
  const fields = { draft, problems, onChange };
  return (
    <Form className="customer-question" onSubmit={submit}>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
        error={problems.email}
      />
      {data.subject === 'OPERATOR' ? <PixFields {...fields} /> : <AddressFields {...fields} />}
      {outcome ? (
        <Banner kind={outcome.kind} isLive>
          {outcome.text}
        </Banner>
      ) : null}
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.saving : undefined}>
        {texts.save}
      </Button>
    </Form>
  );
}

function PixFields({ draft, problems, onChange }: Fields) {
  return (
    <>
      <Select
        label={texts.pixKind}
        placeholder={texts.choosePix}
        options={pixOptions}
        value={draft.pixKind}
        onChange={(kind) => onChange({ pixKind: kindOf(kind), pixKey: '' })}
      />
      <TextField
        label={texts.pixKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        value={draft.pixKey}
        onChange={(pixKey) => onChange({ pixKey })}
        error={problems.pixKey}
      />
    </>
  );
}

const lines = [
  { field: 'street', autoComplete: 'address-line1', maxLength: 120, hint: undefined },
  { field: 'number', autoComplete: 'off', maxLength: 10, hint: texts.numberHint },
  { field: 'complement', autoComplete: 'address-line2', maxLength: 60, hint: texts.optional },
  { field: 'district', autoComplete: 'address-level3', maxLength: 60, hint: undefined },
  { field: 'city', autoComplete: 'address-level2', maxLength: 60, hint: undefined },
] as const;

function AddressFields({ draft, problems, onChange }: Fields) {
  return (
    <fieldset className="customer-group">
      <legend>{texts.address}</legend>
      <DigitsField
        label={texts.cep}
        name="cep"
        mask="#####-###"
        autoComplete="postal-code"
        value={draft.cep}
        onChange={(cep) => onChange({ cep })}
        error={problems.cep}
      />
      {lines.map(({ field, ...rest }) => (
        <TextField
          key={field}
          label={texts[field]}
          value={draft[field]}
          onChange={(text) => onChange({ [field]: text })}
          error={problems[field]}
          {...rest}
        />
      ))}
    </fieldset>
  );
}
