import { type Handled, isTemplateName, messageTemplates, namedVariables, templateExample } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { NotificationsPorts } from '../ports.ts';
import { ownText } from '../rules/words.ts';

/** The words of each message that hold for the caller's retailer, with examples in the place of what is somebody's. */
export async function listTemplates(
  { db }: Platform,
  { wordsFact }: NotificationsPorts,
  { retailerId }: Actor,
): Promise<Handled<'GET /coordinator/messages/templates'>['answer']> {
  const found = await rowOf(db, select({ layers: wordsFact(sql`${retailerId}`) }));
  return Object.keys(messageTemplates)
    .filter(isTemplateName)
    .map((name) => {
      const product = messageTemplates[name];
      const text = ownText(name, found?.layers ?? []) ?? product.text;
      return {
        name,
        title: product.title,
        text,
        isOwn: text !== product.text,
        example: templateExample(name, text),
        variables: namedVariables(name),
      };
    });
}
