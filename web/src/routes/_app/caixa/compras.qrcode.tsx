import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { PurchaseByQrCode } from '../../../features/qr-purchase/screens/by-qr-code.tsx';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const Route = createFileRoute('/_app/caixa/compras/qrcode')({
  validateSearch: ({ compra }): { compra?: string } =>
    typeof compra === 'string' && ID.test(compra) ? { compra } : {},
  beforeLoad: guard('/caixa/compras/qrcode'),
  component: PurchaseByQrCode,
});
