import { codeLimits } from '@balcao/contract/constants';
import { useState } from 'react';
import { useCountdown } from '../../../domain/counter/use-countdown.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText, hasCode, isUncertain } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import {
  acceptAgreement,
  type Agreement,
  type AgreementCode,
  type AgreementOption,
  sendAgreementCode,
} from '../calls.ts';
import { codeTexts as texts, optionTexts } from '../texts.ts';

export interface SentCode {
  readonly option: AgreementOption;
  readonly code: AgreementCode;
  /** Of this device: when another may be sent. */
  readonly resendAt: number;
}

/** When another code may be sent, by the clock of this device. */
export const nextResend = (): number => Date.now() + codeLimits.resendAfterSeconds * 1000;

interface CodeDialogProps {
  agreement: Agreement;
  sent: SentCode;
  storeId: string;
  onResent: (sent: SentCode) => void;
  onAccepted: (agreement: Agreement) => void;
  onClose: () => void;
}

const DIGITS = 6;

/** The customer reads the code out; with it the agreement stands. */
export function CodeDialog({ agreement, sent, storeId, onResent, onAccepted, onClose }: CodeDialogProps) {
  const { option, code } = sent;
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<'typing' | 'sending' | 'accepting'>('typing');
  const wait = useCountdown((now) => Math.max(0, Math.ceil((sent.resendAt - now) / 1000)));
  const isBusy = step !== 'typing';

  const run = async (doing: 'sending' | 'accepting', work: () => Promise<void>) => {
    if (isBusy) return;
    setStep(doing);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(isUncertain(error) ? texts.lost : errorText(error, brandName()));
      // One that is wrong is typed anew; after a lost answer the same goes out again.
      if (hasCode(error, 'INVALID_ORIGINATION_CODE')) setTyped('');
    }
    setStep('typing');
  };
  const accept = (digits: string) => {
    if (digits.length < DIGITS) return setFailure(texts.missing);
    void run('accepting', async () => {
      onAccepted(await acceptAgreement(agreement.id, { optionId: option.id, code: digits, storeId }));
    });
  };
  const resend = () =>
    void run('sending', async () => {
      onResent({ option, code: await sendAgreementCode(agreement.id, option.id), resendAt: nextResend() });
    });

  return (
    <Dialog
      open
      title={texts.title}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            busyText={step === 'accepting' ? texts.accepting : undefined}
            onClick={() => accept(typed)}
          >
            {texts.accept}
          </Button>
        </>
      }
    >
      <p>
        <strong>{optionTexts.plan(option.numberOfPayments, formatReais(option.paymentValue))}</strong>
        {', '}
        {optionTexts.total.toLowerCase()} {formatReais(option.totalValue)}
      </p>
      <p>{texts.sentTo(code.phoneNumber)}</p>
      <CodeField
        label={texts.code}
        value={typed}
        onChange={(digits) => {
          setTyped(digits);
          setFailure(undefined);
        }}
        onSubmit={accept}
        submitLabel={texts.accept}
        error={failure}
        readOnly={isBusy}
        startsFocused
      />
      <Button busyText={step === 'sending' ? optionTexts.sending : undefined} disabled={wait > 0} onClick={resend}>
        {wait > 0 ? texts.resendIn(wait) : texts.resend}
      </Button>
    </Dialog>
  );
}
