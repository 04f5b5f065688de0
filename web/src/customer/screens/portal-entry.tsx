import { lazy, useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { CpfQuestion } from '../components/cpf-question.tsx';
import { AskCode } from '../data/own-data-later.tsx';
import { doorTexts } from '../portal/door/texts.ts';

const PortalDoor = lazy(() => import('../portal/door.tsx').then((door) => ({ default: door.PortalDoor })));
const { entry } = doorTexts;

type State = { at: 'cpf' } | { at: 'code'; key: string } | { at: 'home' };

/** The door of the portal: CPF, then the code that the known phone got. */
export function PortalEntry() {
  const [state, setState] = useState<State>({ at: 'cpf' });
  if (state.at === 'home') return <PortalDoor at="/c/inicio" />;
  return (
    <>
      <h1>{entry.title}</h1>
      {state.at === 'cpf' ? (
        <CpfQuestion
          lead={entry.lead}
          onSend={async (cpf) => {
            const { key } = await callPublic('POST /portal/entries', { body: { cpf } });
            setState({ at: 'code', key });
          }}
        />
      ) : (
        <AskCode
          lead={entry.code}
          onVerify={async (code) => {
            const opened = await callPublic('POST /portal/entries/verify', { body: { key: state.key, code } });
            // Not on the way to the first question.
            const { beginSession } = await import('../portal/session.ts');
            beginSession(opened);
            // Loaded again, or installed, the page is the home.
            window.history.replaceState(null, '', '/c/inicio');
            setState({ at: 'home' });
          }}
          onAnother={() => setState({ at: 'cpf' })}
          anotherText={entry.another}
        >
          <p className="customer-lead">{entry.shared}</p>
        </AskCode>
      )}
    </>
  );
}
