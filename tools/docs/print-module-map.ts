import { customerLayer, moduleColumns, packages, webLayers } from '../module-map.ts';

const start = '<!-- module-map:start (written by `npm run module-map`) -->';
const end = '<!-- module-map:end -->';

function packageRows(): string[] {
  return Object.entries(packages).map(([name, imports]) => `| ${name} | ${imports.join(', ') || 'nothing of ours'} |`);
}

function moduleRows(): string[] {
  return moduleColumns.map((modules, index) => `| ${index + 1} | ${modules.join(', ')} |`);
}

/** The module map as Markdown, without its markers. */
export function printModuleMap(): string {
  return [
    '| package | may import |',
    '|---|---|',
    ...packageRows(),
    '',
    'The modules of the server; each may import the `index.ts` of modules in lower columns, never of its own column.',
    '',
    '| column | modules |',
    '|---|---|',
    ...moduleRows(),
    '',
    `The layers of the web, each importing to the left only: ${webLayers.map((layer) => layer.join(', ')).join(' < ')}.`,
    `Beside them \`${customerLayer.name}\`, the pages of customers: imports ${customerLayer.imports.join(', ')}, and reaches nothing that knows the staff.`,
  ].join('\n');
}

const newPage = `# Architecture\n\n## Who may import whom\n\n${start}\n${end}\n`;

/** The page with the map between its markers. A page without markers is an error, an undefined one starts afresh. */
export function withModuleMap(page: string = newPage): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page needs the two lines\n${start}\n${end}`);
  return `${page.slice(0, from)}${start}\n${printModuleMap()}\n${page.slice(to)}`;
}
