import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from './open-database.ts';

// Planted: without the last look the files that the embedded database copies at first are 0644.
test.skipIf(process.platform === 'win32')('files of the embedded database are their owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-modes-'));
  const before = process.umask(0o022);
  await writeFile(join(folder, 'left-by-an-older-version'), '');
  await chmod(folder, 0o755);
  const opened = await openDatabase(readConfig({ DATA_DIR: folder }));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modes = new Set(
    await Promise.all(
      entries.map(async (entry) => {
        const { mode } = await stat(join(entry.parentPath, entry.name));
        return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
      }),
    ),
  );
  expect([...modes].toSorted()).toEqual(['file 600', 'folder 700']);
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
  await opened.close();
  process.umask(before);
  await rm(folder, { recursive: true });
});
