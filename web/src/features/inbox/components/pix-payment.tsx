import type { Cents } from '@balcao/contract/kernel';
import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { outcomeText, outcomeTones, pixStatusTexts, pixStatusTones, texts } from '../texts.ts';
import { usePixCharge } from '../use-pix-charge.ts';

/** The customer's bank app: pays the charge of a message, the asked value or another, and says what became of it. */
export function PixPayment({ txid }: { txid: string }) {
  const { charge, pay, isPaying, failure } = usePixCharge(txid);
  const [otherCents, setOther] = useState<Cents | null>(null);
  if (!charge) return null;
  const { value, status, expiresAt, receipts } = charge;
  const isOver = status === 'SETTLED' || status === 'EXPIRED';
  return (
    <div className="pix-payment" role="group" aria-label={texts.pixOf(formatReais(value))}>
      <p className="pix-payment-head">
        <StatusBadge tone={pixStatusTones[status]} text={pixStatusTexts[status]} />
        <span>{texts.pixUntil(formatDateTime(expiresAt))}</span>
      </p>
      <div role="status">
        {receipts.map((receipt) => (
          <Banner key={receipt.id} kind={outcomeTones[receipt.outcome]}>
            {outcomeText(receipt)}
          </Banner>
        ))}
      </div>
      {failure ? (
        <Banner kind="danger" isLive>
          {errorText(failure, brandName())}
        </Banner>
      ) : null}
      <MoneyField
        label={texts.pixOther}
        hint={texts.pixOtherHint}
        valueCents={otherCents}
        onChangeCents={setOther}
        disabled={isOver}
      />
      <Button
        kind="primary"
        isWide
        disabled={isOver}
        busyText={isPaying ? texts.pixPaying : undefined}
        onClick={() => pay(otherCents === 0 ? null : otherCents)}
      >
        {texts.pixPay}
      </Button>
    </div>
  );
}
