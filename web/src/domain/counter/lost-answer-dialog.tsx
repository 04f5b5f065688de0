import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import './dialog-note.css';

interface LostAnswerDialogProps {
  title: string;
  /** What happened and what it means for the money. */
  children: ReactNode;
  /** What the screen is doing about it meanwhile. */
  waitText?: string;
  actText: string;
  onAct: () => void;
  backText?: string;
  onBack?: () => void;
}

/** The server's answer never came: says so, and what to do before anything else. */
export function LostAnswerDialog({
  title,
  children,
  waitText,
  actText,
  onAct,
  backText,
  onBack,
}: LostAnswerDialogProps) {
  return (
    <Dialog
      open
      title={title}
      actions={
        <>
          {backText ? <Button onClick={onBack}>{backText}</Button> : null}
          <ConfirmButton onClick={onAct}>{actText}</ConfirmButton>
        </>
      }
    >
      {children}
      {waitText ? (
        <p className="dialog-note" role="status">
          <Spinner />
          <span>{waitText}</span>
        </p>
      ) : null}
    </Dialog>
  );
}
