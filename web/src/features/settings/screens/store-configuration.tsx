import { useSession } from '../../../lib/session/session.ts';
import { Settings } from '../components/settings.tsx';
import { StoreSetup } from '../components/store-setup.tsx';
import '../settings.css';

/** One address, two states (ruling C9): the setup until the device has an active store, the settings from then on. */
export function StoreConfiguration() {
  const session = useSession();
  if (!session) return null;
  return session.store?.status === 'active' ? <Settings session={session} /> : <StoreSetup session={session} />;
}
