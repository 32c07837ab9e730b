import type { DefaultServerCellComponentProps } from 'payload';

/** A day in a list: 21.11.2026. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  return (
    <>
      {String(cellData ?? '')
        .split('-')
        .reverse()
        .join('.')}
    </>
  );
}
