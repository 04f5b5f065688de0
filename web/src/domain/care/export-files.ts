import { saveFile } from '../../lib/save-file.ts';
import type { DataExport } from './care.ts';
import { careTexts } from './texts.ts';

const { file: texts } = careTexts;
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/["&'<>]/g, (sign) => signs[sign] ?? sign);

const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
/** Days and instants as people read them; the rest as it is. */
const readable = (value: string): string =>
  INSTANT.test(value) ? new Date(value).toLocaleString('pt-BR') : value.replace(DAY, '$3/$2/$1');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#16211d}
h2{margin-top:2rem;border-bottom:1px solid #dad7cc}dl{display:grid;grid-template-columns:minmax(10rem,1fr) 2fr;gap:.25rem 1rem;
margin:0 0 1rem;padding-bottom:1rem;border-bottom:1px dotted #dad7cc;break-inside:avoid}dt{color:#55615c}dd{margin:0;overflow-wrap:anywhere}`;

/** A page that anybody can read and print, and that loads nothing. */
export function exportPage({ madeAt, sections }: DataExport): string {
  const parts = sections.map(({ title, records }) => {
    const lists = records.map((lines) => {
      const rows = lines.map(({ label, text }) => `<dt>${escaped(label)}</dt><dd>${escaped(readable(text))}</dd>`);
      return `<dl>${rows.join('')}</dl>`;
    });
    return `<section><h2>${escaped(title)}</h2>${lists.join('')}</section>`;
  });
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${STYLE}</style></head>
<body><h1>${texts.title}</h1><p>${texts.madeAt} ${readable(madeAt)}</p>${parts.join('')}</body></html>`;
}

/** Both files: a page for the person, JSON for a machine. */
export function saveExport(exported: DataExport): void {
  const name = `meus-dados-${exported.madeAt.slice(0, 10)}`;
  saveFile(new Blob([exportPage(exported)], { type: 'text/html;charset=utf-8' }), `${name}.html`);
  saveFile(new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' }), `${name}.json`);
}
