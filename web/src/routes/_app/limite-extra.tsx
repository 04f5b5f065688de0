import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { ExtraCredit } from '../../features/extra-credit/screens/extra-credit.tsx';

export const Route = createFileRoute('/_app/limite-extra')({
  beforeLoad: guard('/limite-extra'),
  component: ExtraCredit,
});
