import { Link, useRouter } from '@tanstack/react-router';
import { texts } from '../texts.ts';

const PAGE: string = '/caixa/compras/qrcode';

/** Where the store may sell by QR code too; nothing while that page has no route. */
export function QrHint() {
  const { routesByPath } = useRouter();
  if (!Object.hasOwn(routesByPath, PAGE)) return null;
  return (
    <p className="purchase-qr-hint">
      {texts.qrHint} <Link to={PAGE}>{texts.sellByQrCode}</Link>
    </p>
  );
}
