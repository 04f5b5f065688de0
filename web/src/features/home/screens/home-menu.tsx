import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuList } from '../components/menu-list.tsx';
import { texts } from '../texts.ts';

export function HomeMenu() {
  return (
    <CounterLayout title={texts.welcome}>
      <MenuList />
    </CounterLayout>
  );
}
