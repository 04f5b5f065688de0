import { sorted } from '../../../../domain/lists/sorted.ts';
import type { DeviceProduct } from '../../../../domain/devices/device-calls.ts';

const byName = new Intl.Collator('pt-BR', { numeric: true });

/** Every typed word must be in the name, whatever the case; sorted by name (cashier spec 2.7). */
export function searchDevices(products: readonly DeviceProduct[], typed: string): DeviceProduct[] {
  const words = typed.toUpperCase().split(/\s+/).filter(Boolean);
  const found = products.filter(({ name }) => words.every((word) => name.toUpperCase().includes(word)));
  return sorted(found, (one, other) => byName.compare(one.name, other.name));
}
