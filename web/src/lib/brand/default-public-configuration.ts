import type { PublicConfiguration } from '@balcao/contract';

/** Same values as the schema of the contract, without carrying its library; a test compares the two. */
export const defaultPublicConfiguration: PublicConfiguration = {
  app: { name: 'UME' },
  cdn: { logoUrl: null, logoDarkBackgroundUrl: null, faviconUrl: null },
  theme: { primary: null },
  featureFlags: {
    enablePurchaseMenuButton: true,
    enableBudgetsMenuButton: false,
    enableSSOLoginButton: false,
    enableTwoStepLogin: true,
  },
  application: { showApplicationOnlineForPreApproved: false },
  support: { customerWhatsapp: null, retailerWhatsapp: null },
  signOn: { issuer: null, clientId: null },
  watching: { tagManager: null, chat: null, errors: null },
  inbox: { isEmbedded: false },
};
