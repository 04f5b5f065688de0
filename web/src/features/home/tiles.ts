import type { PublicConfiguration, Role } from '@balcao/contract';
import type { Session } from '../../lib/session/session.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

interface Tile {
  text: string;
  hint: string;
  /** Only pages that exist: a tile never leads nowhere. */
  to: '/caixa' | '/configuracao';
  icon: IconName;
  roles: readonly Role[];
  isOn?: (context: { session: Session; flags: PublicConfiguration['featureFlags'] }) => boolean;
}

/** The menu of the shell spec, section 2.4: one entry a page, in its order. */
const tiles: readonly Tile[] = [
  {
    text: 'Caixa',
    hint: 'Compras e pagamentos',
    to: '/caixa',
    icon: 'bag',
    roles: ['analyst', 'manager', 'cashier', 'attendant'],
    isOn: ({ flags }) => flags.enablePurchaseMenuButton,
  },
  {
    text: 'Configurações',
    hint: 'Loja, padrão de vendas e seus dados',
    to: '/configuracao',
    icon: 'settings',
    roles: ['analyst', 'manager', 'attendant', 'representative', 'cashier', 'promoter'],
  },
];

export function tilesFor(session: Session, flags: PublicConfiguration['featureFlags']): readonly Tile[] {
  return tiles.filter(({ roles, isOn }) => roles.includes(session.user.role) && (isOn?.({ session, flags }) ?? true));
}
