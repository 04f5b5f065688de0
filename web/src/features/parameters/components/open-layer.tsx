import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import type { SelectOption } from '../../../ui/field/select.tsx';
import { type Place, useLayer } from '../layer-calls.ts';
import { texts } from '../texts.ts';
import { LayerForm } from './layer-form.tsx';
import { LayerHistory } from './layer-history.tsx';

/** One layer: what it says, and how it came to. */
export function OpenLayer({ place, stores }: { place: Place; stores: readonly SelectOption[] }) {
  const { layer, versions, pages, undo, ...calls } = useLayer(place);
  const failure = layer.error ?? versions.error;
  if (failure) {
    const again = () => void Promise.all([layer.refetch(), versions.refetch()]);
    return (
      <EmptyState title={errorText(failure, brandName())} actions={<Button onClick={again}>{texts.tryAgain}</Button>} />
    );
  }
  if (!layer.data || !versions.data) return <SkeletonRows label={texts.loading} rows={5} />;
  return (
    <div className="parameter-desk">
      {/* Another revision is another form: what was typed on the one before is in it. */}
      <LayerForm key={layer.data.revision} place={place} layer={layer.data} stores={stores} calls={calls} />
      <LayerHistory versions={versions.data.items} pages={pages} onUndo={undo.mutateAsync} />
    </div>
  );
}
