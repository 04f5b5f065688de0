import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { checkSheet } from '../calls.ts';
import { bandPlace, nextRuleId, type RowPlace, withRow } from '../rules/rows.ts';
import type { SheetTable } from '../rules/tables.ts';
import { cellValue } from '../rules/typed.ts';
import type { useDraft } from '../use-draft.ts';
import { BandDialog, RuleDialog } from './row-dialogs.tsx';

type Row = Parameters<typeof withRow>[2];

interface AddRowProps {
  table: SheetTable;
  draft: Pick<ReturnType<typeof useDraft>, 'sheet' | 'drafted' | 'insert'>;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a rule or a band to the draft; what the server finds wrong with it is said before it stands there. */
export function AddRow({ table: { title, grows }, draft, onAdded, onClose }: AddRowProps) {
  if (!grows) return null;
  const { list, as, kind } = grows;
  const add = async (place: RowPlace, row: Row): Promise<readonly string[]> => {
    try {
      const { faults } = await checkSheet(withRow(draft.drafted, place, row));
      const own = faults.filter(({ path }) => path === list || `${path}.`.startsWith(`${list}.${place.at}.`));
      if (own.length > 0) return own.map(({ message }) => `${message}.`);
    } catch (error) {
      return [errorText(error, brandName())];
    }
    draft.insert(place, row);
    onAdded();
    return [];
  };
  if (as === 'RULE')
    return (
      <RuleDialog
        id={nextRuleId(draft.sheet)}
        onAdd={(rule) => add({ list, at: draft.sheet.knockouts.length }, rule)}
        onClose={onClose}
      />
    );
  return (
    <BandDialog
      title={title}
      onAdd={(typed) => {
        // What is no number stays text, for the server to refuse.
        const row = { lt: cellValue(kind, typed.lt), points: cellValue('COUNT', typed.points) } as Row;
        return add(bandPlace(draft.drafted, list, Number(cellValue(kind, typed.lt))), row);
      }}
      onClose={onClose}
    />
  );
}
