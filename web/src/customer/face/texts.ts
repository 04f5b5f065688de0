import type { FaceReason } from '@balcao/contract';

export const texts = { files: 'Fotos do rosto', sending: 'Enviando...', open: 'Tirar fotos' } as const;

/** What to mend, for the person before the camera. */
const problems: Readonly<Partial<Record<FaceReason, string>>> = {
  PICTURE_MISSING: 'Faltou uma foto.',
  PICTURE_UNREADABLE: 'Uma das fotos não abriu.',
  NO_FACE: 'Não encontramos um rosto.',
  MANY_FACES: 'Há mais de um rosto na foto. Fique sozinho na frente da câmera.',
  TOO_FAR: 'Chegue mais perto.',
  TOO_NEAR: 'Afaste um pouco o celular.',
  OFF_CENTRE: 'Deixe o rosto no meio.',
  TILTED: 'Deixe a cabeça reta.',
  NOT_FRONTAL: 'Olhe de frente para a câmera.',
  NOT_TURNED: 'Vire mais o rosto para o lado pedido.',
  WRONG_SIDE: 'Vire o rosto para o outro lado.',
  TURNED_TOO_FAR: 'Vire um pouco menos o rosto.',
  TOO_DARK: 'Está escuro. Procure um lugar mais claro.',
  OVEREXPOSED: 'Há luz demais no rosto.',
  BLURRED: 'A foto saiu borrada. Segure firme.',
};

/** What to do better, for the person before the camera. */
export function faceAdvice(reasons: readonly string[]): string {
  const known: Readonly<Record<string, string | undefined>> = problems;
  return reasons.map((reason) => known[reason]).find((sentence) => sentence !== undefined) ?? 'As fotos mostram pouco.';
}
