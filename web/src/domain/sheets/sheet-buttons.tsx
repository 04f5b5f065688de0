import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { SheetFormat } from './sheet.ts';
import { texts } from './texts.ts';
import { type AskedSheet, useSheetDownload } from './use-sheet-download.tsx';

interface SheetButtonsProps<Row> {
  sheet: Omit<AskedSheet<Row>, 'format'>;
  disabled?: boolean;
  /** What the button for Excel says; 'Baixar Excel' when left out. */
  label?: string;
  /** What the button for CSV says, where two sheets are on a screen. */
  csvLabel?: string;
}

/** A sheet to take along, for Excel and as CSV; what takes longer shows how far it is. */
export function SheetButtons<Row>({ sheet, disabled = false, label, csvLabel }: SheetButtonsProps<Row>) {
  const { download, isBusy, dialog } = useSheetDownload();
  const [asked, setAsked] = useState<SheetFormat>();
  const partsOf = (format: SheetFormat) => ({
    disabled: disabled || (isBusy && asked !== format),
    busyText: isBusy && asked === format ? texts.preparing : undefined,
    onClick: () => {
      setAsked(format);
      void download({ ...sheet, format });
    },
  });
  return (
    <>
      <Button icon="file" {...partsOf('xlsx')}>
        {label ?? texts.xlsx}
      </Button>
      <Button {...partsOf('csv')}>{csvLabel ?? texts.csv}</Button>
      {dialog}
    </>
  );
}
