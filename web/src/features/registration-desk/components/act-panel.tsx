import type { Cents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import type { Taken } from '../calls.ts';
import { type Fault, faultOf, mayGrant, reaisOf, suggestedCents } from '../rules/limit.ts';
import { faultText, texts, untilText, type Word } from '../texts.ts';
import { Pairs } from './pairs.tsx';
import { WordDialog } from './word-dialog.tsx';

interface ActPanelProps {
  taken: Taken;
  isKeeping: boolean;
  onKeep: () => void;
  onGiveBack: () => void;
  onDecided: () => void;
}

/** The act: a limit within the policy, or a denial; or the registration goes back to the others. */
export function ActPanel({ taken, isKeeping, onKeep, onGiveBack, onDecided }: ActPanelProps) {
  const [limitCents, setLimitCents] = useState<Cents | null>(() => suggestedCents(taken));
  const [fault, setFault] = useState<Fault | null>(null);
  const [word, setWord] = useState<Word>();
  const isGrantable = mayGrant(taken);
  const { biometryStatus: face, suggestedLimit, isPreDenial } = taken;
  const isFaceOpen = face !== null && face !== 'COMPLETED';
  const value = limitCents === null ? null : formatReais(reaisOf(limitCents));
  const approve = () => {
    const wrong = faultOf(limitCents, taken);
    setFault(wrong);
    if (wrong === null && limitCents !== null) setWord({ isApproved: true, limit: reaisOf(limitCents) });
  };
  return (
    <section className="registration-desk-act" aria-label={texts.decision}>
      {isPreDenial ? (
        <p>{texts.early}</p>
      ) : (
        <>
          <Pairs
            pairs={[
              [texts.suggested, suggestedLimit ? formatReais(suggestedLimit) : texts.noSuggestion],
              ...(isGrantable ? [[texts.policy, texts.policyOf(taken)] as const] : []),
            ]}
          />
          {isGrantable ? (
            <MoneyField
              label={texts.limit}
              valueCents={limitCents}
              onChangeCents={(cents) => {
                setLimitCents(cents);
                setFault(null);
              }}
              onSubmit={isFaceOpen ? undefined : approve}
              submitLabel={texts.approveTitle}
              error={fault === null ? undefined : faultText(fault, taken)}
            />
          ) : (
            <Banner kind="attention">{texts.nothingToGrant}</Banner>
          )}
          {isGrantable && isFaceOpen ? <p className="registration-desk-soft">{texts.faceFirst}</p> : null}
        </>
      )}
      <div className="registration-desk-acts">
        {isPreDenial ? (
          <Button kind="primary" isWide onClick={() => setWord({ isApproved: true, limit: null })}>
            {texts.lift}
          </Button>
        ) : (
          <Button kind="primary" isWide disabled={!isGrantable || isFaceOpen} onClick={approve}>
            {texts.approve(value)}
          </Button>
        )}
        <Button isWide onClick={() => setWord({ isApproved: false })}>
          {isPreDenial ? texts.keepDenial : texts.deny}
        </Button>
        <Button kind="quiet" isWide onClick={onGiveBack}>
          {texts.giveBack}
        </Button>
      </div>
      <p className="registration-desk-soft">{untilText(taken)}</p>
      <Button kind="quiet" busyText={isKeeping ? texts.keeping : undefined} onClick={onKeep}>
        {texts.keep}
      </Button>
      {word ? <WordDialog taken={taken} word={word} onDecided={onDecided} onClose={() => setWord(undefined)} /> : null}
    </section>
  );
}
