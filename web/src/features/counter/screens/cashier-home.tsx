import { useRef } from 'react';
import { PlainMenuLink } from '../../../ui/layout/menu-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { useKeys } from '../../../ui/keyboard/use-keys.ts';
import { DrawerLine } from '../components/drawer-line.tsx';
import { InProgressLine } from '../components/in-progress-line.tsx';
import { TaskCard } from '../components/task-card.tsx';
import { TillSelector } from '../components/till-selector.tsx';
import { SupportNotice } from '../../../domain/support/support-notice.tsx';
import { purchasePaths } from '../../../lib/session/capture-method.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { useStoreSettings } from '../use-store-settings.ts';
import { texts } from '../texts.ts';
import './cashier-home.css';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const keyLines = [{ keys: Object.keys(steps), label: texts.moveKey }];

/** Two things are done at the till: selling and receiving (cashier spec 2.3). */
export function CashierHome() {
  const { hasTills, captureMethod } = useCounter();
  const settings = useStoreSettings();
  const cards = useRef<HTMLUListElement>(null);

  const moveFocus = useKeys(keyLines, (event) => {
    const step = steps[event.key];
    const links = [...(cards.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  });

  return (
    <div className="cashier-home">
      <PlainMenuLink />
      <h1 tabIndex={-1}>{texts.title}</h1>
      {settings.error === null ? null : (
        <Banner
          kind="attention"
          title={settings.error}
          actions={<Button onClick={settings.retry}>{texts.tryAgain}</Button>}
          isLive
        >
          {texts.settingsFailed}
        </Banner>
      )}
      <SupportNotice />
      {hasTills ? <TillSelector /> : null}
      <ul className="cashier-home-cards" ref={cards}>
        <li>
          <TaskCard
            to={purchasePaths[captureMethod]}
            icon="bag"
            title={texts.sell}
            text={captureMethod === 'BY_QR_CODE' ? texts.sellByQrHint : texts.sellHint}
            isFirst
            onKeyDown={moveFocus}
          />
        </li>
        <li>
          <TaskCard
            to="/caixa/pagamentos"
            icon="coins"
            title={texts.receive}
            text={texts.receiveHint}
            onKeyDown={moveFocus}
          />
        </li>
      </ul>
      <DrawerLine />
      <InProgressLine />
      {settings.isLoading ? <FullScreenLoader text={texts.loadingSettings} /> : null}
    </div>
  );
}
