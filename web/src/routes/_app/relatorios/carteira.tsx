import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { PortfolioPage } from '../../../features/reports/screens/portfolio.tsx';

export const Route = createFileRoute('/_app/relatorios/carteira')({
  beforeLoad: guard('/relatorios/carteira'),
  component: PortfolioPage,
});
