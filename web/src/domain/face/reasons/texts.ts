import type { FaceReason } from '@balcao/contract';

/** What to do about each reason; those that a person decides on are not the customer's to mend. */
const advice: Partial<Record<FaceReason, string>> = {
  PICTURE_MISSING: 'Faltou uma foto. Tire todas de novo.',
  PICTURE_UNREADABLE: 'Imagem inválida. Tente novamente.',
  NO_FACE: 'Não vimos o seu rosto. Deixe-o dentro do oval.',
  MANY_FACES: 'Há mais de um rosto na foto. Fique só você na frente da câmera.',
  TOO_FAR: 'Rosto longe demais. Chegue mais perto.',
  TOO_NEAR: 'Rosto próximo demais. Afaste um pouco.',
  OFF_CENTRE: 'Centralize o rosto no oval.',
  TILTED: 'Segure o aparelho na altura dos olhos, com a cabeça reta.',
  NOT_FRONTAL: 'Na primeira foto, olhe de frente para a câmera.',
  NOT_TURNED: 'Vire o rosto um pouco mais quando a tela pedir.',
  WRONG_SIDE: 'O rosto virou para o outro lado. Siga o lado que a tela pedir.',
  TURNED_TOO_FAR: 'O rosto virou demais. Vire só um pouco.',
  TOO_DARK: 'Imagem muito escura. Procure um lugar mais claro.',
  OVEREXPOSED: 'Tem luz demais no rosto. Saia da luz direta.',
  BLURRED: 'Imagem sem foco. Limpe a câmera e segure firme.',
};

/** Two are as many as somebody keeps in mind on the way back to the camera. */
const MOST_ADVICE = 2;
const UNTOLD = 'As fotos não ficaram boas. Tire de novo.';

/** What to tell a customer whose pictures are to be taken again, for these reasons of the server. */
export function faceAdvice(reasons: readonly string[]): string {
  const said = reasons.flatMap((reason) => (Object.hasOwn(advice, reason) ? [advice[reason as FaceReason] ?? ''] : []));
  return said.slice(0, MOST_ADVICE).join(' ') || UNTOLD;
}

/** Why a person looks at pictures of a face. */
export const faceReasonTexts: Readonly<Partial<Record<FaceReason, string>>> = {
  COVERED: 'Rosto coberto',
  SHOTS_DIFFER: 'As fotos não parecem da mesma pessoa',
  NO_PORTRAIT: 'Não há retrato no cadastro',
  PORTRAIT_UNUSABLE: 'O retrato do cadastro não serve para comparar',
  UNLIKE_PORTRAIT: 'Não se parece com o retrato',
  LIKENESS_UNSURE: 'Semelhança incerta com o retrato',
  NOT_JUDGED: 'As fotos não foram avaliadas pelo sistema',
};
/** What showed too little, whatever it was. */
export const otherDoubt = 'As fotos mostram pouco';
