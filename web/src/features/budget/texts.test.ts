import { type BudgetAction, messageTemplates } from '@balcao/contract';
import { expect, test } from 'vitest';
import { texts } from './texts.ts';

const chat = {
  APPROVED_AUTO: 'chatApproved',
  PARTIAL_APPROVED_AUTO: 'chatPartlyApproved',
  DENIED_AUTO: 'chatDenied',
  SUFFICIENT_LIMIT: 'chatSufficient',
} as const satisfies Record<BudgetAction, keyof typeof messageTemplates>;

test.each(Object.entries(chat))('by the messenger %s is told in the words of the page', (action, template) => {
  const { title, subtitle } = texts.outcome[action as BudgetAction];
  const { text } = messageTemplates[template];
  expect(text).toContain(`${title} ${subtitle.replace(/\.$/, '')}`);
  expect(text).toContain(texts.response.of);
});

test('it begins as the page does, and asks the same', () => {
  expect(messageTemplates.chatWelcome.text).toContain(texts.how.text);
  expect(messageTemplates.chatWelcome.text).toContain(texts.how.note);
  expect(messageTemplates.chatWelcome.text).toContain(texts.form.cpf);
  expect(messageTemplates.chatValue.text).toContain(texts.form.value.title);
  expect(messageTemplates.chatValueInvalid.text).toContain(texts.form.tooLow);
});
