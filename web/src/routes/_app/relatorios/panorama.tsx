import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { SalesPicturesPage } from '../../../features/reports/screens/sales-pictures.tsx';

export const Route = createFileRoute('/_app/relatorios/panorama')({
  beforeLoad: guard('/relatorios/panorama'),
  component: SalesPicturesPage,
});
