import { useNavigate } from '@tanstack/react-router';
import { lock } from '../../../lib/session/idle-lock.ts';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { texts } from '../texts.ts';
import '../../../ui/button/button.css';

const PAGE = '/c/dados';

/** The customer's page of own data, as a QR code and on this device. */
export function LendDevice() {
  const navigate = useNavigate();
  useShortcut({
    key: 'Escape',
    label: texts.backToMenu,
    run: () => void navigate({ to: '/', search: { menu: true } }),
  });
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/">{texts.back}</BackLink>}>
      <p>{texts.lead}</p>
      <QrCode text={`${window.location.origin}${PAGE}`} label={texts.qr} textLabel={texts.address} />
      <p>
        {/* Another page, without the staff's app: whoever holds the device next must not come back into this session. */}
        <a className="button button-primary" href={PAGE} onClick={lock}>
          {texts.go}
        </a>
      </p>
      <p>{texts.locks}</p>
    </CounterLayout>
  );
}
