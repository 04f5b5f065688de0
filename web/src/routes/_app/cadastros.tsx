import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { RegistrationDesk } from '../../features/registration-desk/screens/registration-desk.tsx';

export const Route = createFileRoute('/_app/cadastros')({
  beforeLoad: guard('/cadastros'),
  component: RegistrationDesk,
});
