import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { allowedCaptureMethods, chosenCaptureMethod } from '../../lib/session/capture-method.ts';
import { type Session, useSession } from '../../lib/session/session.ts';
import type { CaptureMethod } from '../../lib/session/stored-items.ts';

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
  /** What a customer may still buy stands where payments are received, too. */
  readonly showsLimit: boolean;
  /** Devices are sold here. */
  readonly sellsDevices: boolean;
  /** Extra credit that a customer has shows here. */
  readonly showsExtraCredit: boolean;
  /** This store may ask for extra credit. */
  readonly asksExtraCredit: boolean;
  /** And the service centre offers it. */
  readonly offersExtraCredit: boolean;
  /** A denied customer may be decided anew in this store. */
  readonly offersReevaluation: boolean;
  /** This operator may sell by QR code in this store. */
  readonly sellsByQrCode: boolean;
  /** As was chosen on this device. */
  readonly captureMethod: CaptureMethod;
}

/** The session as the cashier's screens need it. The routes let nobody in without one. */
export function useCounter(): Counter {
  const session: Session | null = useSession();
  const { app } = usePublicConfiguration();
  const configuration = session?.configuration;
  const hasExtraCredit = configuration?.flags.transactionalCreditEvaluation ?? false;
  const asksExtraCredit = hasExtraCredit && (configuration?.transactionalCredit.isAllowed ?? false);
  return {
    operatorId: session?.user.id ?? '',
    operatorName: session?.user.name ?? '',
    storeId: session?.store?.id ?? null,
    storeName: session?.store?.name ?? null,
    brand: app.name,
    customerWhatsapp: configuration?.support.customerWhatsapp ?? null,
    analystWhatsapp: configuration?.support.analystWhatsapp ?? null,
    hasTills: configuration?.flags.localCashierSelector ?? false,
    showsLimit: configuration?.flags.cashierLimitDisplay ?? false,
    sellsDevices: configuration?.smartphoneSale.isAllowed ?? false,
    showsExtraCredit: hasExtraCredit && (configuration?.safeLists.newPurchaseOptions ?? false),
    asksExtraCredit,
    offersExtraCredit: asksExtraCredit && (configuration?.flags.transactionalCreditOnServiceCentre ?? false),
    offersReevaluation: configuration?.safeLists.reevaluation ?? false,
    sellsByQrCode: session !== null && allowedCaptureMethods(session).includes('BY_QR_CODE'),
    captureMethod: session === null ? 'BY_CPF' : chosenCaptureMethod(session),
  };
}
