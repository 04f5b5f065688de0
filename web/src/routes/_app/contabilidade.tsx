import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { accountingSearch } from '../../features/accounting/rules/search.ts';
import { Accounting } from '../../features/accounting/screens/accounting.tsx';

export const Route = createFileRoute('/_app/contabilidade')({
  validateSearch: accountingSearch,
  beforeLoad: guard('/contabilidade'),
  component: Accounting,
});
