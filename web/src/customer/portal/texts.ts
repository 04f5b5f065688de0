import type { CustomerPaper, Wire } from '@balcao/contract';
import { formatDate } from '@balcao/contract/kernel';

export type Home = Wire<'GET /portal/home'>['answer'];
export type Purchases = Wire<'GET /portal/purchases'>['answer'];
export type Purchase = Purchases['purchases'][number];
export type Installment = Purchase['installments'][number];
export type Statement = Wire<'GET /portal/statement'>['answer'];
export type Charge = Wire<'GET /portal/pix-charges/{id}'>['answer'];
export type Agreement = Wire<'POST /portal/agreements'>['answer'];
export type Boleto = Wire<'POST /portal/boletos'>['answer'];

const days = (count: number) => `${count} ${count === 1 ? 'dia' : 'dias'}`;

const paperNames: Record<CustomerPaper, string> = {
  RECEIPT: 'Recibo da compra',
  INSTRUMENT: 'Contrato (CCB)',
  AWARENESS_TERMS: 'Termo de ciência',
  PAYOFF: 'Valor para quitar hoje',
};

const kinds: Record<Statement['lines'][number]['kind'], string> = {
  PURCHASE: 'Compra',
  PAYMENT: 'Pagamento',
  PAYMENT_UNDO: 'Estorno de pagamento',
  CANCELLATION: 'Cancelamento de compra',
  RETURN: 'Devolução',
};

/** What the customer's portal says. */
export const texts = {
  home: {
    hello: (name: string) => `Olá, ${name}`,
    lateTitle: 'Primeiro, o que está em atraso',
    late: (count: number, daysLate: number) =>
      count === 1
        ? `1 parcela, há ${days(daysLate)}. O valor de hoje já tem a multa e os juros.`
        : `${count} parcelas, a mais antiga há ${days(daysLate)}. O valor de hoje já tem a multa e os juros.`,
    payLate: 'Pagar o que está em atraso',
    nextTitle: 'Próxima parcela',
    next: (order: number, count: number, contract: string) => `${order} de ${count} do contrato ${contract}`,
    due: (day: string) => `Vence em ${formatDate(day)}`,
    pay: 'Pagar esta parcela',
    nothing: 'Você não tem parcelas em aberto.',
    agreementTitle: 'Próxima parcela do acordo',
    agreement: (order: number, count: number, number: string) => `${order} de ${count} do acordo ${number}`,
    payAgreement: 'Pagar por Pix',
    limitTitle: 'Seu limite',
    noLimit: 'Você ainda não tem limite. Peça uma avaliação na loja.',
    blocked: {
      OVERDUE_INSTALLMENTS: 'O limite está bloqueado por parcelas em atraso. Ele volta quando elas forem pagas.',
      OPEN_RENEGOTIATIONS: 'O limite está bloqueado enquanto há um acordo em andamento.',
      MANUALLY_BLOCKED: 'O limite está bloqueado. Fale com a loja.',
    },
    more: 'Pedir mais limite',
    moreLead: 'Um analista responde por mensagem. Enquanto isso, o limite de agora continua valendo.',
    moreValue: 'Limite que você quer',
    moreValueHint: 'Em reais, como 3000',
    moreSend: 'Enviar pedido',
    moreSending: 'Enviando...',
    moreBack: 'Voltar',
    moreTooLow: (limit: string) => `Peça mais do que o seu limite de agora, ${limit}.`,
    moreStatus: {
      WAITING: (limit: string, day: string) =>
        `Você pediu ${limit} em ${formatDate(day)}. Um analista vai responder por mensagem.`,
      APPROVED: (limit: string, day: string) =>
        `O limite de ${limit} que você pediu em ${formatDate(day)} foi aprovado.`,
      REFUSED: (limit: string, day: string) =>
        `O limite de ${limit} que você pediu em ${formatDate(day)} não foi aprovado.`,
      EXPIRED: (limit: string, day: string) =>
        `O pedido de ${limit}, de ${formatDate(day)}, venceu sem resposta. Você pode pedir de novo.`,
    },
    couponsTitle: 'Seus cupons',
    coupon: (worth: string, minimum: string, until: string) =>
      `${worth} em compras a partir de ${minimum}, até ${until}`,
    percent: (part: string) => `${part} de desconto`,
    money: (value: string) => `${value} de desconto`,
    data: 'Meus dados cadastrais',
    check: 'Conferir um comprovante',
    care: 'Privacidade: cópia, eliminação e autorizações',
  },
  installments: {
    title: 'Parcelas',
    lead: (day: string) => `Valores de hoje, ${formatDate(day)}.`,
    none: 'Você não tem parcelas em aberto.',
    of: (store: string) => (store === '' ? 'Compra' : `Compra em ${store}`),
    contract: (number: string) => `Contrato ${number}`,
    order: (order: number, count: number) => `${order} de ${count}`,
    next: (value: string) => `Pagar a próxima: ${value}`,
    payoff: (value: string) => `Quitar tudo hoje: ${value}`,
    saves: (value: string) => `Quitando hoje você economiza ${value}.`,
    agreed: 'Esta compra está em um acordo. O que se paga são as parcelas do acordo.',
    agreementTitle: 'Seu acordo',
    agreementNext: (value: string) => `Pagar ${value} por Pix`,
    discount: (value: string) => `desconto de ${value}`,
    charges: (value: string) => `${value} de multa e juros`,
  },
  agree: {
    title: 'Negociar o atraso',
    open: 'Não consigo pagar tudo: negociar',
    simulating: 'Calculando as opções...',
    lead: (debt: string, charges: string) => `Você deve ${debt} hoje, com ${charges} de multa e juros.`,
    discount: (value: string) => `Desconto de ${value} se o acordo for pago até o fim.`,
    option: (count: number, value: string) => `${count}x de ${value}`,
    down: (value: string) => `entrada de ${value} hoje e `,
    total: (total: string, cet: string) => `Total ${total}, CET de ${cet} ao ano`,
    choose: 'Escolha como pagar',
    send: 'Receber o código',
    sending: 'Enviando...',
    sent: (phone: string, option: string) =>
      `Enviamos um código para ${phone}. Digite-o para aceitar o acordo: ${option}.`,
    missing: 'Escolha uma opção.',
    another: 'Escolher outra opção',
    accepted: (number: string) =>
      `Acordo ${number} aceito. As parcelas dele substituem as que estavam em atraso e são pagas na loja.`,
  },
  pay: {
    title: 'Pagar',
    agreement: 'Parcela do seu acordo, no valor de hoje.',
    what: (count: number) => (count === 1 ? '1 parcela' : `${count} parcelas`),
    pix: 'Pagar com Pix',
    charging: 'Gerando o Pix...',
    boleto: 'Gerar boleto',
    issuing: 'Gerando o boleto...',
    back: 'Voltar',
    total: 'Total a pagar',
    fees: (value: string) => `Inclui ${value} de taxa de uso em aberto.`,
    qr: (value: string) => `QR Code do Pix de ${value}`,
    copyAndPaste: 'Pix copia e cola',
    until: (when: string) => `Vale até ${when}. Enviamos o código também ao seu telefone.`,
    waiting: 'Esperando o seu banco. Esta tela muda sozinha quando o Pix chegar.',
    paidTitle: 'Pago',
    paid: (value: string) =>
      `Recebemos ${value}. O comprovante está no extrato, e o limite das parcelas pagas já voltou.`,
    done: 'Continuar',
    over: 'Este Pix venceu e nada foi cobrado. Gere outro, com o valor de hoje.',
    again: 'Gerar outro Pix',
    line: 'Linha digitável',
    boletoOf: (value: string, day: string) => `Boleto de ${value}, vence em ${formatDate(day)}.`,
    boletoLead: 'O pagamento por boleto é confirmado em até 3 dias úteis.',
    boletoFile: 'Baixar o boleto em PDF',
    downloading: 'Preparando o PDF...',
  },
  purchases: {
    title: 'Compras e papéis',
    none: 'Você ainda não tem compras.',
    on: (day: string) => `Em ${formatDate(day)}`,
    marks: (paid: number, open: number, late: number) =>
      [`${paid} ${paid === 1 ? 'paga' : 'pagas'}`, `${open} a vencer`, ...(late > 0 ? [`${late} em atraso`] : [])].join(
        ', ',
      ),
    papers: paperNames,
  },
  care: {
    title: 'Privacidade',
    consents: 'O que você autorizou',
    withdraw: 'Retirar',
    withdrawSure: 'Sim, retirar',
    withdrawing: 'Retirando...',
    withdrawLead: 'O que foi feito antes continua válido. Para um novo cadastro, a loja vai pedir de novo.',
    kept: 'O que guardamos',
    copy: 'Baixar cópia dos meus dados',
    copying: 'Reunindo seus dados...',
    erase: 'Pedir eliminação dos meus dados',
    eraseSure: 'Sim, pedir eliminação',
    eraseLead: 'Uma pessoa da nossa equipe decide. Você não poderá mais comprar nem entrar aqui com este telefone.',
    asking: 'Pedindo...',
    waiting: 'Seu pedido de eliminação está em análise. Nada foi apagado ainda.',
    back: 'Voltar ao início',
  },
  statement: {
    title: 'Extrato',
    month: 'Mês',
    before: 'Mês anterior',
    after: 'Mês seguinte',
    none: 'Nada aconteceu neste mês.',
    bought: 'Comprado, com juros',
    paid: 'Pago',
    undone: 'Estornado',
    returned: 'Devolvido',
    kinds,
    receipt: 'Comprovante',
    receiptOf: (kind: string, day: string) => `Comprovante: ${kind} de ${formatDate(day)}`,
    file: 'comprovante.pdf',
  },
} as const;
