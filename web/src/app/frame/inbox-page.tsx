import { InboxScreen } from '../../features/inbox/screens/inbox-screen.tsx';
import { PageKeys } from '../../ui/keyboard/page-keys.tsx';
import { QueryProvider } from '../query-provider.tsx';

/** The inbox stands outside the frame: it plays the customer's phone. */
export function InboxPage() {
  return (
    <QueryProvider>
      <InboxScreen />
      <PageKeys />
    </QueryProvider>
  );
}
