import { lock } from '../../../lib/session/idle-lock.ts';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { texts } from '../texts.ts';
import '../../../ui/button/button.css';

const PAGE = '/c/dados';

/** The customer's page of own data, as a QR code and on this device. */
export function LendDevice() {
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
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
