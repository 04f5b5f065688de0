import { formatReais } from '../../domain/money/format-reais.ts';
import type { QrPurchase } from './qr-calls.ts';

/** Word for word from the cashier spec where it has them. */
export const texts = {
  title: 'Compra por QR Code',
  back: 'Voltar',
  till: 'Caixa',
  steps: 'Etapas da compra por QR Code',
  value: 'Valor da compra',
  valueHint: 'O cliente escolhe as parcelas e autoriza no próprio celular.',
  minimum: 'O valor mínimo de uma compra deve ser de R$ 10,00',
  make: 'Gerar QR Code',
  making: 'Gerando QR Code...',
  enter: 'Enter',
  noStore: 'Erro ao obter loja',
  failed: 'Ocorreu um erro inesperado, por favor tente novamente.',
  byCpf: 'Vender pelo CPF',
  resuming: 'Buscando a compra...',
  resumeFailed: 'Não conseguimos retomar esta compra',
  tryAgain: 'Tentar de novo',
  another: 'Nova compra',
  qrLabel: (value: number) => `QR Code da compra de ${formatReais(value)}`,
  link: 'Link da compra',
  endsIn: (time: string) => `Vence em ${time}`,
  cancel: 'Cancelar e voltar ao valor',
  canceling: 'Cancelando...',
  cancelTitle: 'Cancelar esta compra?',
  cancelMeaning: 'O cliente já abriu o QR Code. A página dele deixa de valer e nada será cobrado.',
  cancelYes: 'Sim, cancelar a compra',
  cancelNo: 'Continuar esperando',
  finishing: 'Finalizando a compra',
  finished: 'Compra finalizada com sucesso!',
  print: 'Imprimir comprovante',
  receipt: 'Comprovante do cliente',
  credit: (value: number) => `${formatReais(value)} no crediário`,
  collect: (value: number) => `Receba ${formatReais(value)} do cliente agora`,
  collectMeaning: (credit: number) =>
    `O cliente parcelou ${formatReais(credit)}. O restante é pago aqui, antes de entregar a mercadoria.`,
  again: 'Gerar outro QR Code',
} as const;

/** Who acts now, by where the purchase stands. */
export const waitTexts: Record<'WAITING' | 'OPENED' | 'IDENTIFIED' | 'AUTHORISING', { now: string; next: string }> = {
  WAITING: { now: 'Aguardando o cliente', next: 'Peça que aponte a câmera do celular para o QR Code.' },
  OPENED: { now: 'O cliente abriu a compra', next: 'Ele confirma o CPF com um código recebido por SMS.' },
  IDENTIFIED: { now: 'O cliente escolhe as parcelas', next: 'Ele vê o limite, as parcelas e o custo de cada uma.' },
  AUTHORISING: { now: 'O cliente está autorizando', next: 'Falta só a confirmação dele.' },
};

/** How it ended without a sale. */
export const endTexts: Partial<Record<QrPurchase['status'], string>> = {
  EXPIRED: 'O QR Code venceu. Nada foi cobrado.',
  DECLINED: 'O cliente recusou a compra. Nada foi cobrado.',
  CANCELED: 'Compra cancelada. Nada foi cobrado.',
};

export const stepNames = [
  { key: 'value', label: 'Valor' },
  { key: 'code', label: 'QR Code' },
  { key: 'result', label: 'Resultado' },
] as const;
