import { publicConfiguration } from '@balcao/contract';
import { expect, test } from 'vitest';
import { brandedManifest, brandedPage } from './branded-page.ts';

const PAGE =
  '<head><link rel="icon" type="image/svg+xml" href="/favicon.svg" /><title>Balcão</title></head><body></body>';
const brand = (name: string, faviconUrl: string | null = null) =>
  publicConfiguration.parse({ app: { name }, cdn: { faviconUrl } });

test('title, icon and the whole configuration are in the page', () => {
  const configuration = brand('Crediário Norte', '/norte.svg');
  const page = brandedPage(PAGE, configuration);
  expect(page).toContain('<title>Crediário Norte</title>');
  expect(page).toContain('<link rel="icon" href="/norte.svg" />');
  const [, json = ''] = /id="public-configuration">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(configuration);
});

// Planted: JSON as it is lets a name end the block and begin a script; a text as replacement reads '$&' as what it found.
test('a name is a name, whatever it says', () => {
  const page = brandedPage(PAGE, brand('</script><b>$&"', '/a"b.svg'));
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp;&quot;</title>');
  expect(page).toContain('href="/a&quot;b.svg"');
});

test('the manifest bears the brand and keeps the rest', () => {
  const manifest = JSON.stringify({ name: 'Balcão', display: 'standalone', icons: [] });
  expect(brandedManifest(manifest, brand('Norte', '/norte.svg'))).toEqual({
    name: 'Norte',
    short_name: 'Norte',
    display: 'standalone',
    icons: [{ src: '/norte.svg', sizes: 'any' }],
  });
});
