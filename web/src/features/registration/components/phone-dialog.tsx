import { isMobilePhone, onlyDigits } from '@balcao/contract/kernel';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { pageOf, primaryPhone } from '../machine/context.ts';
import type { PhoneChannel } from '../machine/server.ts';
import { codeTexts, phoneTexts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { CodeEntry } from './code-entry.tsx';

const channels: readonly PhoneChannel[] = ['SMS', 'WHATSAPP', 'PHONE_CALL'];

/** The window behind the phone icon: enter the code, change the number, choose the channel. */
export function PhoneDialog({ registration }: { registration: Registration }) {
  switch (registration.snapshot.context.modal) {
    case 'code':
      return <CodeDialog registration={registration} />;
    case 'number':
      return <NumberDialog registration={registration} />;
    case 'channel':
      return <ChannelDialog registration={registration} />;
    default:
      return null;
  }
}

function CodeDialog({ registration }: { registration: Registration }) {
  const { snapshot, send } = registration;
  const isVerified = snapshot.matches({ onPage: 'verified' });
  return (
    <Dialog
      open
      title={codeTexts.codeTitle}
      onClose={() => send({ type: 'CLOSE_MODAL' })}
      actions={
        isVerified ? undefined : (
          <Button onClick={() => send({ type: 'OPEN_MODAL', modal: 'number' })}>{codeTexts.changeNumber}</Button>
        )
      }
    >
      <CodeEntry registration={registration} />
    </Dialog>
  );
}

function NumberDialog({ registration: { snapshot, send } }: { registration: Registration }) {
  const { context } = snapshot;
  const [phone, setPhone] = useState('');
  const formId = useId();
  const known = primaryPhone(context)?.phoneNumber ?? '';
  const isSame = phone !== '' && onlyDigits(known).endsWith(phone);
  const fault = isSame ? phoneTexts.same : isMobilePhone(phone) ? undefined : phoneTexts.invalid;
  const back = () => send({ type: 'OPEN_MODAL', modal: 'code' });
  return (
    <Dialog
      open
      title={codeTexts.numberTitle}
      onClose={back}
      actions={
        <>
          <Button onClick={back}>{codeTexts.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            disabled={fault !== undefined}
            busyText={snapshot.matches({ onPage: 'sendingCode' }) ? codeTexts.sending : undefined}
          >
            {codeTexts.send}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => {
          if (fault === undefined) send({ type: 'SEND_TO', phone });
        }}
      >
        <PhoneField
          label={codeTexts.newNumber}
          value={phone}
          onChange={setPhone}
          problem={phone === '' ? undefined : fault}
          error={context.refusal?.message}
          placeholder="(00) 00000-0000"
          startsFocused
        />
      </Form>
    </Dialog>
  );
}

function ChannelDialog({ registration: { snapshot, send } }: { registration: Registration }) {
  const { context } = snapshot;
  const [channel, setChannel] = useState<PhoneChannel | ''>('');
  // Of a page with the code on it the window is over once it was sent.
  const onPage = pageOf(context) === 'verifyPhone';
  const back = () => send(onPage ? { type: 'CLOSE_MODAL' } : { type: 'OPEN_MODAL', modal: 'code' });
  return (
    <Dialog
      open
      title={codeTexts.channelTitle}
      onClose={back}
      actions={
        <>
          <Button onClick={back}>{codeTexts.cancel}</Button>
          <Button
            kind="primary"
            disabled={channel === ''}
            busyText={snapshot.matches({ onPage: 'sendingCode' }) ? codeTexts.sending : undefined}
            onClick={() => (channel === '' ? undefined : send({ type: 'RESEND', channel }))}
          >
            {codeTexts.resend}
          </Button>
        </>
      }
    >
      <RadioCards
        label={codeTexts.channel}
        value={channel}
        onChange={(value) => setChannel(channels.find((one) => one === value) ?? '')}
        cards={channels.map((value) => ({
          value,
          label: codeTexts.channels[value],
          note: codeTexts.channelNotes[value],
        }))}
        error={context.refusal?.message}
        startsFocused
      />
    </Dialog>
  );
}
