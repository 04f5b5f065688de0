import { formatPhone } from '@balcao/contract/kernel';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { whatsappAddress } from '../../../lib/whatsapp.ts';
import { primaryPhone } from '../machine/context.ts';
import { codeTexts, texts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { CodeEntry } from './code-entry.tsx';
import { PageFrame } from './page-frame.tsx';
import { PrimaryPhone } from './phone-number.tsx';

interface CodePageProps {
  registration: Registration;
  counter: Counter;
}

/** An approved customer whose number no code has proved: which one, and who changes it if it is wrong. */
export function SendCodePage({ registration: { snapshot, send }, counter }: CodePageProps) {
  const { context } = snapshot;
  const phone = primaryPhone(context);
  const isSending = snapshot.matches({ onPage: 'sendingCode' });
  const { customerWhatsapp, operatorName } = counter;
  const number = phone ? formatPhone(phone.phoneNumber) : '';
  const message = codeTexts.supportMessage(operatorName, context.application?.borrower.name ?? '', number);
  return (
    <PageFrame
      title={codeTexts.checkTitle}
      lead={codeTexts.checkLead}
      onBack={() => send({ type: 'BACK' })}
      next={{
        text: codeTexts.sendCode,
        onPress: () => send({ type: 'SEND_CODE' }),
        busyText: isSending ? codeTexts.sending : undefined,
        isOff: phone === null,
      }}
    >
      {phone ? <PrimaryPhone phone={phone} /> : null}
      {customerWhatsapp === null ? null : (
        <p>
          {codeTexts.otherNumber}{' '}
          <a
            href={`${whatsappAddress(customerWhatsapp)}?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {codeTexts.support}
          </a>
        </p>
      )}
    </PageFrame>
  );
}

export function VerifyPhonePage({ registration }: CodePageProps) {
  return (
    <PageFrame
      title={codeTexts.verifyTitle}
      lead={codeTexts.verifyLead}
      backText={texts.back}
      onBack={() => registration.send({ type: 'BACK' })}
    >
      <CodeEntry registration={registration} />
    </PageFrame>
  );
}
