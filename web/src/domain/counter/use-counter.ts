import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { type Session, useSession } from '../../lib/session/session.ts';

/** Where this counter stands and who works at it. */
export interface Counter {
  readonly operatorId: string;
  readonly operatorName: string;
  readonly storeId: string | null;
  readonly storeName: string | null;
  /** The provider's name, as the sentences quote it. */
  readonly brand: string;
  readonly customerWhatsapp: string | null;
  readonly analystWhatsapp: string | null;
  readonly hasTills: boolean;
  /** Devices are sold here. */
  readonly sellsDevices: boolean;
}

/** The session as the cashier's screens need it. The routes let nobody in without one. */
export function useCounter(): Counter {
  const session: Session | null = useSession();
  const { app } = usePublicConfiguration();
  return {
    operatorId: session?.user.id ?? '',
    operatorName: session?.user.name ?? '',
    storeId: session?.store?.id ?? null,
    storeName: session?.store?.name ?? null,
    brand: app.name,
    customerWhatsapp: session?.configuration.support.customerWhatsapp ?? null,
    analystWhatsapp: session?.configuration.support.analystWhatsapp ?? null,
    hasTills: session?.configuration.flags.localCashierSelector ?? false,
    sellsDevices: session?.configuration.smartphoneSale.isAllowed ?? false,
  };
}
