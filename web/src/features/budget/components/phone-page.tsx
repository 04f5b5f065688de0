import { isMobilePhone } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ApiError, errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';

interface PhonePageProps {
  /** Typed here before. */
  phone: string;
  isOver: boolean;
  /** @throws ApiError what stands under the field. */
  onConfirm: (phone: string) => Promise<void>;
}

/** The first question: whose phone it is. */
export function PhonePage({ phone, isOver, onConfirm }: PhonePageProps) {
  const [typed, setTyped] = useState(phone);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isValid = isMobilePhone(typed);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm(typed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(errorText(error, brandName()));
      setBusy(false);
    }
  };
  return (
    <Form className="budget-form" onSubmit={() => (isValid && !isBusy ? void confirm() : undefined)}>
      {isOver ? <Banner kind="attention">{texts.phone.over}</Banner> : null}
      <PhoneField
        label={texts.phone.label}
        value={typed}
        onChange={(digits) => {
          setTyped(digits);
          setRefusal(undefined);
        }}
        placeholder="(00) 00000-0000"
        autoComplete="tel-national"
        problem={typed === '' || isValid ? undefined : texts.phone.invalid}
        error={refusal}
        startsFocused
      />
      <Button
        kind="primary"
        type="submit"
        isWide
        disabled={!isValid}
        busyText={isBusy ? texts.phone.sending : undefined}
      >
        {texts.phone.confirm}
      </Button>
    </Form>
  );
}
