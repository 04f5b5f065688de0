import { isCpf } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { forgetIdentified, recentlyIdentified, rememberIdentified } from '../../../lib/session/recent-operators.ts';
import { nameStandIn } from '../../../lib/session/stand-in.ts';
import type { IdentifiedOperator } from '../../../lib/session/stored-items.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { useScreenKeyboard } from '../../../ui/keyboard/use-screen-keyboard.ts';
import { showHome } from '../calls.ts';
import { operatorTexts as texts } from '../texts.ts';

/** By CPF, or one of the recent ones, who must still be there. */
async function identify(cpf: string, recent: IdentifiedOperator | undefined): Promise<IdentifiedOperator> {
  if (!recent) return call('GET /operators/identification', { query: { document: cpf } });
  try {
    const { operator } = await showHome({ operatorId: recent.id }, new AbortController().signal);
    return { ...recent, ...operator };
  } catch (error) {
    if (hasCode(error, 'OPERATOR_NOT_FOUND')) forgetIdentified(recent.id);
    throw error;
  }
}

/** Who works at a login that the store shares: by CPF, or one press for who was here of late. */
export function OperatorIdentification() {
  const [cpf, setCpf] = useState('');
  const [chosen, setChosen] = useState('');
  const recent = recentlyIdentified();
  const isKeyboardOpen = useScreenKeyboard();
  const asking = useMutation({
    mutationFn: () =>
      identify(
        cpf,
        recent.find(({ id }) => id === chosen),
      ),
    onSuccess: (operator) => {
      rememberIdentified(operator);
      nameStandIn(operator);
    },
  });
  const isReady = isCpf(cpf) || chosen !== '';
  const next = () => {
    if (isReady) asking.mutate();
  };
  const isWrong = cpf.length === 11 && !isCpf(cpf);
  const failure = asking.isError ? errorText(asking.error, brandName()) : undefined;
  const act = (
    <div className={isKeyboardOpen ? 'centre-act centre-act-fixed' : 'centre-act'}>
      <Button
        kind="primary"
        isWide
        disabled={!isReady}
        busyText={asking.isPending ? texts.searching : undefined}
        onClick={next}
      >
        {texts.next}
      </Button>
    </div>
  );
  return (
    <div className="centre-identify">
      <p>{texts.lead}</p>
      <CpfField
        label={texts.cpf}
        value={cpf}
        placeholder="000.000.000-00"
        hint={recent.length > 0 ? texts.hint : undefined}
        error={isWrong ? texts.invalidCpf : failure}
        onChange={(digits) => {
          asking.reset();
          setChosen('');
          setCpf(digits);
        }}
        onSubmit={next}
        submitLabel={texts.next}
        readOnly={asking.isPending}
        startsFocused
      />
      {isKeyboardOpen ? act : null}
      {recent.length > 0 ? (
        <RadioCards
          label={texts.recent}
          value={chosen}
          disabled={asking.isPending}
          onChange={(id) => {
            asking.reset();
            setCpf('');
            setChosen(id);
          }}
          cards={recent.map(({ id, name, document }) => ({ value: id, label: name, note: document }))}
        />
      ) : null}
      {isKeyboardOpen ? null : act}
    </div>
  );
}
