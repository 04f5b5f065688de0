import { Link } from '@tanstack/react-router';
import { texts } from '../texts.ts';

/** Where the store may sell by QR code too. */
export const QrHint = ({ brand }: { brand: string }) => (
  <p className="purchase-qr-hint">
    {texts.qrHint} <Link to="/caixa/compras/qrcode">{texts.sellByQrCode(brand)}</Link>
  </p>
);
