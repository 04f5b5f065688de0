import { formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type PixReceipt, pixCreditsQuery, refundCredit } from './calls.ts';
import { pixCreditTexts as texts } from './texts.ts';

const TOAST_MS = 5_000;

/** What Pix brought beyond the debt, until it was handed back and after; nothing where there is none. */
export function PixCredits({ borrowerId }: { borrowerId: string }) {
  const toast = useToast();
  const role = useSession()?.user.role;
  const { data: credits, error, refetch } = useQuery(pixCreditsQuery(borrowerId));
  const [asked, setAsked] = useState<PixReceipt>();
  if (error) {
    return (
      <p className="history-soft">
        {texts.failed} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
      </p>
    );
  }
  if (credits === undefined || credits.length === 0) return null;
  // The server asks for the same roles.
  const mayRefund = role === 'manager' || role === 'analyst';
  return (
    <section className="history-part" aria-labelledby="history-pix-credits">
      <h2 id="history-pix-credits">{texts.title}</h2>
      <ul className="history-payments">
        {credits.map((credit) => (
          <li key={credit.id}>
            <div className="history-payment-what">
              <p>
                <strong>{texts.credit(formatReais(credit.unappliedValue))}</strong>
              </p>
              <p className="history-soft">{texts.of(formatReais(credit.value), formatDateTime(credit.paidAt))}</p>
            </div>
            {credit.refundedAt === null ? (
              mayRefund ? (
                <Button onClick={() => setAsked(credit)}>{texts.refund}</Button>
              ) : (
                <p className="history-soft">{texts.askManager}</p>
              )
            ) : (
              <StatusBadge tone="info" icon="check" text={texts.refunded(formatDateTime(credit.refundedAt))} />
            )}
          </li>
        ))}
      </ul>
      {asked ? (
        <ReasonDialog
          title={texts.dialog(formatReais(asked.unappliedValue))}
          confirm={texts.confirm}
          busyText={texts.busy}
          cancel={texts.cancel}
          label={texts.label}
          hint={texts.hint}
          onSend={async (reason) => {
            await refundCredit(asked.id, reason);
            toast.show({ kind: 'success', text: texts.done(formatReais(asked.unappliedValue)), ms: TOAST_MS });
            void refetch();
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{texts.what(formatReais(asked.unappliedValue))}</p>
        </ReasonDialog>
      ) : null}
    </section>
  );
}
