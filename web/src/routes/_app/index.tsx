import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { HomeMenu } from '../../features/home/screens/home-menu.tsx';

export const Route = createFileRoute('/_app/')({
  validateSearch: (search: Record<string, unknown>): { menu?: true | undefined } => ({
    menu: search['menu'] === true || undefined,
  }),
  beforeLoad: guard('/'),
  component: HomeMenu,
});
