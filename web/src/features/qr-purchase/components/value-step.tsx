import { type Cents, reaisToCents } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode, errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { pushEvent } from '../../../lib/watching/data-layer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { KeyCap } from '../../../ui/data/key-cap.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { makeQr } from '../qr-calls.ts';
import { texts } from '../texts.ts';

interface ValueStepProps {
  storeId: string | null;
  /** What was asked before, when another code is made of it. */
  value: number | null;
  onMade: (id: string) => void;
}

const MINIMUM_CENTS = 1_000;

/** What the server says of its own accord; anything else is unexpected, and said in the spec's words. */
function sentenceOf(error: unknown): string {
  const isKnown = hasCode(
    error,
    'QR_VALUE_TOO_LOW',
    'QR_NOT_IN_STORE',
    'DEACTIVATED_STORE',
    'TOO_MANY_REQUESTS',
    'NO_CONNECTION',
    'TIMED_OUT',
  );
  if (hasCode(error, 'STORE_NOT_FOUND')) return texts.noStore;
  return isKnown ? errorText(error, brandName()) : texts.failed;
}

/** How much; the rest is the customer's to choose. */
export function ValueStep({ storeId, value, onMade }: ValueStepProps) {
  const [valueCents, setValueCents] = useState<Cents | null>(value === null ? null : reaisToCents(value));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (cents: Cents) => {
    if (storeId === null) return setProblem(texts.noStore);
    setBusy(true);
    setProblem(undefined);
    try {
      const id = await makeQr(storeId, cents);
      pushEvent('qr_purchase_started');
      onMade(id);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  const submit = () => {
    if (valueCents === null || isBusy) return;
    if (valueCents < MINIMUM_CENTS) return setProblem(texts.minimum);
    void make(valueCents);
  };
  return (
    <div className="qr-value">
      <MoneyField
        label={texts.value}
        hint={texts.valueHint}
        error={problem}
        valueCents={valueCents}
        onChangeCents={(cents) => {
          setValueCents(cents);
          setProblem(undefined);
        }}
        onSubmit={submit}
        submitLabel={texts.make}
        readOnly={isBusy}
        startsFocused
        isFigure
      />
      <Button
        kind="primary"
        disabled={valueCents === null}
        busyText={isBusy ? texts.making : undefined}
        onClick={submit}
      >
        {texts.make} <KeyCap>{texts.enter}</KeyCap>
      </Button>
      <p className="qr-other">
        <Link to="/caixa/compras">{texts.byCpf}</Link>
      </p>
    </div>
  );
}
