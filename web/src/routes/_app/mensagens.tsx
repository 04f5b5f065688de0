import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Messages } from '../../features/messages/screens/messages.tsx';

export const Route = createFileRoute('/_app/mensagens')({
  beforeLoad: guard('/mensagens'),
  component: Messages,
});
