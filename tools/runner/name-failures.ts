import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const vitestShape = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) })) }),
  ),
});

interface Suite {
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec), suites: z.array(suite).optional() }));
const playwrightShape = z.object({ suites: z.array(suite) });

const REASON_LINES = 3;

/** A line for the test, and the first lines of why. */
function failure(name: string, reason: string): string {
  const lines = stripVTControlCharacters(reason).split('\n');
  const told = lines.filter((line) => line.trim() !== '').slice(0, REASON_LINES);
  return [name, ...told.map((line) => `    ${line.trim()}`)].join('\n');
}

const relative = (file: string): string => file.replace(`${process.cwd()}/`, '');

/** The tests of a vitest report that failed, and the files that could not be loaded. */
export function nameVitestFailures(report: unknown): string[] {
  return vitestShape.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(file, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${file} > ${fullName}`, failureMessages[0] ?? ''));
  });
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

export function namePlaywrightFailures(report: unknown): string[] {
  const specs = playwrightShape.parse(report).suites.flatMap(specsOf);
  return specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(`${file} > ${title}`, errors[0]?.message ?? '');
    });
}
