import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import type { Sent } from '../../../domain/sending/use-sent-once.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LostOutcome } from '../components/lost-outcome.tsx';
import { type ReturnAsk, type ReturnDone, returnReceiptPath } from './calls.ts';
import { returnDoneTexts as texts } from './texts.ts';

interface OutcomeProps {
  state: Sent<ReturnAsk, ReturnDone>;
  onSend: (ask: ReturnAsk) => void;
  onCheck: (ask: ReturnAsk) => void;
  onForget: () => void;
}

/** What became of a return that was sent: done with what to hand over, or not known yet. */
export function ReturnOutcome({ state, onSend, onCheck, onForget }: OutcomeProps) {
  if (state.step === 'done') {
    const { isWhole, value, refund, setOff, downPayment, contractId } = state.answer;
    return (
      <Banner
        kind="success"
        isLive
        title={isWhole ? texts.whole(value) : texts.part(value)}
        actions={<ReceiptLink href={returnReceiptPath(contractId)} text={texts.receipt} isMain />}
      >
        {[
          refund > 0 ? texts.cash(refund) : texts.noCash,
          downPayment > 0 ? texts.downPayment(downPayment) : '',
          setOff > 0 ? texts.setOff(setOff) : '',
        ]
          .join(' ')
          .trim()}
      </Banner>
    );
  }
  return (
    <LostOutcome
      state={state}
      texts={texts}
      notDoneMeaning={({ value }) => texts.notDoneMeaning(value)}
      onSend={onSend}
      onCheck={onCheck}
      onForget={onForget}
    />
  );
}
