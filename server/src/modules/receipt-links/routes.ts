import { type Registration, serve } from '../../kernel/http/serve.ts';
import { createPace } from '../../kernel/pace.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { DocumentsPorts } from '../documents/index.ts';
import { openReceiptLink, renderReceiptLink } from './use-cases/open-link.ts';
import { sendReceiptLink } from './use-cases/send-link.ts';

/** From one address; a token has 256 bits, so this keeps the load low rather than guesses out. */
const OPENINGS_PER_MINUTE = 30;

/** Receipts sent to customers, and the page that shows them. */
export function receiptLinksRoutes(platform: Platform, ports: DocumentsPorts): Registration[] {
  const paces = { open: createPace(OPENINGS_PER_MINUTE), render: createPace(OPENINGS_PER_MINUTE) };
  const check = (act: keyof typeof paces, address: string) => {
    if (!paces[act].take(address, platform.clock.now())) refuse('TOO_MANY_REQUESTS');
  };
  return [
    serve('POST /receipt-links', ({ by, body }) => sendReceiptLink(platform, ports, by, body)),
    serve('POST /receipt-links/open', ({ body, request }) => {
      check('open', request.address);
      return openReceiptLink(platform, ports, body.token);
    }),
    serve('POST /receipt-links/render', ({ body, request }) => {
      check('render', request.address);
      return renderReceiptLink(platform, ports, body.token);
    }),
  ];
}
