import { type Cents, type CivilDate, type Handled, routes } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { type Fragment, GuardMissed } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { type IsGenuine, openSigned } from '../../../kernel/signature.ts';
import { messageFragments, say, type Words } from '../../notifications/index.ts';
import {
  answeredFragment,
  type ChatBudget,
  chatBudgetFragment,
  type Conversation,
  conversationFragment,
  type Known,
  readConversation,
} from '../chat/conversations.ts';
import { budgetWords, refusalWords } from '../chat/words.ts';
import type { ChatNotice, ChatPort } from '../ports.ts';
import { hear, senderOf } from '../rules/conversation.ts';
import { quotas, ZONE } from '../rules/limits.ts';
import { countedAs } from '../visits.ts';
import type { BudgetEngine } from './answer-budget.ts';
import { askForPhone } from './ask-as-visitor.ts';

type Answer = Handled<'POST /webhooks/chat'>['answer'];

/** Who wrote what, as it is counted. */
interface Written {
  messageId: string;
  text: string;
  phone: string;
  countedAs: string;
}

/** What goes back, and what the conversation waits for then. */
interface Said {
  words: Words;
  next: Pick<Conversation, 'step' | 'cpfSealed'> | null;
  budget: ChatBudget | null;
}

/** Another message of the same phone was faster; reading again tells what it left. */
const TRIES = 4;

/**
 * Answers what somebody wrote, once a message, by a message to the phone that wrote: the messenger proves it. Whoever has another's
 * CPF learns nothing, as on the page. What is too much, or of no Brazilian mobile, is not answered.
 * @throws Refusal BUDGETS_UNAVAILABLE where no provider's house is.
 */
export async function receiveChat(platform: Platform, engine: BudgetEngine, notice: ChatNotice): Promise<Answer> {
  const { messageId, text } = notice;
  const phone = senderOf(notice.from);
  if (phone === null) return { messageId, outcome: 'IGNORED' };
  const written = { messageId, text, phone, countedAs: countedAs(platform.secrets, phone) };
  for (let tries = 1; ; tries += 1) {
    try {
      return { messageId, outcome: await answerOnce(platform, engine, written) };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return { messageId, outcome: 'IGNORED' };
      if (error instanceof GuardMissed && error.fragment === 'chat_message') return { messageId, outcome: 'DUPLICATE' };
      if (!(error instanceof GuardMissed) || error.fragment !== 'chat_conversation' || tries >= TRIES) throw error;
    }
  }
}

/**
 * Somebody writes on the embedded telephone: it signs its notice, which is checked, read and received as the webhook does.
 * @throws Refusal NOT_FOUND unless it is on.
 */
export async function writeInInbox(
  platform: Platform,
  engine: BudgetEngine,
  { customerWrites }: ChatPort,
  isGenuine: IsGenuine,
  message: Handled<'POST /inbox/chat'>['body'],
): Promise<Answer> {
  if (!customerWrites) refuse('NOT_FOUND');
  const notice = routes['POST /webhooks/chat'].body.parse(openSigned(customerWrites(message), isGenuine));
  return receiveChat(platform, engine, notice);
}

async function answerOnce(
  platform: Platform,
  engine: BudgetEngine,
  written: Written,
): Promise<'ANSWERED' | 'DUPLICATE'> {
  const known = await readConversation(platform.db, written);
  if (known.isAnswered) return 'DUPLICATE';
  const { provider: retailerId, conversation: before } = known;
  const said = await answerTo(platform, engine, written, known);
  return act(platform, {
    principal: { kind: 'system', name: 'budget-chat', retailerId, zone: ZONE },
    read: () => Promise.resolve(said),
    decide: ({ words, next, budget }, { now }) => ({
      answer: 'ANSWERED',
      writes: [
        answeredFragment(written.messageId, now),
        quotaFragment(quotas.written, written.countedAs, now),
        quotaFragment(quotas.answers, retailerId, now),
        conversationFragment({ countedAs: written.countedAs, retailerId, before }, next, now),
        ...(budget ? [chatBudgetFragment(budget, now)] : []),
        ...answerMessage(platform, written, { retailerId, words, at: now }),
      ],
      audit: { none: 'what follows of a budget leaves its own' },
    }),
  });
}

function answerMessage(
  platform: Platform,
  { phone, messageId }: Written,
  answer: { retailerId: string; words: Words; at: Date },
): Fragment[] {
  return messageFragments(platform, {
    ...answer,
    to: phone,
    operatorId: null,
    dedupKey: `chat:${messageId}`,
    channel: 'WHATSAPP',
    purpose: 'CHAT_ANSWER',
  });
}

const atCpf = { step: 'CPF', cpfSealed: null } as const;

async function answerTo(
  platform: Platform,
  engine: BudgetEngine,
  written: Written,
  { provider, conversation }: Known,
): Promise<Said> {
  const open = conversation && new Date(conversation.endsAt) > platform.clock.now() ? conversation : null;
  const heard = hear(open?.step ?? null, written.text);
  const words = (name: 'chatWelcome' | 'chatCpfInvalid' | 'chatValue' | 'chatValueInvalid' | 'chatOver') =>
    say(name, {});
  if ('asks' in heard) return budgetTo(platform, engine, written, { provider, open, valueCents: heard.asks });
  if (heard.to === null) return { words: words(heard.says), next: null, budget: null };
  if (heard.to === 'CPF') return { words: words(heard.says), next: atCpf, budget: null };
  const cpfSealed = 'cpf' in heard ? platform.secrets.encrypt(heard.cpf) : (open?.cpfSealed ?? null);
  return { words: words(heard.says), next: { step: 'VALUE', cpfSealed }, budget: null };
}

/** The budget of the CPF that was said, and of its value; without one the next question is the CPF again. */
async function budgetTo(
  platform: Platform,
  engine: BudgetEngine,
  { phone, countedAs: counted }: Written,
  { provider, open, valueCents }: { provider: string; open: Conversation | null; valueCents: Cents },
): Promise<Said> {
  const cpfSealed = open?.cpfSealed ?? '';
  const asked = { cpf: platform.secrets.decrypt(cpfSealed), value: valueCents };
  const by = { retailerId: provider, phone, countedAs: counted, storeId: null, address: null };
  try {
    const visitor = { ...by, channel: 'chatbot' as const };
    const { budget, borrowerId, store } = await askForPhone(platform, engine, visitor, asked);
    const { action, valid_through: until } = budget;
    const onDay = dayIn(store.zone, platform.clock.now());
    const untilDay = (until < onDay ? onDay : until) as CivilDate;
    const place = { borrowerId, retailerId: store.retailerId, storeId: store.id };
    return {
      words: budgetWords(budget, onDay),
      next: { step: 'VALUE', cpfSealed },
      budget: { ...place, onDay, untilDay, action, valueCents },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { words: refusalWords(error.code, platform.brand.name()), next: atCpf, budget: null };
  }
}
