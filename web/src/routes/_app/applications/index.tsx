import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { RegistrationScreen } from '../../../features/registration/screens/registration.tsx';

export const Route = createFileRoute('/_app/applications/')({
  beforeLoad: guard('/applications'),
  component: RegistrationScreen,
});
