import { codeLimits } from '@balcao/contract/constants';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Channel, Verification } from '../../../../domain/contracts/offer.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CodeField } from '../../../../ui/field/code-field.tsx';
import { ConfirmButton } from '../../../../domain/counter/confirm-button.tsx';
import { CallOver } from './call-over.tsx';
import { CodeResend } from './resend.tsx';
import { CodeWhereabouts } from './whereabouts.tsx';
import { counterTexts } from '../../../../domain/counter/texts.ts';
import { isCalled } from '../../rules/verification-kind.ts';
import { codeTexts, faceTexts } from '../../texts.ts';
import './dialog.css';

interface CodeDialogProps {
  verification: Verification;
  resendReadyAt: number;
  /** A code is being checked, another one is being sent, or a call is being given up. */
  wait: 'checking' | 'sending' | 'closing' | null;
  isVerified: boolean;
  /** What was wrong with the last code. */
  refusalText: string | null;
  /** '3x de R$ 371,01, total de R$ 1.113,04'. */
  planText: string;
  analystWhatsapp: string | null;
  /** A step follows: the lock of a device. */
  goesOn: boolean;
  onCheck: (code: string) => void;
  onResend: (channel: Channel) => void;
  onFinish: () => void;
  onCancel: () => void;
  /** How to serve somebody else meanwhile. */
  meanwhile: ReactNode;
}

/** 'Verificação de compra': the customer reads the code out, the operator types it. */
export function CodeDialog(props: CodeDialogProps) {
  const { verification, resendReadyAt, wait, isVerified, refusalText, planText, analystWhatsapp, goesOn } = props;
  const { onCheck, onResend, onFinish, onCancel, meanwhile } = props;
  const formId = useId();
  const [code, setCode] = useState('');
  const finish = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState('');
  const isWrong = refusalText !== null && wait === null && code === checked;
  const check = (digits: string) => {
    if (digits.length < codeLimits.digits) return;
    setChecked(digits);
    onCheck(digits);
  };
  const isShort = code.length < codeLimits.digits;
  const isAnalyst = isCalled(verification);

  useLayoutEffect(() => {
    if (isVerified) finish.current?.focus();
  }, [isVerified]);
  // A wrong code is typed over.
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);

  return (
    <Dialog
      open
      title={isAnalyst ? codeTexts.analystTitle : codeTexts.title}
      onClose={onCancel}
      size="wide"
      actions={
        <>
          <Button busyText={wait === 'closing' ? codeTexts.closing : undefined} onClick={onCancel}>
            {counterTexts.cancel}
          </Button>
          <ConfirmButton
            ref={finish}
            className="code-finish"
            data-autofocus={undefined}
            disabled={!isVerified}
            onClick={onFinish}
          >
            {goesOn ? codeTexts.next : codeTexts.finish}
          </ConfirmButton>
          {isVerified ? null : (
            <Button
              kind="primary"
              type="submit"
              form={formId}
              className="code-check"
              disabled={isShort}
              busyText={wait === 'checking' ? codeTexts.checking : undefined}
            >
              {codeTexts.check}
            </Button>
          )}
        </>
      }
    >
      {isVerified ? (
        <Banner kind="success" title={verification.biometry ? faceTexts.confirmed : codeTexts.authorised} isLive>
          {goesOn ? codeTexts.lockNext(planText) : codeTexts.finishNow(planText)}
        </Banner>
      ) : (
        <>
          <CodeWhereabouts verification={verification} analystWhatsapp={analystWhatsapp} />
          <form
            id={formId}
            className="code-form"
            onSubmit={(event) => {
              event.preventDefault();
              check(code);
            }}
          >
            <CodeField
              label={codeTexts.field(codeLimits.digits)}
              value={code}
              onChange={setCode}
              onSubmit={check}
              problem={code !== '' && isShort ? codeTexts.tooShort(codeLimits.digits) : undefined}
              hint={
                verification.attemptsLeft < codeLimits.maxAttempts && !isWrong
                  ? codeTexts.triesLeft(verification.attemptsLeft)
                  : undefined
              }
              error={
                isWrong
                  ? `${refusalText.replace(/\.$/, '')}. ${codeTexts.triesLeft(verification.attemptsLeft)}`
                  : undefined
              }
              ref={field}
              readOnly={wait === 'checking'}
              startsFocused
            />
          </form>
          {isAnalyst ? (
            <CallOver
              expiresAt={verification.expiresAt}
              isAsking={wait === 'sending'}
              onAgain={() => onResend('ANALYST_CALL')}
            />
          ) : (
            <CodeResend
              readyAt={resendReadyAt}
              isSending={wait === 'sending'}
              isBusy={wait !== null}
              onResend={(channel) => {
                setCode('');
                onResend(channel);
              }}
            />
          )}
          {meanwhile}
        </>
      )}
    </Dialog>
  );
}
