import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guards/guard.ts';
import { ReceiptViewer } from '../features/documents/screens/receipt-viewer.tsx';

export const Route = createFileRoute('/render/$ids/$type')({
  beforeLoad: guard('/render/$ids/$type'),
  component: ReceiptPage,
});

function ReceiptPage() {
  return <ReceiptViewer {...Route.useParams()} />;
}
