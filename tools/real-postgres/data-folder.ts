import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publish, type Binaries } from './binaries.ts';
import { isFolder, newPostgresFolder, postgresUser } from './place.ts';

export const administrator = 'postgres';

const run = promisify(execFile);
const passwordFile = 'password';

async function initialise(binaries: Binaries, folder: string): Promise<void> {
  const password = join(folder, passwordFile);
  await writeFile(password, randomBytes(18).toString('hex'), { mode: 0o600 });
  if (postgresUser) await chown(password, postgresUser.uid, postgresUser.gid);
  const options = [
    `--pgdata=${join(folder, 'data')}`,
    `--username=${administrator}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    // One iteration: the password only keeps other users of this machine out, and tests connect often.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ];
  await run(binaries.initdb, options, { cwd: folder, ...postgresUser });
}

/** An empty cluster, made once for each package version; initdb takes seconds, a copy of its result a tenth. */
async function templateFolder(binaries: Binaries): Promise<string> {
  const template = join(binaries.cacheFolder, 'template');
  if (isFolder(template)) return template;
  const staging = await mkdtemp(join(binaries.cacheFolder, 'staging-'));
  if (postgresUser) await chown(staging, postgresUser.uid, postgresUser.gid);
  await initialise(binaries, staging);
  await publish(staging, template);
  return template;
}

async function copyFolder(from: string, to: string): Promise<void> {
  await run('cp', ['-Rp', from, to], { ...postgresUser });
}

export interface DataFolder {
  readonly path: string;
  readonly password: string;
  /** Set when the folder is ours to remove. */
  readonly temporary: string | undefined;
}

/** With no `wanted` folder the cluster lies in a temporary one whose name tells which process owns it. */
export async function prepareDataFolder(binaries: Binaries, wanted: string | undefined): Promise<DataFolder> {
  const template = await templateFolder(binaries);
  const password = await readFile(join(template, passwordFile), 'utf8');
  if (wanted !== undefined) {
    if (!isFolder(wanted)) await copyFolder(join(template, 'data'), wanted);
    return { path: wanted, password, temporary: undefined };
  }
  const temporary = await newPostgresFolder(`${binaries.cacheFolder}-data-${process.pid}-`);
  const path = join(temporary, 'data');
  await copyFolder(join(template, 'data'), path);
  return { path, password, temporary };
}

export async function removeDataFolder({ temporary }: DataFolder): Promise<void> {
  if (temporary) await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
}
