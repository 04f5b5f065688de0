const plain = (brand: string) => brand.trim().toLowerCase();

/** Whether a brand known for an IMEI is the maker of the product; a brand nobody knows says nothing against it. */
export function isSameBrand(known: string | null, manufacturer: string): boolean {
  return known === null || plain(known) === plain(manufacturer);
}

/** The page on locking a device of this brand by hand: its own, or the one for every other brand. */
export function handbookOf(handbooks: Readonly<Record<string, string | null>>, brand: string): string | null {
  return handbooks[plain(brand)] ?? handbooks['default'] ?? null;
}
