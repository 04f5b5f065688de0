import { useState } from 'react';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { type Approvable, type Approved, askApproval, askApprovalByPasskey } from './approval-calls.ts';
import { texts } from './texts.ts';

type Way = 'password' | 'passkey';

interface ApprovalSteps {
  username: string;
  password: string;
  type: (typed: { username?: string; password?: string }) => void;
  failure: { way: Way; text: string } | undefined;
  step: 'asking' | 'approving' | 'acting';
  /** How it is or was asked last. */
  way: Way;
  sign: () => Promise<void>;
  signByPasskey: () => Promise<void>;
}

interface Approving {
  asked: Approvable;
  onApproved: (approvalId: string) => Promise<unknown>;
  onClose: () => void;
}

/** A second person approves by password, PIN or passkey, and the act is done. */
export function useApproval({ asked, onApproved, onClose }: Approving): ApprovalSteps {
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [failure, setFailure] = useState<ApprovalSteps['failure']>();
  const [step, setStep] = useState<ApprovalSteps['step']>('asking');
  const [way, setWay] = useState<Way>('password');
  const { username, password } = typed;

  const approve = async (by: Way, ask: () => Promise<Approved>) => {
    if (step !== 'asking') return;
    setWay(by);
    setFailure(undefined);
    setStep('approving');
    let wasRight = false;
    try {
      const { id } = await ask();
      wasRight = true;
      setStep('acting');
      await onApproved(id);
      onClose();
    } catch (error) {
      setFailure({ way: by, text: errorText(error, brandName()) });
      // A password that was refused is typed anew; one that was right is not kept on a colleague's screen.
      if (wasRight || !hasCode(error, 'NO_CONNECTION', 'TIMED_OUT')) setTyped({ username, password: '' });
      setStep('asking');
    }
  };

  return {
    username,
    password,
    type: (change) => {
      setTyped({ ...typed, ...change });
      if (change.password !== undefined) setFailure(undefined);
    },
    failure,
    step,
    way,
    sign: async () => {
      if (username.trim() === '' || password === '') return setFailure({ way: 'password', text: texts.missing });
      return approve('password', () => askApproval(asked, username, password));
    },
    signByPasskey: () => approve('passkey', () => askApprovalByPasskey(asked)),
  };
}
