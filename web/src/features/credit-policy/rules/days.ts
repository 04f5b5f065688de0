export { today } from '@balcao/contract/kernel';

/** A day so many days after another. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}
