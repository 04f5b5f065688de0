/** What the choice of a camera says. */
export const texts = {
  which: 'Câmera',
  cameraNumber: (number: number) => `Câmera ${number}`,
} as const;
