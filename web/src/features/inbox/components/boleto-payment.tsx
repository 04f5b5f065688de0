import type { Cents } from '@balcao/contract/kernel';
import { formatDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { boletoOutcomeTexts, boletoStatusTexts, boletoStatusTones, texts } from '../texts.ts';
import { useBoleto } from '../use-boleto.ts';

/** The customer's bank app: pays the boleto of a message, what it asks for today or another value. */
export function BoletoPayment({ nossoNumero }: { nossoNumero: string }) {
  const { boleto, pay, isPaying, failure } = useBoleto(nossoNumero);
  const [otherCents, setOther] = useState<Cents | null>(null);
  if (!boleto) return null;
  const { value, valueToday, status, dueDate, payments } = boleto;
  return (
    <div className="pix-payment" role="group" aria-label={texts.boletoOf(formatReais(value))}>
      <p className="pix-payment-head">
        <StatusBadge tone={boletoStatusTones[status]} text={boletoStatusTexts[status]} />
        <span>{texts.boletoToday(formatReais(valueToday), formatDate(dueDate))}</span>
      </p>
      <div role="status">
        {payments.map((payment) => (
          <Banner key={payment.id} kind={payment.outcome === 'WAITING' ? 'attention' : 'success'}>
            {boletoOutcomeTexts[payment.outcome](formatReais(payment.value))}
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
        hint={texts.boletoOtherHint}
        valueCents={otherCents}
        onChangeCents={setOther}
        disabled={status === 'PAID'}
      />
      <Button
        kind="primary"
        isWide
        disabled={status === 'PAID'}
        busyText={isPaying ? texts.pixPaying : undefined}
        onClick={() => pay(otherCents === 0 ? null : otherCents)}
      >
        {texts.boletoPay}
      </Button>
    </div>
  );
}
