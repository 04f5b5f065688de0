import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface DocProblem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const quoted = /`([^`\s]+)`/g;
const fence = /^\s*(?:```|~~~)/;
const fileName = /^[\w.-]+\.(?:ts|tsx|mjs|json|md|sql|css|html|yml|yaml)$/;
/** Placeholders, globs and addresses stand for many paths or none. */
const notOnePath = /[<>*{}()$:=,;!@]|^[/~]|\.\.\.|…/;

/** Folders that exist only after a build or a start, so documents may name them. */
const madeLater = /(?:^|\/)(?:node_modules|dist|data|coverage|test-results|playwright-report)(?:\/|$)/;

/** A quoted text is taken for a path when it starts with a folder of ours, `./` or `../`, or is a file name with a slash. */
function looksLikePath(text: string, topNames: ReadonlySet<string>): boolean {
  if (notOnePath.test(text) || madeLater.test(text)) return false;
  const [first = ''] = text.split('/');
  if (!text.includes('/')) return topNames.has(text) && fileName.test(text);
  return topNames.has(first) || first === '.' || first === '..' || fileName.test(posix.basename(text));
}

/** Paths in documents are read from the root, from the document's folder, or from a source folder above it. */
function existsFrom(root: string, document: string, text: string): boolean {
  if (text.startsWith('.')) return existsSync(join(root, dirname(document), text));
  const folders = [root];
  for (let at = dirname(document); at !== '.'; at = dirname(at)) folders.push(join(root, at), join(root, at, 'src'));
  return folders.some((folder) => existsSync(join(folder, text)));
}

/** Every path that a Markdown page quotes in backticks and that is not there; fenced blocks are left out. */
export function missingPaths(root: string, document: string, text: string): DocProblem[] {
  const topNames = new Set(readdirSync(root));
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (fence.test(line)) isFenced = !isFenced;
    if (isFenced) return [];
    return Array.from(line.matchAll(quoted), ([, path = '']) => path)
      .filter((path) => looksLikePath(path, topNames) && !existsFrom(root, document, path))
      .map((path) => ({ path: document, line: index + 1, message: `\`${path}\` does not exist` }));
  });
}
