import type { PublicConfiguration, Role } from '@balcao/contract';
import { cashierRoles } from '@balcao/contract/constants';
import type { Session } from '../../lib/session/session.ts';
import { storeSetters } from '../../lib/session/store-setters.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
import { tileTexts } from './texts.ts';

interface Tile {
  text: string;
  hint: string;
  /** Only pages that exist: a tile never leads nowhere. */
  to: '/caixa' | '/limites/aprovacoes' | '/parametros' | '/configuracao';
  icon: IconName;
  roles: readonly Role[];
  isOn?: (context: { session: Session; flags: PublicConfiguration['featureFlags'] }) => boolean;
}

/** The menu of the shell spec, section 2.4: one entry a page, in its order. */
const tiles: readonly Tile[] = [
  {
    ...tileTexts.till,
    to: '/caixa',
    icon: 'bag',
    roles: cashierRoles,
    isOn: ({ flags }) => flags.enablePurchaseMenuButton,
  },
  {
    ...tileTexts.limits,
    to: '/limites/aprovacoes',
    icon: 'checkCircle',
    roles: ['analyst'],
  },
  {
    ...tileTexts.parameters,
    to: '/parametros',
    icon: 'store',
    roles: ['analyst'],
  },
  {
    ...tileTexts.settings,
    to: '/configuracao',
    icon: 'settings',
    roles: storeSetters,
  },
];

export function tilesFor(session: Session, flags: PublicConfiguration['featureFlags']): readonly Tile[] {
  return tiles.filter(({ roles, isOn }) => roles.includes(session.user.role) && (isOn?.({ session, flags }) ?? true));
}
