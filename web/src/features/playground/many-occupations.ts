import type { ComboboxOption } from '../../ui/combobox/search-options.ts';

const trades = ['Açougueiro', 'Agrônomo', 'Balconista', 'Costureira', 'Eletricista', 'Enfermeira', 'Mecânico'];
const places = ['de manutenção', 'de produção', 'hospitalar', 'industrial', 'rural', 'têxtil', 'de comércio'];
const count = 1338;

/** As many rows as the longest list of the product has; the names are made up. */
export const manyOccupations: readonly ComboboxOption[] = Array.from({ length: count }, (_, at) => {
  const trade = trades[at % trades.length];
  const place = places[Math.floor(at / trades.length) % places.length];
  const level = Math.floor(at / (trades.length * places.length));
  return { value: String(at), label: `${trade} ${place} ${level === 0 ? '' : level + 1}`.trim() };
});
