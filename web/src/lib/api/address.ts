/** '/retailers/{id}' with its parameters and query filled in and escaped; a list is its parameter once for each. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(entriesOf(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search ? `${filled}?${search}` : filled;
}

function entriesOf(source: unknown): [name: string, value: string][] {
  if (typeof source !== 'object' || source === null) return [];
  return Object.entries(source)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]));
}
