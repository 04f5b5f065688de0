import { isMobilePhone } from '@balcao/contract/kernel';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { isPhoneVerified, primaryPhone } from '../machine/context.ts';
import { phoneTexts, texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { ConfirmPhoneDialog } from './confirm-phone-dialog.tsx';
import { PageFrame } from './page-frame.tsx';
import { PrimaryPhone } from './phone-number.tsx';
import { SecondaryPhones } from './secondary-phones.tsx';

/** Top right: enter the code, or change the number, from whatever page of the flow. */
export function PhoneIcon({ registration: { snapshot, send } }: { registration: Registration }) {
  const { application } = snapshot.context;
  const phone = primaryPhone(snapshot.context);
  if (application?.applicationVersion === 'V2' || phone === null || phone.isVerified) return null;
  return (
    <IconButton
      icon="phone"
      className="registration-phone-icon"
      label={phoneTexts.openCode}
      onClick={() => send({ type: 'OPEN_MODAL', modal: 'code' })}
    />
  );
}

/** The number that gets every code: typed, told to the server, and confirmed by a code now or by the customer's word. */
export function PhonePage({ registration }: { registration: Registration }) {
  const { snapshot, send } = registration;
  const { context } = snapshot;
  const [isConfirming, setConfirming] = useState(false);
  const formId = useId();
  const known = primaryPhone(context);
  const isSaved = context.application?.applicationVersion === 'V2';
  const isSending = snapshot.matches({ onPage: 'sendingCode' });
  const isTyped = isMobilePhone(context.phone);
  const sendText = isSending ? phoneTexts.sendingSms : undefined;
  const submit = () => {
    if (isSaved && isTyped) setConfirming(true);
    else send({ type: isSaved ? 'SAVE_PHONE' : 'SEND_CODE' });
  };
  return (
    <PageFrame
      title={phoneTexts.title}
      lead={isSaved ? phoneTexts.leadUnsent : phoneTexts.lead}
      aside={<PhoneIcon registration={registration} />}
      onBack={() => send({ type: 'BACK' })}
      next={{ onPress: () => send({ type: 'NEXT' }), isOff: known === null }}
    >
      {known === null ? (
        <Form id={formId} className="registration-ask" onSubmit={submit}>
          <PhoneField
            label={phoneTexts.primary}
            value={context.phone}
            onChange={(phone) => send({ type: 'PHONE_CHANGED', phone })}
            problem={context.phone !== '' && !isTyped ? phoneTexts.invalid : undefined}
            error={context.refusal?.message}
            placeholder="(00) 00000-0000"
            readOnly={isSending}
            startsFocused
          />
          <Button kind="primary" type="submit" icon={isSaved ? 'check' : 'message'} busyText={sendText}>
            {isSaved ? phoneTexts.save : phoneTexts.sendSms}
          </Button>
        </Form>
      ) : (
        <>
          <PrimaryPhone phone={known} />
          {isSaved || isPhoneVerified(context) ? null : (
            <>
              <Banner kind="info">{phoneTexts.codeHint}</Banner>
              {context.codesSent === 0 ? (
                <Button icon="message" busyText={sendText} onClick={() => send({ type: 'SEND_CODE' })}>
                  {phoneTexts.sendSms}
                </Button>
              ) : null}
            </>
          )}
          {context.application?.config.hasSecondaryPhones ? <SecondaryPhones registration={registration} /> : null}
        </>
      )}
      <ConfirmPhoneDialog
        open={isConfirming}
        phone={context.phone}
        busyText={snapshot.matches({ onPage: 'savingPhone' }) ? texts.saving : undefined}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          send({ type: 'SAVE_PHONE' });
        }}
      />
    </PageFrame>
  );
}
