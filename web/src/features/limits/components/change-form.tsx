import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import type { LimitHistory } from '../customer-limit.ts';
import { type LimitAct, type Outcome, outcomeOf } from '../rules/outcome.ts';
import { customerTexts as texts } from '../texts.ts';

interface ChangeFormProps {
  of: LimitHistory;
  isSending: boolean;
  /** What the server said to the last try. */
  failure: string | undefined;
  onSend: (act: LimitAct, reason: string) => void;
}

const tones = {
  AT_ONCE: 'info',
  WAITS: 'attention',
  WAITS_BEHIND: 'danger',
  OF_THE_PROVIDER: 'danger',
  ABOVE_MAXIMUM: 'danger',
  SAME: 'info',
} as const;
const mayBeSent = (outcome: Outcome | null): outcome is 'AT_ONCE' | 'WAITS' =>
  outcome === 'AT_ONCE' || outcome === 'WAITS';

/** What to change, to what, and why; it says before the click whether that waits for a second person. */
export function ChangeForm({ of, isSending, failure, onSend }: ChangeFormProps) {
  const [kind, setKind] = useState<LimitAct['kind']>('TOTAL');
  const [totalCents, setTotalCents] = useState<Cents | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const other = of.limit.limitIsBlockedBy === 'MANUALLY_BLOCKED' ? 'UNBLOCK' : 'BLOCK';
  const purchases = of.disablePurchase ? 'ENABLE_PURCHASES' : 'DISABLE_PURCHASES';
  const kinds = ['TOTAL', other, purchases] as const;
  const act: LimitAct | null =
    kind !== 'TOTAL' ? { kind } : totalCents === null ? null : { kind, total: centsToReais(totalCents) };
  const outcome = act && outcomeOf(act, of);
  const whyNot = reasonFault(reason);

  const send = () => {
    setTried(true);
    if (act && mayBeSent(outcome) && whyNot === undefined) onSend(act, reason.trim());
  };
  const labels: Partial<Record<Outcome, string>> = texts.acts[kind](
    act?.kind === 'TOTAL' ? formatReais(act.total) : '',
  );

  return (
    <form
      className="limit-change"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RadioCards
        label={texts.what}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'TOTAL')}
        cards={kinds.map((value) => ({ value, label: texts[value] }))}
        disabled={isSending}
      />
      {kind === 'TOTAL' ? (
        <MoneyField
          label={texts.newTotal}
          valueCents={totalCents}
          onChangeCents={setTotalCents}
          error={isTried && totalCents === null ? texts.totalMissing : undefined}
          readOnly={isSending}
          startsFocused
        />
      ) : null}
      <TextArea
        label={texts.reasonLabel}
        hint={texts.reasonHint}
        value={reason}
        onChange={setReason}
        error={isTried ? whyNot : undefined}
        maxLength={200}
        readOnly={isSending}
      />
      <div role="status">{outcome ? <Banner kind={tones[outcome]}>{texts.outcomes[outcome]}</Banner> : null}</div>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button
        kind="primary"
        type="submit"
        disabled={outcome !== null && !mayBeSent(outcome)}
        busyText={isSending ? texts.sending : undefined}
      >
        {act === null ? texts.change : ((outcome && labels[outcome]) ?? labels.AT_ONCE)}
      </Button>
    </form>
  );
}
