import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { SalesReportPage } from '../../../features/reports/screens/sales-report.tsx';

export const Route = createFileRoute('/_app/relatorios/')({
  beforeLoad: guard('/relatorios'),
  component: SalesReportPage,
});
