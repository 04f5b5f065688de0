import type { BiometryDoubt, DocumentDoubt } from '@balcao/contract';
import { faceReasonTexts, otherDoubt } from '../face/reasons/texts.ts';
import type { Face, FaceWord } from './calls.ts';

export const faceReviewTexts = {
  tryAgain: 'Tentar novamente',
  photosHint: 'Cada vez que você vê as fotos fica registrado.',
  loadingPhotos: 'Buscando as fotos...',
  face: 'Rosto',
  known: 'Retrato no cadastro',
  document: 'Documento',
  sides: { front: 'Documento, frente', back: 'Documento, verso' },
  noPhotos: 'Nenhuma foto foi tirada neste cadastro.',
  enlarge: (what: string) => `Ampliar: ${what}`,
  faceStatuses: {
    SAVED: 'Foto guardada, sem comparação',
    IN_PROGRESS: 'Ainda em comparação',
    COMPLETED: 'Foto autenticada',
    CONFLICT: 'Biometria em conflito',
    CANCELED: 'Não é o cliente',
    SPOOF: 'Não havia uma pessoa diante da câmera',
  } satisfies Record<Face['status'], string>,
  similarity: (hundredths: number) => `Semelhança com o retrato: ${hundredths} de 100. É uma pista, não uma prova.`,
  lookAgain: 'Ver de novo',
  conflictDo: 'Compare o rosto com o documento. Sem confirmar a foto, o cadastro não é aprovado.',
  decideFace: 'Decidir sobre a foto',
  faceWord: 'O que a foto mostra',
  faceWords: {
    COMPLETED: 'É o cliente',
    CANCELED: 'Não é o cliente',
    SPOOF: 'Não havia uma pessoa diante da câmera',
  } satisfies Record<FaceWord['status'], string>,
  faceReason: 'Por quê',
  faceReasonHint: 'Fica registrado com o seu nome.',
  faceSend: 'Registrar decisão',
  sending: 'Enviando...',
  faceCancel: 'Voltar',
  faceDecided: 'Decisão sobre a foto registrada.',
} as const;

const ofFace: Readonly<Partial<Record<BiometryDoubt, string>>> = {
  ...faceReasonTexts,
  FACE_OF_OTHER: 'Parece o rosto de outro CPF cadastrado aqui',
  PROVIDER: 'O serviço de biometria pediu que uma pessoa olhe',
};
export const faceDoubtsOf = (doubts: readonly BiometryDoubt[]): string[] => [
  ...new Set(doubts.map((doubt) => ofFace[doubt] ?? otherDoubt)),
];
export const documentDoubts: Record<DocumentDoubt, string> = {
  GLARE: 'Há reflexo na foto',
  SIDEWAYS: 'O documento está de lado',
  NO_PORTRAIT: 'Não se vê a foto do documento',
  PORTRAIT_ON_BACK: 'O verso mostra um retrato: pode ser a frente outra vez',
  DARK: 'A foto está escura',
};
