/** Whether a date (`2026-11-21`) is a day that there is: `2026-02-30` is none. */
export const isDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};
