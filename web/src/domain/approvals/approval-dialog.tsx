import { type ReactNode, useState } from 'react';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { type Approvable, askApproval } from './approval-calls.ts';
import { texts } from './texts.ts';

interface ApprovalDialogProps {
  /** What is to be approved: 'Estornar R$ 112,28'. */
  title: string;
  asked: Approvable;
  /** What is approved, in figures and words. */
  children: ReactNode;
  /** Does the act with the approval. What it refuses stands under the password. */
  onApproved: (approvalId: string) => Promise<unknown>;
  onClose: () => void;
}

const FORM = 'approval';

/** The second person at the till: sees what is asked, signs with the own password, and the act is done (ADR 0054). */
export function ApprovalDialog({ title, asked, children, onApproved, onClose }: ApprovalDialogProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<'asking' | 'approving' | 'acting'>('asking');
  const isBusy = step !== 'asking';

  const approve = async () => {
    if (isBusy) return;
    if (username.trim() === '' || password === '') return setFailure(texts.missing);
    setStep('approving');
    let wasRight = false;
    try {
      const { id } = await askApproval(asked, username, password);
      wasRight = true;
      setStep('acting');
      await onApproved(id);
      onClose();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      // A password that was refused is typed anew; one that was right is not kept on a colleague's screen.
      if (wasRight || !hasCode(error, 'NO_CONNECTION', 'TIMED_OUT')) setPassword('');
      setStep('asking');
    }
  };

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
          <Button
            kind="primary"
            type="submit"
            form={FORM}
            busyText={isBusy ? (step === 'acting' ? texts.acting : texts.approving) : undefined}
          >
            {texts.approve}
          </Button>
        </>
      }
    >
      {children}
      <p>{texts.intro}</p>
      <Form id={FORM} onSubmit={() => void approve()}>
        <TextField
          label={texts.username}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          value={username}
          onChange={setUsername}
          readOnly={isBusy}
          startsFocused
        />
        <PasswordField
          label={texts.password}
          autoComplete="off"
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setFailure(undefined);
          }}
          error={failure}
          readOnly={isBusy}
        />
      </Form>
    </Dialog>
  );
}
