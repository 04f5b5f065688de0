import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guards/guard.ts';
import { ReceiptViewer } from '../features/documents/screens/receipt-viewer.tsx';

export const Route = createFileRoute('/render/$ids/$type')({
  beforeLoad: guard('/render/$ids/$type'),
  validateSearch: (search: Record<string, unknown>): { formato?: 'a4' } =>
    search['formato'] === 'a4' ? { formato: 'a4' } : {},
  component: ReceiptPage,
});

function ReceiptPage() {
  const { formato } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReceiptViewer
      {...Route.useParams()}
      format={formato === 'a4' ? 'A4' : 'ROLL'}
      onFormat={(format) => void navigate({ search: format === 'A4' ? { formato: 'a4' } : {}, replace: true })}
    />
  );
}
