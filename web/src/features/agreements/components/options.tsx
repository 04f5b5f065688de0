import { formatDate, formatDateTime, formatPercent } from '@balcao/contract/kernel';
import { useId, useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Agreement, AgreementOption } from '../calls.ts';
import { optionTexts as texts } from '../texts.ts';

interface OptionsProps {
  agreement: Agreement;
  failure: string | undefined;
  isSending: boolean;
  onSend: (option: AgreementOption) => void;
  onBack: () => void;
}

/** The ways to pay side by side: what is forgiven, the first payment, the total. */
export function Options({ agreement, failure, isSending, onSend, onBack }: OptionsProps) {
  const name = useId();
  const [chosenId, setChosenId] = useState('');
  const [isTold, setTold] = useState(false);
  const chosen = agreement.options.find(({ id }) => id === chosenId);
  return (
    <section className="agreement-options" aria-labelledby={`${name}-question`}>
      <h2 id={`${name}-question`}>{texts.question}</h2>
      <dl className="agreement-sums">
        <Sum label={texts.debt} reais={agreement.debt} />
        <Sum label={texts.forgiven} reais={0 - agreement.discount} />
        <Sum label={texts.agreed} reais={agreement.agreedValue} isStrong />
      </dl>
      <div className="agreement-cards" role="radiogroup" aria-labelledby={`${name}-question`}>
        {agreement.options.map((option) => (
          <OptionCard
            key={option.id}
            name={name}
            option={option}
            isChosen={option.id === chosenId}
            onChoose={() => {
              setChosenId(option.id);
              setTold(false);
            }}
          />
        ))}
      </div>
      <p className="agreement-soft">
        {agreement.discount > 0 ? `${texts.forgivenAtEnd(formatReais(agreement.discount))} ` : ''}
        {texts.breaks(agreement.breakAfterDaysLate)} {texts.validUntil(formatDateTime(agreement.validUntil))}
      </p>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      {isTold ? (
        <Banner kind="attention" isLive>
          {texts.missing}
        </Banner>
      ) : null}
      <div className="agreement-act">
        <Button onClick={onBack} disabled={isSending}>
          {texts.again}
        </Button>
        <Button
          kind="primary"
          busyText={isSending ? texts.sending : undefined}
          onClick={() => (chosen ? onSend(chosen) : setTold(true))}
        >
          {texts.send}
        </Button>
      </div>
    </section>
  );
}

interface OptionCardProps {
  name: string;
  option: AgreementOption;
  isChosen: boolean;
  onChoose: () => void;
}

function OptionCard({ name, option, isChosen, onChoose }: OptionCardProps) {
  const [first] = option.payments;
  const rows = [
    ...(option.downPayment > 0 ? [{ label: texts.down, value: formatReais(option.downPayment) }] : []),
    ...(first
      ? [{ label: texts.first, value: texts.firstOn(formatReais(first.value), formatDate(first.dueDate)) }]
      : []),
    { label: texts.interest, value: formatReais(option.interest) },
    { label: texts.total, value: formatReais(option.totalValue) },
  ];
  return (
    <label className="agreement-card">
      <span className="agreement-card-head">
        <input type="radio" name={name} value={option.id} checked={isChosen} onChange={onChoose} />
        <strong>{texts.plan(option.numberOfPayments, formatReais(option.paymentValue))}</strong>
      </span>
      {rows.map(({ label, value }) => (
        <span key={label} className="agreement-card-row">
          <span className="agreement-soft">{label}</span> <span>{value}</span>
        </span>
      ))}
      <span className="agreement-soft">{texts.cet(formatPercent(option.cetMonthly), formatPercent(option.cet))}</span>
    </label>
  );
}

function Sum({ label, reais, isStrong = false }: { label: string; reais: number; isStrong?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isStrong ? <strong>{formatReais(reais)}</strong> : formatReais(reais)}</dd>
    </div>
  );
}
