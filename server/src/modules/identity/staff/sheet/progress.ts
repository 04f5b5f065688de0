/** How far an import is: so many people of all of them are ready to be written. */
export interface ImportStep {
  done: number;
  of: number;
}

/**
 * How far the import of each operator is, for the page that waits for it. Kept in this process alone and decides nothing:
 * elsewhere, and after a restart, the page shows none.
 */
export function createImportProgress() {
  const running = new Map<string, ImportStep>();
  return {
    of: (operatorId: string): ImportStep | null => running.get(operatorId) ?? null,
    async during<T>(operatorId: string, work: (tell: (step: ImportStep) => void) => Promise<T>): Promise<T> {
      try {
        return await work((step) => running.set(operatorId, step));
      } finally {
        running.delete(operatorId);
      }
    },
  };
}

export type ImportProgress = ReturnType<typeof createImportProgress>;
