/** What is left of a wait, in minutes and seconds: '00:45', '05:00'. */
export const countdownText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
