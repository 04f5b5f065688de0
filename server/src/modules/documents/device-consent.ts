import type { ReceiptDevice, ReceiptParties } from './receipts.ts';

/** The term that a customer signs before a device is locked. It is printed anew each time: the audit keeps that it was signed. */
export interface DeviceConsent extends ReceiptParties {
  contractNumber: string;
  issuedAt: string;
  device: ReceiptDevice;
  /** When the counter kept that it was signed; null before. */
  consentedAt: string | null;
}
