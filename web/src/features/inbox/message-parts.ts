import { unbrokenCode } from './unbroken-code.ts';

export interface MessagePart {
  /** Where in the message it begins. */
  at: number;
  text: string;
  /** Where it leads: a page of ours by its path, wherever this installation is reached. */
  href?: string;
}

const LINK = /https?:\/\/[^\s]+[^\s.,;:!?)]/g;

function hrefOf(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return pathname.startsWith('/c/') ? `${pathname}${search}${hash}` : link;
}

/** A message in parts: words, and links that can be tapped. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (!URL.canParse(link)) continue;
    if (index > end) parts.push({ at: end, text: unbrokenCode(text.slice(end, index)) });
    parts.push({ at: index, text: link, href: hrefOf(link) });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ at: end, text: unbrokenCode(text.slice(end)) });
  return parts;
}
