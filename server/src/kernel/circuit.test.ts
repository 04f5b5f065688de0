import { expect, test } from 'vitest';
import { addSeconds } from './clock.ts';
import { setClock } from '../testing/platform.ts';
import { CircuitOpen, createCircuit } from './circuit.ts';

const broken = () => Promise.reject(new Error('down'));
const works = () => Promise.resolve('ok');

function start() {
  const clock = setClock('2026-11-21T10:00:00Z');
  const circuit = createCircuit(clock, { failures: 3, pauseSeconds: 30 });
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) await circuit(broken).catch(() => undefined);
  };
  const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
  return { circuit, fail, pass };
}

test('failures in a row open it for the pause', async () => {
  const { circuit, fail, pass } = start();
  await fail(2);
  await expect(circuit(broken)).rejects.toThrow('down');
  await expect(circuit(works)).rejects.toThrow(CircuitOpen);
  pass(29);
  await expect(circuit(works)).rejects.toThrow(CircuitOpen);
  pass(1);
  await expect(circuit(works)).resolves.toBe('ok');
  await expect(circuit(works)).resolves.toBe('ok');
});

test('a success in between starts the count again', async () => {
  const { circuit, fail } = start();
  await fail(2);
  await circuit(works);
  await fail(2);
  await expect(circuit(works)).resolves.toBe('ok');
});

test('after the pause one call tries, and its failure opens it again', async () => {
  const { circuit, fail, pass } = start();
  await fail(3);
  pass(30);
  const trial = circuit(broken);
  await expect(circuit(works)).rejects.toThrow(CircuitOpen);
  await expect(trial).rejects.toThrow('down');
  pass(29);
  await expect(circuit(works)).rejects.toThrow(CircuitOpen);
});
