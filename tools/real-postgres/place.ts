import { statSync } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

const nobody = 65534;

/** PostgreSQL refuses to run as root; there it runs as "nobody". Elsewhere it runs as whoever called. */
export const postgresUser: { uid: number; gid: number } | undefined =
  process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;

/** A private TMPDIR (mode 0700 of root) would be closed to the unprivileged user, so it is passed over. */
function isOpenToPostgres(folder: string): boolean {
  if (!postgresUser) return true;
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

export function temporaryRoot(): string {
  const open = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => isFolder(folder) && isOpenToPostgres(folder));
  if (!open) throw new Error('No temporary folder that the PostgreSQL user may enter; set TMPDIR to one.');
  return open;
}

/** A folder of a known name in a shared place may have been planted by somebody else: trust it only when it is ours. */
export async function ownFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o755 });
  const found = await lstat(path);
  const isOurs = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid) && (found.mode & 0o022) === 0;
  return isOurs ? path : mkdtemp(`${path}-`);
}

/** A new private folder that belongs to the user PostgreSQL runs as. */
export async function newPostgresFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix);
  if (postgresUser) await chown(folder, postgresUser.uid, postgresUser.gid);
  return folder;
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
