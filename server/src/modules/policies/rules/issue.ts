export type Found = [path: string, message: string];
export type Check = [isWrong: boolean, path: string, message: string];

/** What of the checks is wrong, in their order. */
export const found = (checks: readonly Check[]): Found[] =>
  checks.flatMap(([isWrong, path, message]): Found[] => (isWrong ? [[path, message]] : []));
