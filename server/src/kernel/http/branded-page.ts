import type { PublicConfiguration } from '@balcao/contract';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * A page with the public configuration of its hostname in it: title, icon, and all of it as a block of JSON, which no
 * browser runs, so that the page asks for nothing before it shows its brand. `links` are to what this page needs besides.
 */
export function brandedPage(html: string, configuration: PublicConfiguration, links = ''): string {
  const { app, cdn } = configuration;
  // A '<' inside would end the block.
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="public-configuration">${json}</script>`;
  const { faviconUrl } = cdn;
  const icon = faviconUrl === null ? null : `<link rel="icon" href="${escaped(faviconUrl)}" />`;
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(app.name)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, (found) => icon ?? found)
    .replace('</head>', () => `${links}${block}</head>`);
}

/** The manifest of the web app under the brand of its hostname. */
export function brandedManifest(manifest: string, { app, cdn }: PublicConfiguration): object {
  const parsed: unknown = JSON.parse(manifest);
  const icons = cdn.faviconUrl === null ? {} : { icons: [{ src: cdn.faviconUrl, sizes: 'any' }] };
  return { ...(typeof parsed === 'object' ? parsed : {}), name: app.name, short_name: app.name, ...icons };
}
