import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { giveBack, type WaitingReceipt, waitingReceiptsQuery } from './calls.ts';
import { periodText, texts } from './texts.ts';

/** What retailers paid and no boleto asked for, until the provider's analyst has it go back. Nothing while nothing waits. */
export function WaitingReceipts() {
  const queries = useQueryClient();
  const toast = useToast();
  const [returning, setReturning] = useState<WaitingReceipt>();
  const { data = [] } = useQuery(waitingReceiptsQuery());
  if (data.length === 0) return null;
  const nameOf = (one: WaitingReceipt) => texts.waitingOf(one.retailerName, periodText(one));
  const valueOf = (one: WaitingReceipt) => texts.waitingValue(formatReais(one.waitingValue), formatReais(one.value));
  return (
    <section className="payable-waiting" aria-labelledby="payable-waiting">
      <h2 id="payable-waiting">{texts.waiting}</h2>
      <p>{texts.waitingHint}</p>
      <ul>
        {data.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{nameOf(one)}</strong>
              <span className="payable-note">{valueOf(one)}</span>
            </span>
            <Button aria-label={`${texts.giveBack}: ${nameOf(one)}`} onClick={() => setReturning(one)}>
              {texts.giveBack}
            </Button>
          </li>
        ))}
      </ul>
      {returning ? (
        <ReasonDialog
          title={texts.giveBackTitle}
          confirm={texts.giveBack}
          busyText={texts.givingBack}
          cancel={texts.cancel}
          label={texts.reason}
          hint={texts.reasonHint}
          onSend={async (reason) => {
            await giveBack(returning, reason);
            toast.show({ kind: 'success', text: texts.givenBack });
            await queries.invalidateQueries({ queryKey: waitingReceiptsQuery().queryKey });
          }}
          onClose={() => setReturning(undefined)}
        >
          <p>
            {nameOf(returning)}: {valueOf(returning)}
          </p>
        </ReasonDialog>
      ) : null}
    </section>
  );
}
