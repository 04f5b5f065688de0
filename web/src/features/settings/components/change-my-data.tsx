import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { sessionChanged } from '../../../lib/session/session.ts';
import { operatorItem } from '../../../lib/session/stored-items.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { texts } from '../texts.ts';
import { ColleagueDialog } from './colleague-dialog.tsx';
import '../../../ui/button/button.css';

type State = { at: 'idle' | 'opening' | 'opened' } | { at: 'blocked'; url: string };

/**
 * Opens the page of one's own data in a new tab; what changed there shows here when the person comes back. On a login that the
 * store shares the person is named by CPF first: the login's own data are nobody's.
 */
export function ChangeMyData({ operatorId, isShared }: { operatorId: string; isShared: boolean }) {
  const toast = useToast();
  const [state, setState] = useState<State>({ at: 'idle' });
  const [naming, setNaming] = useState<{ fault?: string | undefined } | null>(null);
  const wasOpened = state.at === 'opened' || state.at === 'blocked';
  useEffect(() => {
    if (!wasOpened) return undefined;
    const refresh = () => void showAgain(operatorId);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [wasOpened, operatorId]);
  const open = async (document?: string) => {
    // Asked for in the click itself: browsers block a tab that opens after an answer.
    const tab = window.open('', '_blank');
    setState({ at: 'opening' });
    try {
      const { url } = await call('GET /retailers-onboarding/operators/data-validation-link', { query: { document } });
      setNaming(null);
      if (!tab) return setState({ at: 'blocked', url });
      tab.opener = null;
      tab.location.replace(new URL(url, window.location.origin).href);
      setState({ at: 'opened' });
    } catch (error) {
      tab?.close();
      if (document !== undefined && hasCode(error, 'OPERATOR_NOT_FOUND'))
        setNaming({ fault: errorText(error, brandName()) });
      else toast.show({ kind: 'danger', text: texts.linkFailed });
      setState({ at: 'idle' });
    }
  };
  return (
    <div className="settings-form">
      {state.at === 'opening' && !naming ? <FullScreenLoader text={texts.leadingToSafePlace} /> : null}
      {state.at === 'blocked' ? (
        <Banner kind="attention" isLive>
          {texts.tabBlocked}{' '}
          <a href={state.url} target="_blank" rel="noopener">
            {texts.openTab}
          </a>
        </Banner>
      ) : null}
      {naming ? (
        <ColleagueDialog
          fault={naming.fault}
          isOpening={state.at === 'opening'}
          onChange={() => setNaming({})}
          onGo={(document) => void open(document)}
          onClose={() => setNaming(null)}
        />
      ) : null}
      <div>
        <Button icon="external" onClick={() => (isShared ? setNaming({}) : void open())}>
          {texts.changeMyData}
        </Button>
      </div>
    </div>
  );
}

/** What cannot be read now is read at the next sign-in. */
async function showAgain(id: string): Promise<void> {
  const operator = await call('GET /coordinator/operators/{id}', { params: { id } }).catch(() => null);
  if (!operator) return;
  operatorItem.write(operator);
  sessionChanged();
}
