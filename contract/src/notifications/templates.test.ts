import { expect, test } from 'vitest';
import { fillTemplate } from '../kernel/fill-template.ts';
import { isTemplateName, templateExample, templateFault, variablesOf } from './template-rules.ts';
import { messageTemplates } from './templates.ts';

const names = Object.keys(messageTemplates).filter(isTemplateName);

test.each(names)('the words of the product say what they must, in an SMS of three parts at most: %s', (name) => {
  const { text } = messageTemplates[name];
  expect(templateFault(name, text)).toBeNull();
  expect(templateExample(name, text)).not.toMatch(/[{}]/);
  expect(text.startsWith('{marca}: ')).toBe(true);
  expect(text.length).toBeLessThan(300);
});

test.each([
  ['{codigo} {compra} {cpf}', '{cpf} não existe neste modelo. Use: {marca}, {codigo}, {compra}'],
  ['Autorize a {compra}', 'Falta {codigo} (Código de seis números): sem isso a mensagem não serve'],
  ['{codigo} {compra', 'Há uma chave sem par: escreva as variáveis como {marca}'],
  ['{codigo} {{compra}}', 'Há uma chave sem par: escreva as variáveis como {marca}'],
  ['{codigo} {constructor}', '{constructor} não existe neste modelo. Use: {marca}, {codigo}, {compra}'],
  ['{codigo} {compra}', null],
])('%s: %s', (text, fault) => {
  expect(templateFault('purchaseCode', text)).toBe(fault);
});

test('what says nothing leaves no gap, and a value is not read as a template nor changed', () => {
  expect(fillTemplate('{a}. {b} {c}.', { a: 'Um', b: '', c: 'dois  {a}' })).toBe('Um. dois  {a}.');
  expect(fillTemplate('Fim {b}', { b: '' })).toBe('Fim');
});

test('the brand may be said in each', () => {
  expect(names.every((name) => Object.hasOwn(variablesOf(name), 'marca'))).toBe(true);
});
