import { isEmail } from '@balcao/contract/kernel';
import { useId, useState } from 'react';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { type ReceiptChannel, type Receipts, sendReceiptLink } from './receipt-link-calls.ts';
import { sendTexts as texts } from './texts.ts';
import './send-receipt.css';

const channels = ['WHATSAPP', 'SMS', 'EMAIL'] as const;

/** Sends the customer the receipt by one of three ways; an e-mail is asked for where none is known, and not kept. */
export function SendReceipt({ receipts }: { receipts: Receipts }) {
  const label = useId();
  const [sending, setSending] = useState<ReceiptChannel>();
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [asksEmail, setAsksEmail] = useState(false);
  const send = async (channel: ReceiptChannel, email?: string) => {
    if (sending !== undefined) return;
    setSending(channel);
    setFailure(undefined);
    setSent(undefined);
    try {
      const { sentTo } = await sendReceiptLink(receipts, channel, email);
      setSent(texts.sent(texts.channels[channel], sentTo));
      setAsksEmail(false);
    } catch (error) {
      if (email === undefined && hasCode(error, 'RECEIPT_EMAIL_MISSING')) setAsksEmail(true);
      else setFailure(errorText(error, brandName()));
    }
    setSending(undefined);
  };
  return (
    <div className="send-receipt" role="group" aria-labelledby={label}>
      <p id={label}>{texts.label}</p>
      <div className="send-receipt-ways">
        {channels.map((channel) => (
          <Button
            key={channel}
            onClick={() => void send(channel)}
            busyText={sending === channel && !asksEmail ? texts.sending : undefined}
          >
            {texts.channels[channel]}
          </Button>
        ))}
      </div>
      {asksEmail ? (
        <EmailQuestion isSending={sending === 'EMAIL'} onSend={(email) => void send('EMAIL', email)} />
      ) : null}
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      {sent === undefined ? null : (
        <Banner kind="success" isLive>
          {sent}
        </Banner>
      )}
    </div>
  );
}

function EmailQuestion({ isSending, onSend }: { isSending: boolean; onSend: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const isRight = isEmail(email.trim());
  return (
    <Form
      className="send-receipt-email"
      onSubmit={() => {
        setTried(true);
        if (isRight) onSend(email.trim());
      }}
    >
      <TextField
        label={texts.email}
        type="email"
        hint={texts.emailHint}
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={isTried && !isRight ? texts.emailFault : undefined}
        readOnly={isSending}
        startsFocused
      />
      <Button type="submit" kind="primary" busyText={isSending ? texts.sending : undefined}>
        {texts.sendEmail}
      </Button>
    </Form>
  );
}

/** The same behind a button, where many papers stand in a list. */
export function SendReceiptButton({ receipts }: { receipts: Receipts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isOpen ? (
        <Dialog
          open
          title={texts.title}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
        >
          <SendReceipt receipts={receipts} />
        </Dialog>
      ) : null}
    </>
  );
}
