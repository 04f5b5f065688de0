/** '/retailers/{id}' with its parameters and query filled in and escaped. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = entriesOf(params);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const search = new URLSearchParams([...entriesOf(query)]).toString();
  return search ? `${filled}?${search}` : filled;
}

function entriesOf(source: unknown): Map<string, string> {
  if (typeof source !== 'object' || source === null) return new Map();
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== null);
  return new Map(given.map(([name, value]) => [name, String(value)]));
}
