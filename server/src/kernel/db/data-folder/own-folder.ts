import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/** From now on what this process writes is for its own user alone. */
export const writeForOwnerOnly = (): void => void process.umask(0o077);

/** Takes a folder and all that is in it away from everybody but its owner. */
export async function keepForOwner(folder: string): Promise<void> {
  await chmod(folder, FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), FOLDER);
    else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), FILE);
  }
}
