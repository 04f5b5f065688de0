import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { Approvable } from './approval-calls.ts';
import { texts } from './texts.ts';
import { useApproval } from './use-approval.ts';

interface ApprovalDialogProps {
  /** What is to be approved: 'Estornar R$ 112,28'. */
  title: string;
  asked: Approvable;
  /** What is approved, in figures and words. */
  children: ReactNode;
  /** Does the act with the approval. What it refuses is said here. */
  onApproved: (approvalId: string) => Promise<unknown>;
  onClose: () => void;
}

const FORM = 'approval';
const waits = { password: texts.approving, passkey: texts.askingPasskey } as const;

/** Browsers have none on a page that is not secure. */
const hasPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** The second person at the till: sees what is asked, signs by password, PIN or passkey, and the act is done (ADR 0054, 0105). */
export function ApprovalDialog({ title, asked, children, onApproved, onClose }: ApprovalDialogProps) {
  const { step, way, failure, ...approval } = useApproval({ asked, onApproved, onClose });
  const isBusy = step !== 'asking';
  const busyText = (by: typeof way) =>
    isBusy && way === by ? (step === 'acting' ? texts.acting : waits[by]) : undefined;

  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          {hasPasskeys() ? (
            <Button
              onClick={() => void approval.signByPasskey()}
              disabled={isBusy && way === 'password'}
              busyText={busyText('passkey')}
            >
              {texts.passkey}
            </Button>
          ) : null}
          <Button
            kind="primary"
            type="submit"
            form={FORM}
            disabled={isBusy && way === 'passkey'}
            busyText={busyText('password')}
          >
            {texts.approve}
          </Button>
        </>
      }
    >
      {children}
      <p>{texts.intro}</p>
      <Form id={FORM} onSubmit={() => void approval.sign()}>
        <TextField
          label={texts.username}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          value={approval.username}
          onChange={(username) => approval.type({ username })}
          readOnly={isBusy}
          startsFocused
        />
        <PasswordField
          label={texts.password}
          autoComplete="off"
          value={approval.password}
          onChange={(password) => approval.type({ password })}
          error={failure?.way === 'password' ? failure.text : undefined}
          readOnly={isBusy}
        />
      </Form>
      {failure?.way === 'passkey' ? (
        <Banner kind="danger" isLive>
          {failure.text}
        </Banner>
      ) : null}
    </Dialog>
  );
}
