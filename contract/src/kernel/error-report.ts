import { scrubPersonal } from './scrub.ts';

/** Where reports go, of a DSN: 'https://key@host/project'. */
export interface ReportTarget {
  readonly origin: string;
  readonly key: string;
  /** 'https://host/api/project/envelope/' */
  readonly address: string;
}

/** What a DSN says; null when it is none. */
export function reportTarget(dsn: string): ReportTarget | null {
  const [, scheme, key = '', host, path, project = ''] =
    /^(https?):\/\/([\w-]+)@([\w.:-]+)((?:\/[\w-]+)*)\/(\w+)$/.exec(dsn) ?? [];
  if (project === '') return null;
  const origin = `${scheme}://${host}`;
  return { origin, key, address: `${origin}${path}/api/${project}/envelope/` };
}

export interface Report {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly at: Date;
  /** Where the program runs. */
  readonly platform: 'javascript' | 'node';
  /** What was thrown: code of others may throw anything. */
  readonly fault: unknown;
  /** What one looks for it by: page, route, trace id. */
  readonly tags: Readonly<Record<string, string | undefined>>;
}

const MOST_FRAMES = 30;

/** 'at name (file:line:column)' of V8, 'name@file:line:column' of the others; the innermost comes last. */
function framesOf(stack: string) {
  const lines = stack.split('\n').flatMap((line) => {
    const found =
      /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? /^(.*?)@(.+?):(\d+):(\d+)$/.exec(line) ?? undefined;
    if (!found) return [];
    const [, name = '?', file = '', lineno, colno] = found;
    return [
      { function: scrubPersonal(name), filename: scrubPersonal(file), lineno: Number(lineno), colno: Number(colno) },
    ];
  });
  return lines.slice(0, MOST_FRAMES).reverse();
}

/** An envelope of Sentry's protocol with one event, every text of it scrubbed. */
export function reportEnvelope({ id, at, platform, fault, tags }: Report): string {
  const isError = fault instanceof Error;
  const type = isError ? fault.name : typeof fault;
  const value = scrubPersonal(isError ? fault.message : String(fault)).slice(0, 2_000);
  const said = Object.entries(tags).flatMap(([name, text]) =>
    text ? [[name, scrubPersonal(text).slice(0, 200)]] : [],
  );
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1_000,
    platform,
    level: 'error',
    exception: { values: [{ type, value, stacktrace: { frames: isError ? framesOf(fault.stack ?? '') : [] } }] },
    tags: Object.fromEntries(said),
  };
  return [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}
