import { formatReais } from '../../../domain/money/format-reais.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { endTexts } from '../texts.ts';

/** 'Limite total', or what to do where it did not come. */
export function TotalLimit({ limit }: { limit: { totalLimit: number } | null }) {
  if (!limit) {
    return (
      <Banner kind="attention" isLive>
        {endTexts.noLimit}
      </Banner>
    );
  }
  return (
    <p className="registration-figure">
      <span>{endTexts.totalLimit}</span>
      <strong>{formatReais(limit.totalLimit)}</strong>
    </p>
  );
}
