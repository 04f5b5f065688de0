import { chatTemplates } from './chat-templates.ts';
import { registrationTemplates } from './registration-templates.ts';
import { code, link, type MessageTemplate, needed, perhaps, plan, store, template, value } from './template-parts.ts';

const NOT_TOLD = 'Não passe a ninguém, nem a quem diz ser da loja.';

/**
 * Everything that is said to people by message. `{marca}` stands in each. A text that is chosen by what happened is a template of
 * its own; words that come of figures are variables.
 */
export const messageTemplates = {
  purchaseCode: template(
    'Código da compra',
    '{marca}: {codigo} autoriza a {compra}. Se não reconhece, não passe o código.',
    { codigo: code, compra: needed('Valor, loja e plano', 'compra de R$ 300,00 na Loja Centro em 3x de R$ 110,00') },
  ),
  faceLink: template(
    'Link para mostrar o rosto na compra',
    '{marca}: para autorizar a {compra}, abra {link} e mostre seu rosto. Se não reconhece, recuse nesse link.',
    { link, compra: needed('Valor, loja e plano', 'compra de R$ 300,00 na Loja Centro em 3x de R$ 110,00') },
  ),
  qrCode: template(
    'Código da compra por QR Code',
    `{marca}: {codigo} confirma que é você na compra por QR Code da {loja}. ${NOT_TOLD}`,
    { codigo: code, loja: store },
  ),
  purchaseAccepted: template(
    'Compra concluída',
    '{marca}: compra de {valor} na {loja} concluída em {plano}. {recalculo} 1º vencimento em {vencimento}. Contrato {contrato}.',
    {
      valor: value,
      loja: store,
      plano: plan,
      recalculo: perhaps(
        'Total que mudou com o dia, quando mudou',
        'Contada de hoje: o total baixou de R$ 330,00 para R$ 328,00.',
      ),
      vencimento: needed('Primeiro vencimento', '21/12/2026'),
      contrato: perhaps('Número do contrato', '100042'),
    },
  ),
  purchaseCanceled: template(
    'Compra cancelada',
    '{marca}: sua compra do contrato {contrato} na {loja} foi cancelada. {resto}',
    {
      contrato: needed('Número do contrato', '100042'),
      loja: store,
      resto: needed('O que se devolve, e como fica o acordo', 'Receba R$ 50,00 em dinheiro na loja.'),
    },
  ),
  purchaseReturned: template(
    'Devolução de parte da compra',
    '{marca}: devolução de {valor} do contrato {contrato} registrada na {loja}. {resto}',
    {
      valor: value,
      contrato: needed('Número do contrato', '100042'),
      loja: store,
      resto: needed('O que se devolve, e como ficam as parcelas', 'As parcelas que continuam diminuíram.'),
    },
  ),
  paymentReceived: template(
    'Pagamento recebido na loja',
    '{marca}: recebemos {valor} ({parcelas}) na {loja}. Obrigado!',
    { valor: value, parcelas: perhaps('Quantas parcelas', '2 parcelas'), loja: store },
  ),
  returnApplied: template(
    'Devolução usada nas parcelas',
    '{marca}: {valor} da devolução pagaram parcelas em aberto, na {loja}.',
    { valor: value, loja: store },
  ),
  agreementPaid: template(
    'Parcela do acordo recebida',
    '{marca}: recebemos {valor} (parcela {parcela} do acordo {numero}) na {loja}. Obrigado!',
    {
      valor: value,
      parcela: perhaps('Qual parcela', '2/5'),
      numero: needed('Número do acordo', 'A-17'),
      loja: store,
    },
  ),
  paymentUndone: template(
    'Pagamento estornado',
    '{marca}: o pagamento de {valor} de {data} foi estornado na {loja}. O valor volta a ficar em aberto.',
    { valor: value, data: perhaps('Quando foi pago', '21/11/2026 10:30'), loja: store },
  ),
  pixCharge: template(
    'Código Pix',
    '{marca}: Pix de {valor}, vale até {validade}. Copie o código e cole no aplicativo do seu banco:\n{pix}',
    {
      valor: value,
      validade: perhaps('Até quando vale', '21/11/2026 10:30'),
      pix: needed('Código Pix, para copiar', '00020126...'),
    },
  ),
  pixSettled: template('Pix recebido', '{marca}: recebemos seu Pix de {valor}. Pagamento confirmado. Obrigado!', {
    valor: value,
  }),
  pixApplied: template(
    'Pix usado nas parcelas',
    '{marca}: recebemos seu Pix de {valor}. O valor foi usado nas suas parcelas.',
    { valor: value },
  ),
  pixPartlyApplied: template(
    'Pix maior que as parcelas',
    '{marca}: recebemos seu Pix de {valor}. {pago} pagaram suas parcelas e {credito} são um crédito seu. Procure {loja}.',
    {
      valor: value,
      pago: needed('Quanto pagou parcelas', 'R$ 250,00'),
      credito: needed('Quanto sobrou', 'R$ 50,00'),
      loja: store,
    },
  ),
  pixShort: template(
    'Pix que não cobre a parcela do acordo',
    '{marca}: recebemos seu Pix de {valor}. Ele não cobre a parcela do acordo: o valor é um crédito seu. Procure {loja}.',
    { valor: value, loja: store },
  ),
  pixUnapplied: template(
    'Pix sem parcela a pagar',
    '{marca}: recebemos seu Pix de {valor}. Não havia parcela a pagar: o valor é um crédito seu. Procure {loja}.',
    { valor: value, loja: store },
  ),
  boleto: template(
    'Boleto da parcela',
    '{marca}: boleto de {valor}, vence em {vencimento}. Nosso número {nosso_numero}. Copie a linha digitável e pague no aplicativo do seu banco:\n{linha}',
    {
      valor: value,
      vencimento: needed('Vencimento', '21/12/2026'),
      nosso_numero: perhaps('Nosso número', '1234567890123456'),
      linha: needed('Linha digitável, para copiar', '23790.12345 60000.000001 ...'),
    },
  ),
  receiptLink: template(
    'Link do comprovante',
    '{marca}: o comprovante {assunto} na {loja} está em {link} (vale por 3 dias).',
    { assunto: perhaps('Da compra ou do pagamento', 'da sua compra'), loja: store, link },
  ),
  limit: template('Limite disponível', '{marca}: seu limite disponível é de {limite}.', {
    limite: needed('Limite disponível', 'R$ 1.200,00'),
  }),
  limitRaised: template(
    'Aumento de limite aprovado',
    '{marca}: o seu limite agora é de {limite}, como você pediu. Boas compras.',
    { limite: needed('Limite novo', 'R$ 2.000,00') },
  ),
  limitNotRaised: template(
    'Aumento de limite não aprovado',
    '{marca}: o aumento de limite que você pediu não foi aprovado agora. O seu limite continua valendo.',
    {},
  ),
  limitBlockedOverdue: template(
    'Limite bloqueado por atraso',
    '{marca}: seu limite foi bloqueado porque há parcelas atrasadas. Pague para voltar a comprar.',
    {},
  ),
  limitBlockedAgreement: template(
    'Limite bloqueado por acordo em aberto',
    '{marca}: seu limite está bloqueado enquanto houver parcelas da renegociação em aberto.',
    {},
  ),
  extraLimitApproved: template(
    'Limite extra aprovado',
    '{marca}: limite extra de até {valor} aprovado para uma compra na {loja}, até {validade}.',
    { valor: value, loja: store, validade: needed('Último dia', '28/11/2026') },
  ),
  extraLimitDenied: template(
    'Limite extra não aprovado',
    '{marca}: o limite extra pedido na {loja} não foi aprovado. Seu limite continua valendo.',
    { loja: store },
  ),
  agreementCode: template(
    'Código do acordo',
    '{marca}: {codigo} autoriza o acordo de {plano}. Se não reconhece, não passe o código.',
    { codigo: code, plano: plan },
  ),
  agreementAccepted: template('Acordo aceito', '{marca}: acordo {numero} aceito, {plano}. Obrigado!', {
    numero: perhaps('Número do acordo', 'A-17'),
    plano: plan,
  }),
  registrationCode: template(
    'Código do cadastro',
    '{marca}: {codigo} é o código do seu cadastro. Diga-o somente a quem atende você na loja.',
    { codigo: code },
  ),
  registrationLink: template(
    'Link do cadastro',
    '{marca}: termine o seu cadastro em {link} (vale por 1 dia, em um aparelho).',
    { link },
  ),
  ...registrationTemplates,
  dataCode: template(
    'Código para alterar dados',
    `{marca}: {codigo} é o código para alterar os seus dados cadastrais. ${NOT_TOLD}`,
    { codigo: code },
  ),
  newPhoneCode: template(
    'Código do telefone novo',
    '{marca}: {codigo} é o código para usar este telefone no cadastro. Não passe a ninguém. Se você não pediu, ignore.',
    { codigo: code },
  ),
  dataChanged: template(
    'Dados alterados',
    '{marca}: em {data} foi alterado no seu cadastro: {dados}. Não foi você? Avise a loja.',
    { data: perhaps('Quando', '21/11/2026 10:30'), dados: needed('O que mudou', 'e-mail') },
  ),
  phoneChanged: template(
    'Telefone trocado',
    '{marca}: o telefone do seu cadastro agora é {telefone}. Não foi você? Avise a loja. {onde}',
    {
      telefone: needed('Telefone novo, mascarado', '(92) 9****-7777'),
      onde: perhaps('Onde o cliente vê', 'Veja em https://balcao.example/c/dados'),
    },
  ),
  phoneChangeDenied: template(
    'Troca de telefone não aprovada',
    '{marca}: a troca do telefone do seu cadastro para {telefone} não foi aprovada: o telefone continua o mesmo. {onde}',
    {
      telefone: needed('Telefone pedido, mascarado', '(92) 9****-7777'),
      onde: perhaps('Onde o cliente vê', 'Veja em https://balcao.example/c/dados'),
    },
  ),
  portalCode: template(
    'Código do portal do cliente',
    `{marca}: {codigo} é o código para entrar no portal. ${NOT_TOLD}`,
    { codigo: code },
  ),
  onlineRegistrationCode: template(
    'Código para continuar o cadastro',
    `{marca}: {codigo} é o código para continuar o seu cadastro. ${NOT_TOLD}`,
    { codigo: code },
  ),
  budgetCode: template(
    'Código da calculadora de parcelas',
    '{marca}: {codigo} é o código da calculadora de parcelas. Não passe a ninguém. Se você não pediu, ignore.',
    { codigo: code },
  ),
  ...chatTemplates,
  billing: template(
    'Boleto da semana do varejo',
    '{marca}: boleto de {valor} dos pagamentos recebidos de {periodo}, vence em {vencimento}. Nosso número {nosso_numero}. Copie a linha digitável e pague no aplicativo do seu banco:\n{linha}',
    {
      valor: value,
      periodo: needed('Semana cobrada', '16/11/2026 a 22/11/2026'),
      vencimento: needed('Vencimento', '26/11/2026'),
      nosso_numero: perhaps('Nosso número', '1234567890123456'),
      linha: needed('Linha digitável, para copiar', '23790.12345 60000.000001 ...'),
    },
  ),
  billingPix: template(
    'Pix da cobrança da semana do varejo',
    '{marca}: Pix de {valor} dos pagamentos recebidos de {periodo}, vale até o fim de {vencimento}. Copie o código e pague no aplicativo do seu banco:\n{codigo}',
    {
      valor: value,
      periodo: needed('Semana cobrada', '16/11/2026 a 22/11/2026'),
      vencimento: needed('Vencimento', '26/11/2026'),
      codigo: needed('Código Pix, para copiar', '00020126360014br.gov.bcb.pix0114+5592990000000'),
    },
  ),
  transferDone: template(
    'Repasse feito ao varejo',
    '{marca}: repasse de {valor} de {data} transferido para {varejo}, referente a {vendas}. Veja os contratos em Financeiro, A Receber.',
    {
      valor: value,
      data: needed('Dia do repasse', '23/11/2026'),
      varejo: perhaps('Nome do varejo', 'Norte Móveis'),
      vendas: perhaps('Quantas vendas', '12 vendas'),
    },
  ),
  loginCode: template(
    'Código de entrada do colaborador',
    '{marca}: {codigo} é o seu código para entrar ou criar outra senha. Não passe a ninguém, nem a quem diz ser do suporte.',
    { codigo: code },
  ),
} as const satisfies Record<string, MessageTemplate>;

export type TemplateName = keyof typeof messageTemplates;
/** What a template is told, besides the brand. */
export type TemplateValues<N extends TemplateName> = Record<
  keyof (typeof messageTemplates)[N]['variables'] & string,
  string
>;
