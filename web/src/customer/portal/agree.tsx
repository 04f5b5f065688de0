import { formatPercent } from '@balcao/contract/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatReais } from '../../domain/money/format-reais.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { AskCode } from '../data/ask-code.tsx';
import { sentenceOf } from '../data/failure.ts';
import { LoadedPart } from './portal-page.tsx';
import { callOwn } from './session.ts';
import { type Agreement, texts } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const own = texts.agree;
type Option = Agreement['options'][number];

const wordsOf = ({ numberOfPayments, downPayment, paymentValue }: Option) =>
  `${downPayment > 0 ? own.down(formatReais(downPayment)) : ''}${own.option(numberOfPayments, formatReais(paymentValue))}`;

interface AgreeProps {
  contractId: string;
  onBack: () => void;
}

/** An agreement on a late purchase: the options of today, and the code that accepts one. */
export function Agree({ contractId, onBack }: AgreeProps) {
  const load = useCallback(() => callOwn('POST /portal/agreements', { body: { contractId } }), [contractId]);
  const [loaded, again] = useLoaded(load);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {own.title}
      </h1>
      <LoadedPart of={loaded} onAgain={again}>
        {(agreement) => <Offer agreement={agreement} />}
      </LoadedPart>
      <Button kind="quiet" isWide onClick={onBack}>
        {texts.pay.back}
      </Button>
    </>
  );
}

type State = { at: 'options' } | { at: 'code'; option: Option; phone: string } | { at: 'accepted' };

function Offer({ agreement }: { agreement: Agreement }) {
  const [state, setState] = useState<State>({ at: 'options' });
  const { id, number, debt, charges, discount } = agreement;
  const params = { id };
  if (state.at === 'accepted')
    return (
      <Banner kind="success" isLive>
        {own.accepted(number)}
      </Banner>
    );
  if (state.at === 'code') {
    const { option, phone } = state;
    const accept = async (code: string) => {
      const body = { optionId: option.id, code };
      await sendOnce(`portal-agree:${id}`, body, (idempotencyKey) =>
        callOwn('POST /portal/agreements/{id}/accept', { params, body, idempotencyKey }),
      );
      setState({ at: 'accepted' });
    };
    return (
      <AskCode
        lead={own.sent(phone, wordsOf(option))}
        onVerify={accept}
        onAnother={() => setState({ at: 'options' })}
        anotherText={own.another}
      />
    );
  }
  return (
    <>
      <p className="customer-lead">{own.lead(formatReais(debt), formatReais(charges))}</p>
      {discount > 0 ? <p>{own.discount(formatReais(discount))}</p> : null}
      <Options agreement={agreement} onSent={(option, phone) => setState({ at: 'code', option, phone })} />
    </>
  );
}

interface OptionsProps {
  agreement: Agreement;
  onSent: (option: Option, phone: string) => void;
}

function Options({ agreement: { id, options }, onSent }: OptionsProps) {
  const [chosen, setChosen] = useState<Option>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    if (!chosen) return setFailure(own.missing);
    setBusy(true);
    setFailure(undefined);
    const body = { optionId: chosen.id };
    try {
      const { phoneNumber } = await sendOnce(`portal-agree-code:${id}`, body, (idempotencyKey) =>
        callOwn('POST /portal/agreements/{id}/code', { params: { id }, body, idempotencyKey }),
      );
      onSent(chosen, phoneNumber);
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <fieldset className="portal-part">
        <legend>{own.choose}</legend>
        {options.map((option) => (
          <label key={option.id} className="portal-option">
            <input type="radio" name="option" checked={chosen === option} onChange={() => setChosen(option)} />
            <span>
              {wordsOf(option)}
              <span className="portal-soft portal-line">
                {own.total(formatReais(option.totalValue), formatPercent(option.cet))}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button kind="primary" isWide busyText={isBusy ? own.sending : undefined} onClick={() => void send()}>
        {own.send}
      </Button>
    </>
  );
}
