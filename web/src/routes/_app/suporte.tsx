import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { SupportInbox } from '../../features/support/screens/support-inbox.tsx';

export const Route = createFileRoute('/_app/suporte')({
  beforeLoad: guard('/suporte'),
  component: SupportInbox,
});
