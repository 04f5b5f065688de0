import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FacePose } from '@balcao/contract';
import type { Page } from '@playwright/test';

export type FaceStills = Record<FacePose, Buffer>;

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(root, 'tools/faces/make-stills-command.ts');
let made: Promise<FaceStills> | undefined;

async function make(): Promise<FaceStills> {
  const folder = await mkdtemp(path.join(tmpdir(), 'balcao-stills-'));
  const loader = ['--import', 'tsx', '--conditions=source'];
  await promisify(execFile)(process.execPath, [...loader, program, folder], { cwd: root });
  const read = (pose: FacePose) => readFile(path.join(folder, `${pose}.jpg`));
  return { FRONT: await read('FRONT'), LEFT: await read('LEFT'), RIGHT: await read('RIGHT') };
}

/** A computer-made face that looks ahead, and turned; made once, in some seconds, in a process of its own. */
export const faceStills = (): Promise<FaceStills> => (made ??= make());

export interface HeldCamera {
  /** What the camera sees from now on. */
  show: (pose: FacePose) => Promise<void>;
}

/**
 * A camera that shows stills, for pages opened after this: the page draws them on a canvas and takes its stream for the
 * camera's. The journey says when the head turns, so it does not depend on how fast a machine is.
 */
export async function holdCamera(page: Page, stills: FaceStills): Promise<HeldCamera> {
  const urls = Object.fromEntries(
    Object.entries(stills).map(([pose, still]) => [pose, `data:image/jpeg;base64,${still.toString('base64')}`]),
  );
  await page.addInitScript((pictures: Record<string, string>) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 720, height: 960 });
    const picture = new Image();
    const show = (pose: string) => (picture.src = pictures[pose] ?? '');
    show('FRONT');
    addEventListener('show-face', (event) => show(String((event as CustomEvent).detail)));
    setInterval(() => canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height), 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(15));
  }, urls);
  return {
    show: (pose) => page.evaluate((one) => void dispatchEvent(new CustomEvent('show-face', { detail: one })), pose),
  };
}

/**
 * Chromium's own fake camera: it plays JPEGs one after the other, 30 a second, over and over. For what is between the
 * camera and the page; where a journey has to turn the head, `holdCamera` does.
 * @returns arguments for `launchOptions.args`.
 */
export async function filmCamera(frames: readonly Buffer[]): Promise<string[]> {
  const film = path.join(await mkdtemp(path.join(tmpdir(), 'balcao-film-')), 'film.mjpeg');
  await writeFile(film, Buffer.concat(frames));
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
}
