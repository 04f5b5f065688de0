import { spawn } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockByFile, lockFolder } from './folder-lock.ts';

let root: string;
let folder: string;
let made = 0;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'folder-lock-')));
});
beforeEach(() => {
  folder = join(root, `data-${(made += 1)}`);
});
afterAll(() => rm(root, { recursive: true }));

/** Another process that takes the folder and keeps it until it is killed. */
async function holder(path: string) {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    await lockFolder(${JSON.stringify(path)});
    process.stdout.write('held');
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, fail) => {
    child.stdout.once('data', () => done());
    child.once('exit', (code) => fail(new Error(`the holder ended with ${code}`)));
  });
  return async () => {
    const gone = new Promise((done) => child.once('close', done));
    child.kill('SIGKILL');
    await gone;
  };
}

describe('a data folder', () => {
  test('has one taker, and the next one is told whose turn it is not', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder)).rejects.toThrow(`Another Balcão is running on ${folder}`);
    await unlock();
  });

  test('is free again after it was given back', async () => {
    for (let turn = 0; turn < 3; turn += 1) await (await lockFolder(folder))();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
  });

  test('is made where it is missing, and is the same by every path to it', async () => {
    const unlock = await lockFolder(join(folder, 'deep', 'inside'));
    await expect(lockFolder(`${folder}/deep/../deep/inside/`)).rejects.toThrow(FolderInUse);
    await symlink(folder, `${folder}-linked`);
    await expect(lockFolder(`${folder}-linked/deep/inside`)).rejects.toThrow(FolderInUse);
    await unlock();
  });

  test('of one does not keep another', async () => {
    const unlocks = await Promise.all([lockFolder(folder), lockFolder(`${folder}-other`)]);
    await Promise.all(unlocks.map((unlock) => unlock()));
    expect(unlocks).toHaveLength(2);
  });

  test('ten takers at once: one gets it', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'fulfilled') await one.value();
  });

  test('is kept by another process until that dies, however it dies', async () => {
    const kill = await holder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await kill();
    await (
      await lockFolder(folder)
    )();
  });
});

describe('the lock by file, where there are no abstract sockets', () => {
  const inFolder = async () => {
    await (
      await lockFolder(folder)
    )();
    return join(folder, 'balcao.pid');
  };

  test('names the process, refuses the second, and goes with its giver', async () => {
    const file = await inFolder();
    const unlock = await lockByFile(folder);
    expect(await readFile(file, 'utf8')).toBe(String(process.pid));
    await expect(lockByFile(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  test.each(['999999999', '', 'not a number', '0', '-1'])(
    'a file left by nobody alive (%j) is taken over',
    async (pid) => {
      await writeFile(await inFolder(), pid);
      const unlock = await lockByFile(folder);
      await expect(lockByFile(folder)).rejects.toThrow(FolderInUse);
      await unlock();
    },
  );
});
