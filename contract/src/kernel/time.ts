/** True for a time of the day, 'HH:MM' or 'HH:MM:SS', 00:00 to 23:59:59. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}
