import { today } from '@balcao/contract/kernel';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { DigitsField } from '../../../ui/field/digits-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { AddressPart } from '../../../domain/registration/address-part.tsx';
import { PersonFields } from '../../../domain/registration/reading/person-fields.tsx';
import { ReadDocument } from '../../../domain/registration/reading/read-document.tsx';
import { useDocumentReading } from '../../../domain/registration/reading/use-document-reading.ts';
import { useCep } from '../../../domain/registration/use-cep.ts';
import { useSession } from '../../../lib/session/session.ts';
import { readDocument } from '../biometry/index.ts';
import { findAddress } from '../reference-queries.ts';
import { faultsOf } from '../../../domain/registration/data.ts';
import { dataTexts } from '../../../domain/registration/texts.ts';
import { texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { CepDialog } from './cep-dialog.tsx';
import { PageFrame } from './page-frame.tsx';
import { PhoneIcon } from './phone-page.tsx';
import { ProfessionField } from './profession-field.tsx';

/** 'Cadastro do cliente': who it is and where they live. */
export function DataPage({ registration }: { registration: Registration }) {
  const { snapshot, send } = registration;
  const { form, refusal, application } = snapshot.context;
  const configuration = useSession()?.configuration;
  const formId = useId();
  const toast = useToast();
  /** Faults stand beside the fields once the form was sent. */
  const [isTold, setTold] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const faults = isTold ? faultsOf(form, today()) : {};
  const isSaving = snapshot.matches({ onPage: 'savingData' });
  const change = (part: Partial<typeof form>) => send({ type: 'FORM_CHANGED', part });
  const cep = useCep({ form, onChange: change, find: findAddress });
  const reading = useDocumentReading({
    form,
    onChange: change,
    ask: (imageBase64) => readDocument(application?.borrower.id ?? '', imageBase64),
  });
  const submit = () => {
    setTold(true);
    if (Object.keys(faultsOf(form, today())).length === 0) send({ type: 'SAVE_DATA' });
    else toast.show({ kind: 'danger', text: dataTexts.incomplete, ms: 4_000 });
  };
  return (
    <PageFrame
      title={dataTexts.title}
      lead={dataTexts.lead}
      aside={<PhoneIcon registration={registration} />}
      onBack={() => send({ type: 'BACK' })}
      next={{ form: formId, busyText: isSaving ? texts.saving : undefined }}
    >
      <Form id={formId} onSubmit={submit}>
        <ReadDocument reading={reading} mayUseDevice={configuration?.safeLists.nativeCamera ?? false} />
        <PersonFields
          form={form}
          faults={{ ...faults, birthDate: faults.birthDate ?? refusalOf(refusal?.code, birthCodes, refusal?.message) }}
          onChange={change}
          reading={reading}
          nameAutoComplete="off"
          startsFocused
        />
        <ProfessionField
          value={form.professionId}
          onChange={(professionId) => change({ professionId })}
          error={faults.professionId}
        />
        <TextField
          label={dataTexts.email}
          value={form.email}
          onChange={(email) => change({ email })}
          error={faults.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <DigitsField
          label={dataTexts.cep}
          value={form.cep}
          onChange={cep.typeCep}
          error={faults.cep ?? refusalOf(refusal?.code, cepCodes, refusal?.message)}
          hint={cep.hint}
          busyText={cep.isFinding ? dataTexts.findingAddress : undefined}
          placeholder="00000-000"
          {...cepMask}
        />
        <Button kind="quiet" icon="search" onClick={() => setSearching(true)}>
          {dataTexts.unknownCep}
        </Button>
        <AddressPart form={form} faults={faults} onChange={change} />
      </Form>
      <CepDialog
        open={isSearching}
        onClose={() => setSearching(false)}
        onFound={(found) => {
          cep.fill(found);
          setSearching(false);
        }}
      />
    </PageFrame>
  );
}

const birthCodes = new Set(['BIRTH_DATE_IN_FUTURE', 'BORROWER_TOO_YOUNG', 'BORROWER_TOO_OLD']);
const cepCodes = new Set(['CEP_UNKNOWN']);

/** What the server says of one field stands beside that field. */
const refusalOf = (code: string | undefined, codes: ReadonlySet<string>, message: string | undefined) =>
  code !== undefined && codes.has(code) ? message : undefined;

const cepMask = { mask: '#####-###', name: 'postal-code', autoComplete: 'off' } as const;
