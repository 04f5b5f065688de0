import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type Colleague, resetFactor } from '../staff-calls.ts';
import { factorTexts as texts } from '../texts.ts';

interface FactorResetProps {
  colleague: Colleague;
  retailerId: string | undefined;
}

/** Somebody lost the telephone: an analyst takes the second factor away, with a reason. */
export function FactorReset({ colleague: { id, name }, retailerId }: FactorResetProps) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.reset}</Button>
      {isAsking ? (
        <ReasonDialog
          title={texts.reset}
          confirm={texts.reset}
          busyText={texts.resetting}
          cancel={texts.cancel}
          label={texts.reason}
          hint={texts.reasonHint}
          kind="danger"
          onSend={async (reason) => {
            await resetFactor(id, retailerId, reason);
            toast.show({ kind: 'success', text: texts.done(name) });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.of(name)}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
