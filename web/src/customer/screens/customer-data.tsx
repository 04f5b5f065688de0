import { useCallback, useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { CpfQuestion } from '../components/cpf-question.tsx';
import { AskCode, OwnData } from '../data/own-data-later.tsx';
import { type OwnData as Data, texts } from '../data/texts.ts';
import { VisitEnd } from '../data/visit-end.tsx';

type State =
  | { at: 'cpf' }
  | { at: 'code'; visit: string }
  | { at: 'data'; visit: string; data: Data }
  | { at: 'ended' }
  | { at: 'over' };

/** A customer's own data, by CPF and a code to the known phone. Nothing is kept: the device may be a lent one. */
export function CustomerData() {
  const [state, setState] = useState<State>({ at: 'cpf' });
  const end = useCallback((at: 'ended' | 'over') => setState({ at }), []);
  if (state.at === 'ended' || state.at === 'over')
    return <VisitEnd why={state.at} onAgain={() => setState({ at: 'cpf' })} />;
  if (state.at === 'data') {
    const { visit, data } = state;
    return (
      <OwnData
        visit={visit}
        data={data}
        onChanged={(next) => setState({ at: 'data', visit, data: next })}
        onEnd={end}
      />
    );
  }
  return (
    <>
      <h1>{texts.title}</h1>
      {state.at === 'cpf' ? (
        <CpfQuestion
          lead={texts.cpfLead}
          onSend={async (cpf) => {
            const { key: visit } = await callPublic('POST /data-update/visits', { body: { cpf } });
            setState({ at: 'code', visit });
          }}
        />
      ) : (
        <AskCode
          lead={texts.codeOf.CUSTOMER}
          onVerify={async (code) => {
            const { visit } = state;
            const data = await callPublic('POST /data-update/code/verify', { body: { key: visit, code } });
            setState({ at: 'data', visit, data });
          }}
          onAnother={() => setState({ at: 'cpf' })}
          anotherText={texts.another}
        />
      )}
    </>
  );
}
