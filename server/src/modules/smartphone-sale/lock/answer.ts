import type { Handled } from '@balcao/contract';
import type { Platform } from '../../../kernel/platform.ts';
import type { SaleFact } from '../../contracts/index.ts';
import { readConfiguration } from '../../retailers/index.ts';
import type { DeviceRow } from '../devices.ts';
import { handbookOf } from '../rules/brands.ts';

type Answer = Handled<'POST /smartphone-sale/submit-lock'>['answer'];

/** Where the lock of a device stands, and the page that helps when it does not come by itself. */
export async function lockAnswer(
  platform: Platform,
  sale: SaleFact,
  device: Pick<DeviceRow, 'brand' | 'status'>,
): Promise<Answer> {
  const { smartphoneSale } = await readConfiguration(platform, sale.retailerId, sale.storeId);
  return {
    contractId: sale.id,
    status: device.status,
    brand: device.brand,
    handbookUrl: handbookOf(smartphoneSale.handbooks, device.brand),
  };
}
