import { needed, template, value } from './template-parts.ts';

const END = 'Responda com outro valor, outro CPF, ou SAIR.';
const plans = needed('Parcelas, uma por linha', '3x de R$ 448,17, total R$ 1.344,51, CET 93,50% a.a.');
const available = needed('Limite disponível', 'R$ 1.000,00');
const before = needed('Limite anterior', 'R$ 1.000,00');
const raised = needed('Novo limite', 'R$ 1.200,00');
const until = needed('Até quando o novo limite vale', 'O seu novo limite vale somente hoje, até as 23:59.');
const missing = needed('Quanto falta', 'R$ 200,00');

/** The calculator by a messenger, in the words of its page. */
export const chatTemplates = {
  chatWelcome: template(
    'Calculadora no chat: começo',
    '{marca}: calculadora de parcelas. Fazemos uma análise e, se for possível, aumentaremos o limite para concluir a compra. *Lembre-se o aumento de limite não é garantido. Preencha o CPF, ou responda SAIR.',
    {},
  ),
  chatCpfInvalid: template('Calculadora no chat: CPF inválido', '{marca}: Digite um CPF válido, ou responda SAIR.', {}),
  chatValue: template(
    'Calculadora no chat: valor',
    '{marca}: Digite o valor da compra, como 350,00. Responda SAIR para encerrar.',
    {},
  ),
  chatValueInvalid: template(
    'Calculadora no chat: valor inválido',
    '{marca}: Digite um valor maior que R$ 10,00, como 350,00. Responda SAIR para encerrar.',
    {},
  ),
  chatApproved: template(
    'Calculadora no chat: limite aumentado',
    `{marca}: Uhul! O limite foi aumentado e cobre a compra toda, disponível somente neste varejo. {validade}\nLimite anterior: {anterior}\nNovo limite: {novo}\nOrçamento de {valor}\n{parcelas}\nFinalize a compra no caixa. ${END}`,
    { validade: until, anterior: before, novo: raised, valor: value, parcelas: plans },
  ),
  chatPartlyApproved: template(
    'Calculadora no chat: limite aumentado em parte',
    `{marca}: Quase lá! O limite foi aumentado em parte, disponível somente neste varejo. {validade}\nLimite anterior: {anterior}\nNovo limite: {novo}\nFaltam {falta} para esta compra.\nOrçamento de {valor}\n{parcelas}\nFinalize a compra no caixa. ${END}`,
    { validade: until, anterior: before, novo: raised, falta: missing, valor: value, parcelas: plans },
  ),
  chatDenied: template(
    'Calculadora no chat: limite não aumentado',
    `{marca}: Poxa vida! Não foi possível aumentar o limite desta vez.\nLimite disponível: {disponivel}\nFaltam {falta} para esta compra.\nOrçamento de {valor}\n{parcelas}\n${END}`,
    { disponivel: available, falta: missing, valor: value, parcelas: plans },
  ),
  chatSufficient: template(
    'Calculadora no chat: limite suficiente',
    `{marca}: Tudo certo! O limite disponível já cobre esta compra.\nLimite disponível: {disponivel}\nOrçamento de {valor}\n{parcelas}\nFinalize a compra no caixa. ${END}`,
    { disponivel: available, valor: value, parcelas: plans },
  ),
  chatNoBudget: template(
    'Calculadora no chat: sem orçamento',
    '{marca}: {motivo} Para fazer novo orçamento, envie um CPF, ou responda SAIR.',
    { motivo: needed('Por que não há orçamento', 'Cadastro não encontrado...') },
  ),
  chatOver: template(
    'Calculadora no chat: fim',
    '{marca}: Conversa encerrada. Para fazer novo orçamento, é só escrever.',
    {},
  ),
} as const;
