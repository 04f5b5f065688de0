import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { PhoneChanges } from '../../features/phone-changes/screens/phone-changes.tsx';

export const Route = createFileRoute('/_app/alteracoes-de-telefone')({
  beforeLoad: guard('/alteracoes-de-telefone'),
  component: PhoneChanges,
});
