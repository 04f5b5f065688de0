import { texts } from './texts.ts';

export interface FileLimits {
  /** Endings, with the dot: ['.xlsx']. */
  kinds: readonly string[];
  maxBytes: number;
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 1536 -> '1,5 KB', in steps of 1024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${number.format(bytes / 1024)} KB` : `${number.format(bytes / 1024 / 1024)} MB`;
}

/** ['.xlsx', '.csv'] -> ['XLSX', 'CSV']. */
export const kindNames = (kinds: readonly string[]): string[] => kinds.map((kind) => kind.slice(1).toUpperCase());

/** Why a file is not taken; undefined when it is. The server decides again: an ending is only a name. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>, limits: FileLimits): string | undefined {
  const isKnown = limits.kinds.some((kind) => name.toLowerCase().endsWith(kind));
  if (!isKnown) return texts.wrongKind(name, kindNames(limits.kinds));
  if (size === 0) return texts.empty(name);
  if (size > limits.maxBytes) return texts.tooLarge(name, formatBytes(size), formatBytes(limits.maxBytes));
  return undefined;
}
