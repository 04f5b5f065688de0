import type { OnlinePage, OnlineRegistration } from './texts.ts';

/** What each question is given. */
export interface StepProps {
  visit: string;
  page: OnlinePage;
  /** The page after an answer: on to its question. */
  onPage: (page: OnlinePage) => void;
  /** What to say of a failed call; nothing where the whole page is over, or the code is to be asked for again. */
  onFailure: (error: unknown) => string | undefined;
}

/** The same once a code told who holds the page. */
export interface AnswerProps extends StepProps {
  registration: OnlineRegistration;
  /** To the question before; none before the first. */
  onBack?: (() => void) | undefined;
}
