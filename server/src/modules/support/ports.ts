/** Tells the vendor of the live chat who somebody is; null where no key is configured. */
export type SignChatToken =
  | ((person: { widgetId: string; personId: string; now: Date }) => { token: string; expiresAt: Date })
  | null;
