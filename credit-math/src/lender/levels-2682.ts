/** Res. CMN 2.682, in force until 2024-12-31, still compared with: from how many days late each level, and its percentage. */
const levels = [
  { fromDaysLate: 181, level: 'H', percent: '100' },
  { fromDaysLate: 151, level: 'G', percent: '70' },
  { fromDaysLate: 121, level: 'F', percent: '50' },
  { fromDaysLate: 91, level: 'E', percent: '30' },
  { fromDaysLate: 61, level: 'D', percent: '10' },
  { fromDaysLate: 31, level: 'C', percent: '3' },
  { fromDaysLate: 15, level: 'B', percent: '1' },
] as const;
const best = { level: 'A', percent: '0.5' } as const;

/** The level of a debt so many days late, for loans up to 36 months. */
export function level2682(daysLate: number): { level: string; percent: string } {
  const { level, percent } = levels.find(({ fromDaysLate }) => daysLate >= fromDaysLate) ?? best;
  return { level, percent };
}
