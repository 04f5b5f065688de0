const MINUTE_MS = 60_000;

/** 'agora', 'há 4 min', 'há 2 h 5 min': how long something has been waiting. */
export function ageText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  if (minutes === 0) return 'agora';
  if (minutes < 60) return `há ${minutes} min`;
  const rest = minutes % 60;
  return `há ${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
