import type { KeptStore } from '../../retailers/index.ts';

type Address = Pick<KeptStore, 'street' | 'number' | 'complement' | 'district' | 'city' | 'uf'>;

/** One line, as receipts print it: 'Av. Sete de Setembro, 1000, Centro, Manaus/AM'. */
export function addressLine({ street, number, complement, district, city, uf }: Address): string {
  const parts = [street, number, complement, district].filter((part) => part !== null && part !== '');
  return [...parts, `${city}/${uf}`].join(', ');
}
