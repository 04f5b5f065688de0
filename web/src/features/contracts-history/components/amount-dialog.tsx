import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { amountPixTexts } from '../amount-pix/texts.ts';
import { type AmountPreview, previewAmount } from '../calls.ts';
import { amountTexts as texts } from '../texts.ts';
import { Lines } from './lines.tsx';

interface AmountDialogProps {
  contract: { id: string; number: string };
  /** Why the server refused to receive it. */
  failure: string | undefined;
  isSending: boolean;
  /** It is asked anew what an amount pays: an older refusal is over. */
  onSee: () => void;
  onReceive: (amount: number, expectedRemaining: number) => void;
  onPix: (amount: number, expectedRemaining: number) => void;
  onClose: () => void;
}

/** Any amount: what it pays is seen before it is received. */
export function AmountDialog({ contract, failure, isSending, onSee, onReceive, onPix, onClose }: AmountDialogProps) {
  const [cents, setCents] = useState<Cents | null>(null);
  const [preview, setPreview] = useState<AmountPreview | null>(null);
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  // What was shown is of this very amount, and was not refused since: the figures may have changed.
  const shown = failure === undefined && preview !== null && cents === reaisToCents(preview.amount) ? preview : null;

  const see = async (typed: Cents | null) => {
    if (isAsking || isSending) return;
    if (typed === null || typed === 0) return setFault(texts.missing);
    setAsking(true);
    setFault(undefined);
    setPreview(null);
    onSee();
    try {
      setPreview(await previewAmount(contract.id, centsToReais(typed)));
    } catch (error) {
      setFault(errorText(error, brandName()));
    } finally {
      setAsking(false);
    }
  };

  return (
    <Dialog
      open
      size="wide"
      title={texts.otherTitle(contract.number)}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          {shown ? (
            <>
              <Button disabled={isSending} onClick={() => onPix(shown.amount, shown.payoff)}>
                {amountPixTexts.byPix}
              </Button>
              <ConfirmButton
                key="receive"
                busyText={isSending ? texts.receiving : undefined}
                onClick={() => onReceive(shown.amount, shown.payoff)}
              >
                {texts.receive(formatReais(shown.amount))}
              </ConfirmButton>
            </>
          ) : (
            <Button
              key="see"
              kind="primary"
              busyText={isAsking ? texts.seeing : undefined}
              onClick={() => void see(cents)}
            >
              {texts.see}
            </Button>
          )}
        </>
      }
    >
      <MoneyField
        label={texts.amount}
        hint={texts.amountHint}
        valueCents={cents}
        onChangeCents={(typed) => {
          setCents(typed);
          setFault(undefined);
        }}
        onSubmit={(typed) => void see(typed)}
        submitLabel={texts.see}
        error={fault ?? failure}
        readOnly={isSending}
        startsFocused
        isFigure
      />
      {shown ? <Pays preview={shown} /> : null}
    </Dialog>
  );
}

function Pays({ preview }: { preview: AmountPreview }) {
  const { installments, fees, openInstallments, remainingPayoff } = preview;
  const lines = [
    ...(fees > 0 ? [{ label: texts.fee, reais: fees }] : []),
    ...installments.map(({ installmentOrder, paid, isPartial }) => ({
      label: isPartial ? texts.part(installmentOrder) : texts.whole(installmentOrder),
      reais: paid,
    })),
  ];
  return (
    <section aria-label={texts.pays} role="status" className="history-pays">
      <h3>{texts.pays}</h3>
      <Lines lines={lines} notes={[]} total={{ label: texts.received, reais: preview.amount }} />
      <p className="history-soft">
        {openInstallments === 0
          ? texts.paysOff
          : `${texts.remaining(openInstallments)}: ${formatReais(remainingPayoff)}.`}
      </p>
    </section>
  );
}
