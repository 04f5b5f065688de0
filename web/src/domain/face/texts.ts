import type { FacePose } from '@balcao/contract';
import type { FileFault } from '../../ui/camera/fresh.ts';
import type { CameraFault } from '../../ui/camera/open-camera.ts';
import type { FaceHint } from './rules/auto-shot.ts';

/** What the check of a face says. */
export const texts = {
  title: 'Reconhecimento facial',
  lead: 'Faremos o reconhecimento facial para garantir a sua segurança.',
  tipsLabel: 'Antes de começar',
  tips: [
    'Fique em um lugar bem iluminado.',
    'Tire boné e óculos.',
    'Limpe a câmera.',
    'Siga as instruções da tela.',
    'Não saia desta página até terminar.',
  ],
  open: 'Abrir a câmera',
  opening: 'Abrindo a câmera...',
  camera: 'Imagem da câmera',
  place: (step: number, all: number) => `Foto ${step} de ${all}`,
  poses: {
    FRONT: 'Olhe para a frente',
    LEFT: 'Vire o rosto para a esquerda',
    RIGHT: 'Vire o rosto para a direita',
  } satisfies Record<FacePose, string>,
  details: {
    FRONT: 'Deixe o rosto inteiro dentro do oval.',
    LEFT: 'Só um pouco, sem tirar o rosto do oval.',
    RIGHT: 'Só um pouco, sem tirar o rosto do oval.',
  } satisfies Record<FacePose, string>,
  hints: {
    DARK: 'Está escuro. Procure um lugar mais claro.',
    BURNT: 'Tem luz demais no rosto. Saia da luz direta.',
    EMPTY: 'Coloque o rosto dentro do oval.',
    MOVING: 'Fique parado.',
    BLURRED: 'Imagem sem foco: limpe a câmera e segure firme.',
    NO_FACE: 'Não vemos um rosto: coloque-o dentro do oval.',
    MANY_FACES: 'Só uma pessoa na frente da câmera.',
    TOO_FAR: 'Rosto longe demais: aproxime o rosto.',
    TOO_NEAR: 'Rosto próximo demais: afaste um pouco.',
    OFF_CENTRE: 'Centralize o rosto',
    TILTED: 'Deixe a cabeça reta.',
    NOT_FRONTAL: 'Olhe de frente para a câmera.',
    NOT_TURNED: 'Vire o rosto: a foto sai sozinha.',
    WRONG_SIDE: 'Vire o rosto para o outro lado.',
    TURNED_TOO_FAR: 'Virou demais: volte um pouco.',
  } satisfies Record<FaceHint, string>,
  still: 'Muito bem. Fique assim...',
  press: 'Quando estiver pronto, toque em Tirar foto.',
  take: 'Tirar foto',
  taken: (step: number) => `Foto ${step} tirada.`,
  notTaken: 'A foto não saiu. Toque em Tirar foto outra vez.',
  sending: 'processando...',
  again: 'Tirar as fotos de novo',
  tryCamera: 'Tentar abrir a câmera de novo',
  file: (pose: string) => `Foto do rosto: ${pose.toLowerCase()}`,
  fileHint: 'Uma foto tirada agora, só do rosto, em JPEG ou PNG.',
  fileFaults: {
    MISSING: 'Imagem inválida. Tente novamente.',
    NOT_FRESH: 'Não é permitido fazer upload de fotos.',
  } satisfies Record<FileFault, string>,
  noCamera: 'Sem câmera',
  noCameraBut: 'Você ainda pode enviar fotos do aparelho.',
  faults: {
    refused:
      'A câmera está bloqueada para esta página. Libere a câmera nas configurações do navegador e tente de novo.',
    missing: 'Nenhuma câmera foi encontrada neste aparelho.',
    busy: 'A câmera está sendo usada por outro aplicativo. Feche-o e tente de novo.',
    unsupported: 'Este navegador não abre a câmera nesta página.',
  } satisfies Record<CameraFault, string>,
} as const;
