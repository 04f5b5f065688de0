/**
 * Only this file makes keys: what two screens ask for is kept once, and what an act changed is found again. A key written
 * elsewhere does not compile.
 */
export interface MadeKey extends ReadonlyArray<unknown> {
  readonly isMadeHere: true;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: MadeKey;
  }
}

const key = (...parts: unknown[]) => parts as unknown as MadeKey;

export const queryKeys = {
  borrowerPhoto: (borrowerId: string, kind: string) => key('borrowers', borrowerId, 'photo', kind),
  contract: (id: string) => key('contracts', id),
  storeSettings: (storeId: string | undefined) => key('stores', storeId, 'settings'),
  activeStores: () => key('stores', 'active'),
  usedUpLookups: () => key('lookups', 'used-up'),
  layer: (place: object) => key('configuration', place),
  layerVersions: (place: object) => key('configuration', place, 'versions'),
  limitHistory: (borrowerId: string | undefined) => key('borrowers', borrowerId, 'limit'),
  limitsWaiting: () => key('limits', 'waiting'),
  audit: (retailerId: string | undefined) => key('audit', retailerId),
  auditChain: (retailerId: string) => key('audit', retailerId, 'chain'),
  inbox: (to: string) => key('inbox', to),
  inboxPixCharge: (txid: string) => key('inbox-pix', txid),
  /** Every page of a list. */
  lists: (name: string) => key('lists', name),
  /** Pages of a list by what was asked. */
  list: (name: string, asked: object) => key('lists', name, asked),
};
