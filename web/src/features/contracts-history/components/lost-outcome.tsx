import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import type { Sent } from '../../../domain/sending/use-sent-once.ts';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';

interface LostOutcomeProps<A, R> {
  state: Sent<A, R>;
  texts: {
    readonly checking: string;
    readonly unknown: string;
    readonly unknownMeaning: string;
    readonly notDone: string;
  };
  /** What is certain, and what trying again does. */
  notDoneMeaning: (ask: A) => string;
  onSend: (ask: A) => void;
  onCheck: (ask: A) => void;
  onForget: () => void;
}

/** An act whose answer was lost: looked into, not known yet, or not done. */
export function LostOutcome<A, R>({ state, texts, notDoneMeaning, onSend, onCheck, onForget }: LostOutcomeProps<A, R>) {
  if (state.step === 'checking') return <FullScreenLoader text={texts.checking} />;
  if (state.step === 'unknown') {
    return (
      <LostAnswerDialog
        title={texts.unknown}
        waitText={counterTexts.askingAgain}
        actText={counterTexts.checkNow}
        onAct={() => onCheck(state.ask)}
      >
        <p>{texts.unknownMeaning}</p>
      </LostAnswerDialog>
    );
  }
  if (state.step !== 'notDone') return null;
  return (
    <LostAnswerDialog
      title={texts.notDone}
      backText={counterTexts.back}
      onBack={onForget}
      actText={counterTexts.tryAgain}
      onAct={() => onSend(state.ask)}
    >
      <p>{notDoneMeaning(state.ask)}</p>
    </LostAnswerDialog>
  );
}
