import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { readConfig } from '../../../server/src/kernel/config.ts';
import { createHttpServer } from '../../../server/src/kernel/http/server.ts';
import { registerWebApp } from '../../../server/src/kernel/http/web-app.ts';

const page = fileURLToPath(new URL('../bare-page/', import.meta.url));

/** Builds for the same browsers and with the same compression as the product, so that only the pages differ. */
async function buildInto(folder: string): Promise<void> {
  await build({
    root: page,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: ['chrome109', 'firefox115', 'safari16'], modulePreload: false },
  });
  // As the web's own build lists its pages, and what each needs besides, for the server.
  await writeFile(join(folder, 'pages.json'), JSON.stringify(['/']));
  await writeFile(join(folder, 'page-files.json'), JSON.stringify({}));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < 1024) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, brotliCompressSync(content, best));
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Builds a bare React page and serves it with the product's own HTTP server. */
export async function startBareServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-bare-'));
  await buildInto(folder);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const server = await createHttpServer(config, () => 'UME');
  await registerWebApp(server, folder);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, close };
}
