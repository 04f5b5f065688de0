import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { StoreCode } from '../../features/store-code/screens/store-code.tsx';

export const Route = createFileRoute('/_app/qr-da-loja')({
  beforeLoad: guard('/qr-da-loja'),
  component: StoreCode,
});
