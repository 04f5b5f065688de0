import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { LayerSettings } from '../../features/parameters/screens/layer-settings.tsx';

export const Route = createFileRoute('/_app/parametros')({
  beforeLoad: guard('/parametros'),
  component: LayerSettings,
});
