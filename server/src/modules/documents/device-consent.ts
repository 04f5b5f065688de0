import type { ReceiptDevice, ReceiptParties } from './receipts.ts';

/**
 * The term that a customer signs before a device is locked. It is printed anew each time, in the words that were signed:
 * which they were stands with the device and in the audit.
 */
export interface DeviceConsent extends ReceiptParties {
  contractNumber: string;
  issuedAt: string;
  device: ReceiptDevice;
  /** When the counter kept that it was signed; null before. */
  consentedAt: string | null;
  /** Which words: those signed, or today's. */
  terms: number;
}
