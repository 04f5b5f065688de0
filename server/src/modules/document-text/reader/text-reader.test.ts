import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawnDocument } from '../testing/drawn-document.ts';
import { readDocument } from './read-document.ts';
import { createTextReader } from './text-reader.ts';

const SLOW_MS = 120_000;
const today = '2026-11-24';
const maria = { name: 'MARIA APARECIDA DE SOUZA LIMA', birthDate: '28/02/1990', cpf: '529.982.247-25' };
const known = {
  name: 'Maria Aparecida de Souza Lima',
  birthDate: '1990-02-28',
  cpfs: ['52998224725'],
  signs: ['CNH', 'CNH_FRONT'],
};

test(
  'a drawn card is read in a process of its own: as it lies, standing, and blurred; a wall says nothing',
  async () => {
    const warn = vi.fn<(...said: unknown[]) => void>();
    const read = createTextReader({ warn });
    const card = await drawnDocument(maria);
    const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 82 }).toBuffer();
    expect(await read({ picture: await asJpeg(card.clone()), today })).toEqual(known);
    expect(await read({ picture: await asJpeg(card.clone().rotate(90)), today })).toEqual(known);
    expect(await read({ picture: await asJpeg(card.clone().blur(1.2)), today })).toEqual(known);
    const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a8a80' } });
    expect(await read({ picture: await asJpeg(wall), today })).toEqual({
      name: null,
      birthDate: null,
      cpfs: [],
      signs: [],
    });
    expect(await read({ picture: Buffer.from('no picture'), today })).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  },
  SLOW_MS,
);

test('a digit that the second size reads otherwise is not told', async () => {
  const sizes: number[] = [];
  const read = await readDocument(({ degrees, longest }) => {
    sizes.push(degrees, longest);
    const day = longest > 1_200 ? '28/02/1990' : '26/02/1990';
    return Promise.resolve(degrees === 90 ? `NOME\nANA LIMA COSTA\nDATA NASCIMENTO\n${day}` : '~~');
  }, today);
  expect(read).toEqual({ name: 'Ana Lima Costa', birthDate: null, cpfs: [], signs: [] });
  expect(sizes).toEqual([0, 1_400, 90, 1_400, 90, 1_100]);
});
