import { Link, useNavigate } from '@tanstack/react-router';
import type { Session } from '../../../lib/session/session.ts';
import { nameStandIn } from '../../../lib/session/stand-in.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';
import type { Who } from '../use-who.ts';

/** Who works here and where, with the way to settings and, on a shared login, to who comes next. */
export function Greeting({ who: { home, isShared, storeId }, session }: { who: Who; session: Session }) {
  const navigate = useNavigate();
  const { configuration, store, user } = session;
  const firstName = (home?.operator.name ?? user.name).split(' ')[0] ?? '';
  return (
    <>
      <header className="centre-greeting">
        <div>
          <h1 tabIndex={-1}>{texts.hello(firstName)}</h1>
          <p className="centre-where">
            {home?.operator.phoneNumber ? <span>{home.operator.phoneNumber}</span> : null}
            {store && storeId !== undefined ? <span>{store.name}</span> : null}
          </p>
        </div>
        <div className="centre-tools">
          {configuration.flags.operatorSetup ? (
            <IconButton
              icon="settings"
              label={texts.settings}
              onClick={() => void navigate({ to: '/operador/configuracao' })}
            />
          ) : null}
          {isShared ? (
            <IconButton icon="person" label={texts.switchOperator} onClick={() => nameStandIn(null)} />
          ) : null}
        </div>
      </header>
      {storeId === undefined ? (
        <Banner kind="attention" title={texts.noStore} actions={<Link to="/configuracao">{texts.setUpStore}</Link>}>
          {texts.needsStore}
        </Banner>
      ) : null}
    </>
  );
}
