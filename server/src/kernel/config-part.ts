import { z } from 'zod';
import { isGuessable } from './sealing/guessable.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** How a server runs; every part may ask. */
export const nodeEnvironment = z.enum(['development', 'test', 'production']).default('development');

const NOT_GUESSABLE = 'can be guessed; take a random one, as of `openssl rand -base64 36`';

/** A token that nobody guesses. */
export const hardToken = z.string().refine((text) => !isGuessable(text), NOT_GUESSABLE);

/** Likewise what data is sealed, or messages are signed, with. */
export const hardSecret = z
  .string()
  .min(32, { error: 'at least 32 characters', abort: true })
  .refine((text) => !isGuessable(text), NOT_GUESSABLE);

/** What a part read: each variable that is wrong, or what right values still lack of each other and the value itself. */
export type Reading<T> = { wrong: readonly string[] } | { lacks: readonly string[]; value: T };

/** Reads the variables of one part of the server: the kernel's own, or those of a provider. */
export type ConfigPart<T> = (env: Environment) => Reading<T>;

/**
 * A part from the schema of its variables, what one value demands of another ('NAME: what is wrong', one for each), and
 * what is made of them. `read` is called even when something lacks.
 */
export function configPart<Variables, T>(part: {
  variables: z.ZodType<Variables>;
  lacks?: (env: Variables) => readonly string[];
  read: (env: Variables) => T;
}): ConfigPart<T> {
  return (env) => {
    const { data, error } = part.variables.safeParse(env);
    if (error) return { wrong: error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
    return { lacks: part.lacks?.(data) ?? [], value: part.read(data) };
  };
}

/**
 * A service learns personal data and moves money or devices: its host must be named a second time, on the list of those
 * allowed. What is wrong with the address in variable `name`; nothing when it has none.
 */
export function unlistedHost(name: string, url: string | undefined, list: { name: string; hosts: string }): string[] {
  if (!url) return [];
  const hosts = list.hosts.split(',').map((host) => host.trim().toLowerCase());
  const { host } = new URL(url);
  return hosts.includes(host) ? [] : [`${list.name}: does not list ${host}, the host of ${name}`];
}
