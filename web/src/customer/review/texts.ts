/** Of the review by a person that a customer may ask for, wherever it is offered. */
export const reviewTexts = {
  isPossible: 'A decisão foi automática. Você pode pedir que uma pessoa a confira.',
  why: 'O que ela deve saber (se quiser)',
  ask: 'Pedir revisão por uma pessoa',
  asking: 'Pedindo revisão...',
} as const;
