import type { Role } from '@balcao/contract';
import { useState } from 'react';
import { roleNames } from '../../../domain/staff/texts.ts';
import { errorText, isUncertain } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { DigitsField } from '../../../ui/field/digits-field.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { Select, type SelectOption } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { needsStore, type Problems, problemsOf, type StaffDraft } from '../rules/draft.ts';
import { formTexts as texts } from '../texts.ts';

export interface FilledDraft {
  draft: StaffDraft;
  role: Role;
  hasPassword: boolean;
}

interface ColleagueFormProps {
  start: StaffDraft;
  /** Name and CPF of who exists stay, and so does the password unless it is asked to change. */
  isNew: boolean;
  stores: readonly SelectOption[];
  roles: readonly Role[];
  isSending: boolean;
  failure: unknown;
  onSend: (filled: FilledDraft) => void;
}

/** The sentence of a failed save: what the server says of the data, else one for everything. */
const failureText = (failure: unknown) => (isUncertain(failure) ? texts.saveFailed : errorText(failure, brandName()));

export function ColleagueForm({ start, isNew, stores, roles, isSending, failure, onSend }: ColleagueFormProps) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [isChanging, setChanging] = useState(false);
  const toast = useToast();
  const hasPassword = isNew || isChanging;
  const change = (part: Partial<StaffDraft>) => {
    setDraft({ ...draft, ...part });
    const left = Object.entries(problems).filter(([field]) => !(field in part));
    setProblems(Object.fromEntries(left));
  };
  const send = () => {
    const found = problemsOf(draft, { isNew, hasPassword });
    setProblems(found);
    if (Object.keys(found).length > 0) return toast.show({ kind: 'attention', text: texts.incomplete, ms: 4000 });
    if (draft.role !== '' && !isSending) onSend({ draft, role: draft.role, hasPassword });
  };
  const passwords = (
    <>
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        value={draft.password}
        onChange={(password) => change({ password })}
        error={problems.password}
      />
      <PasswordField
        label={texts.repeat}
        autoComplete="new-password"
        value={draft.repeat}
        onChange={(repeat) => change({ repeat })}
        error={problems.repeat}
      />
    </>
  );

  return (
    <Form className="staff-form" onSubmit={send}>
      <TextField
        label={texts.name}
        hint={isNew ? undefined : texts.locked}
        readOnly={!isNew}
        autoComplete="off"
        maxLength={120}
        value={draft.name}
        onChange={(name) => change({ name: name.toUpperCase() })}
        error={problems.name}
        startsFocused={isNew}
      />
      {isNew ? (
        <CpfField label={texts.cpf} value={draft.cpf} onChange={(cpf) => change({ cpf })} error={problems.cpf} />
      ) : (
        <TextField label={texts.cpf} hint={texts.locked} readOnly value={draft.cpf} onChange={() => undefined} />
      )}
      <TextField
        label={texts.email}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        onChange={(email) => change({ email: email.toLowerCase() })}
        error={problems.email}
      />
      <DigitsField
        label={texts.phone}
        mask="(##) ##### ####"
        autoComplete="off"
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={problems.phone}
      />
      <Select
        label={texts.role}
        placeholder={texts.chooseRole}
        value={draft.role}
        onChange={(role) => change({ role: roles.find((one) => one === role) ?? '' })}
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        error={problems.role}
      />
      <Select
        label={texts.store}
        placeholder={needsStore(draft.role) ? texts.chooseStore : texts.noStore}
        value={draft.storeId}
        onChange={(storeId) => change({ storeId })}
        options={stores}
        error={problems.storeId}
      />
      {isNew ? (
        passwords
      ) : (
        <div className="staff-form-wide">
          <Checkbox
            label={texts.changePassword}
            hint={texts.changePasswordHint}
            isChecked={isChanging}
            onChange={setChanging}
          />
        </div>
      )}
      {!isNew && isChanging ? passwords : null}
      {failure ? (
        <div className="staff-form-wide">
          <Banner kind="danger" isLive>
            {failureText(failure)}
          </Banner>
        </div>
      ) : null}
      <div className="staff-form-wide staff-form-send">
        <Button kind="primary" type="submit" busyText={isSending ? (isNew ? texts.creating : texts.saving) : undefined}>
          {isNew ? texts.create : texts.save}
        </Button>
      </div>
    </Form>
  );
}
