import type { DocumentDoubt, DocumentSide, DocumentType, FacePhotoStatus } from '@balcao/contract';
import { ApiError, errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import type { CameraFault } from '../../ui/camera/open-camera.ts';
import type { FileFault } from '../../ui/camera/fresh.ts';
import type { PageHint } from './page-hint.ts';

export type Subject = 'face' | DocumentSide;

/** What photographs of a registration say. */
export const photographTexts = {
  loading: 'Carregando fotos...',
  next: 'Próximo',
  retry: 'Tentar novamente',
  take: 'Tirar foto',
  again: 'Tirar nova foto',
  another: 'Trocar foto',
  sending: 'Enviando foto...',
  authenticating: 'Autenticando foto',
  saved: 'Foto salva',
  documentKind: 'Tipo de documento',
  chooseKind: 'Escolha o documento',
  kindFirst: 'Escolha o tipo do documento antes de tirar a foto.',
  kindChanged: 'Ao trocar o documento, tire as duas fotos de novo.',
  subjects: {
    face: 'Foto do rosto',
    front: 'Frente do documento',
    back: 'Verso do documento',
  } satisfies Record<Subject, string>,
  hints: {
    face: 'Rosto inteiro, de frente, sem boné nem óculos.',
    front: 'Documento aberto, sem reflexo, ocupando a tela.',
    back: 'O lado com o número e a filiação, sem reflexo.',
  } satisfies Record<Subject, string>,
  pageHints: {
    DARK: 'Está escuro: procure um lugar mais claro.',
    GLARE: 'Há reflexo: incline o documento ou saia da luz direta.',
    MOVING: 'Segure firme.',
    HOLD: 'Quando o documento ocupar o quadro, toque em Tirar foto.',
  } satisfies Record<PageHint, string>,
  kinds: {
    RG: 'RG',
    DIGITAL_RG: 'RG digital',
    CNH: 'CNH',
    NEW_CNH: 'CNH nova',
    DIGITAL_CNH: 'CNH digital',
    PASSPORT: 'Passaporte',
    CTPS: 'Carteira de trabalho (CTPS)',
    MILITARY_ID: 'Identidade militar',
    FOREIGN_ID: 'Identidade de estrangeiro',
  } satisfies Record<DocumentType, string>,
  statuses: {
    SAVED: 'Foto salva',
    IN_PROGRESS: 'Autenticando foto',
    COMPLETED: 'Foto autenticada',
    CONFLICT: 'Biometria em Conflito',
    CANCELED: 'Cancelado Tente novamente',
    SPOOF: 'Erro Tente novamente',
  } satisfies Record<FacePhotoStatus, string>,
  doubts: {
    GLARE: 'Há reflexo na foto. Se der, tire outra.',
    SIDEWAYS: 'O documento parece de lado. Se der, tire outra com ele deitado.',
    NO_PORTRAIT: 'Não vimos a foto do documento. Confira se é a frente.',
    PORTRAIT_ON_BACK: 'Há um retrato nesta foto. Confira se é o verso.',
    DARK: 'A foto está escura. Se der, tire outra.',
  } satisfies Record<DocumentDoubt, string>,
  submitted: 'Foto submetida, estamos realizando uma análise.',
  more: 'Saiba mais',
  refresh: 'Atualizar',
  conflictTitle: 'Biometria em Conflito',
  conflict: 'Não foi possível confirmar que a foto é do titular do CPF.',
  conflictDo: 'A análise pode levar até 30 minutos. Se esta tela não mudar sozinha, atualize e tente de novo.',
  conflictUntil: (time: string) => `Uma pessoa confere até ${time}.`,
  conflictTurns: 'Esta tela muda sozinha.',
  conflictOver: 'O prazo passou sem resposta: siga com o cadastro. A foto é conferida junto com ele.',
  close: 'Entendi',
  camera: 'Imagem da câmera',
  opening: 'Abrindo a câmera...',
  cancel: 'Cancelar',
  tryCamera: 'Tentar abrir a câmera de novo',
  deviceCamera: 'Usar a câmera do aparelho',
  deviceCameraHint: 'A foto precisa ser tirada agora.',
  faults: {
    refused:
      'A câmera está bloqueada para esta página. Libere a câmera nas configurações do navegador e tente de novo.',
    missing: 'Nenhuma câmera foi encontrada neste aparelho.',
    busy: 'A câmera está sendo usada por outro aplicativo. Feche-o e tente de novo.',
    unsupported: 'Este navegador não abre a câmera nesta página.',
  } satisfies Record<CameraFault, string>,
  files: {
    MISSING: 'Erro em carregar a foto. Tente novamente.',
    NOT_FRESH: 'Não é permitido fazer upload de fotos.',
  } satisfies Record<FileFault, string>,
  failedPhoto: (subject: string) => `${subject} que não serviu`,
} as const;

const FALLBACK = 'Serviço indisponível temporariamente';

/** What to do about it, where the sentence of the catalogue says too little. */
const helps: Readonly<Record<string, string>> = {
  FACE_TILTED: 'Segure o aparelho reto, na altura dos olhos do cliente, de frente.',
  FACE_NEEDS_CENTERING: 'Deixe o rosto no meio do oval.',
  FACE_TOO_CLOSE: 'Afaste um pouco o aparelho.',
  FACE_TOO_FAR: 'Chegue mais perto do cliente.',
  FACE_WITH_GLASSES: 'Peça ao cliente que tire os óculos.',
  OUT_OF_FOCUS: 'Limpe a câmera, segure firme e espere focar.',
  TOO_DARK: 'Procure um lugar mais claro.',
  UNSUPORTED_BASE64: 'Use uma foto JPEG ou PNG.',
  UNKNOWN_DOCUMENT: 'Deixe o documento ocupar a tela, sobre um fundo liso.',
  WRONG_DOCUMENT_TYPE: 'Fotografe o documento, não o rosto.',
  DOCUMENT_ALREADY_EXISTS: 'Esta foto já é do outro lado do documento. Vire-o.',
  SPOOF_IMAGE: 'Fotografe o próprio cliente, não uma foto dele.',
};
const helpsByReason: Readonly<Record<string, string>> = {
  MANY_FACES: 'Há mais de um rosto na foto. Deixe só o cliente.',
  NO_FACE: 'Não vimos um rosto. Deixe-o dentro do oval.',
  OVEREXPOSED: 'Há luz demais no rosto. Saia da luz direta.',
  NOT_FRONTAL: 'O cliente precisa olhar de frente para a câmera.',
  TOO_LARGE: 'O arquivo é grande demais. Tire a foto pela câmera desta tela.',
  TOO_MANY_BYTES: 'O arquivo é grande demais. Tire a foto pela câmera desta tela.',
  DAMAGED: 'O arquivo chegou incompleto.',
  TOO_SMALL: 'A foto é pequena demais para ler o documento.',
};

/** The same said to the customer, who takes the pictures on the own phone. */
const ownHelps: Readonly<Record<string, string>> = {
  FACE_TILTED: 'Segure o aparelho reto, na altura dos olhos, e olhe de frente.',
  FACE_TOO_FAR: 'Chegue mais perto da câmera.',
  FACE_WITH_GLASSES: 'Tire os óculos.',
  SPOOF_IMAGE: 'Fotografe o seu rosto, não uma foto dele.',
  MANY_FACES: 'Há mais de um rosto na foto. Deixe só o seu.',
  NO_FACE: 'Não vimos o seu rosto. Deixe-o dentro do oval.',
  NOT_FRONTAL: 'Olhe de frente para a câmera.',
};

export interface Problem {
  message: string;
  help: string | undefined;
}

const reasonOf = (details: unknown): string =>
  typeof details === 'object' && details !== null ? String(Reflect.get(details, 'reason')) : '';

/** What went wrong with a picture, and what to do; `isOwn` on the customer's own phone. */
export function problemOf(error: unknown, isOwn = false): Problem {
  if (!(error instanceof ApiError)) return { message: FALLBACK, help: undefined };
  const isTold = error.message !== error.code && !hasCode(error, 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAIBLE');
  const isOfTheWay = error.status === 0;
  const reason = reasonOf(error.details);
  const own = isOwn ? (ownHelps[reason] ?? ownHelps[error.code]) : undefined;
  return {
    message: isTold || isOfTheWay ? errorText(error, brandName()) : FALLBACK,
    help: own ?? helpsByReason[reason] ?? helps[error.code],
  };
}
