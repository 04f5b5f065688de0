import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuList } from '../components/menu-list.tsx';
import { texts } from '../texts.ts';

/** Any unknown address shows the menu (shell spec 2.1), and says why. */
export function PageNotFound() {
  return (
    <CounterLayout title={texts.notFound}>
      <p>{texts.notFoundHint}</p>
      <MenuList />
    </CounterLayout>
  );
}
