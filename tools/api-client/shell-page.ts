/** One curl command of a page, its variables filled in. */
export interface Statement {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** `NAME=$(curl … | jq -r 'filter')` */
  kept: { name: string; filter: string } | undefined;
}

type Values = ReadonlyMap<string, string>;

const block = /^```sh\n(?<text>.*?)^```/gms;
const curl = /^(?:(?<name>[A-Z]+)=\$\((?:sleep \d+; )?)?curl (?<words>.*?)(?: \| jq -r '(?<filter>.*)'\))?$/s;
const word = /(?:'[^']*'|"[^"]*"|[^\s'"])+/g;
const part = /'(?<plain>[^']*)'|"(?<quoted>[^"]*)"|(?<bare>[^'"]+)/g;

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no value for $${name}`);
    return value;
  });

/** Splits a command into words as a shell does: removes quotes, and fills in variables except in single quotes. */
function wordsOf(text: string, values: Values): string[] {
  return Array.from(text.matchAll(word), ([one]) =>
    Array.from(one.matchAll(part), ({ groups }) => {
      const { plain, quoted, bare } = groups ?? {};
      return plain ?? filled(quoted ?? bare ?? '', values);
    }).join(''),
  );
}

function statementOf(line: string, values: Values): Statement {
  const { name, words = '', filter } = curl.exec(line)?.groups ?? {};
  const kept = name !== undefined && filter !== undefined ? { name, filter } : undefined;
  const said = { method: '', url: '', headers: {} as Record<string, string>, body: undefined as string | undefined };
  const left = wordsOf(words, values);
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    if (one === '-X') said.method = left.shift() ?? '';
    else if (one === '-d') said.body = left.shift();
    else if (one === '-H') {
      const [header = '', ...value] = (left.shift() ?? '').split(': ');
      said.headers[header] = value.join(': ');
    } else if (one !== '-s') said.url = one;
  }
  return { ...said, method: said.method || (said.body === undefined ? 'GET' : 'POST'), kept };
}

/**
 * The curl commands of a page's `sh` blocks, each to be read when its variables are known.
 * @throws Error for any other line, except comments and the address of the server.
 */
export function readStatements(page: string): ((values: Values) => Statement)[] {
  const lines = Array.from(page.matchAll(block), ({ groups }) => groups?.['text'] ?? '')
    .join('')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('BALCAO='));
  const unknown = lines.find((line) => !curl.test(line));
  if (unknown !== undefined) throw new Error(`not a curl command: ${unknown}`);
  return lines.map((line) => (values) => statementOf(line, values));
}

/** What `jq -r` returns for a filter like `.a[0].b`, or `… | match("re").string`; undefined when there is nothing. */
export function keep(filter: string, answer: unknown): string | undefined {
  const [path = '', pattern] = filter.split(/ \| match\("(.*)"\)\.string$/);
  let value = answer;
  for (const [step] of path.matchAll(/\w+/g)) {
    value = typeof value === 'object' && value !== null ? (Reflect.get(value, step) as unknown) : undefined;
  }
  const text = typeof value === 'string' ? value : undefined;
  return pattern === undefined || text === undefined ? text : new RegExp(pattern).exec(text)?.[0];
}
