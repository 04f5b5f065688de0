/** Brands with a handbook of their own (cashier spec 2.6); every other one has the general one. */
export const handbookBrands = ['realme', 'infinix', 'tecno', 'itel', 'samsung', 'motorola'] as const;
export type HandbookBrand = (typeof handbookBrands)[number] | 'outras';

/** Whose handbook serves a device of this brand. */
function handbookOf(brand: string): HandbookBrand {
  const plain = brand.trim().toLowerCase();
  return handbookBrands.find((one) => one === plain) ?? 'outras';
}

/** Our own page, where the retailer configured none. */
export const handbookAddress = (brand: string): string => `/venda-celular/manual/${handbookOf(brand)}`;
