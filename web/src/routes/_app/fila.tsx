import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { Desk } from '../../features/desk/screens/desk.tsx';

export const Route = createFileRoute('/_app/fila')({
  beforeLoad: guard('/fila'),
  component: Desk,
});
