import type { FaceChallenge } from '@balcao/contract';

/** What may follow the picture from the front; nobody knows beforehand which. */
const turns: readonly FaceChallenge['poses'][] = [['LEFT'], ['RIGHT'], ['LEFT', 'RIGHT'], ['RIGHT', 'LEFT']];

/**
 * What a person is asked to do before the camera. A photograph held up cannot turn its head; a film made beforehand
 * has to guess.
 * @param random A whole number from 0 and below the one it is given.
 */
export function newChallenge(random: (below: number) => number): FaceChallenge {
  return { poses: ['FRONT', ...(turns[random(turns.length)] ?? ['LEFT'])] };
}
