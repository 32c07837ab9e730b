/** Brings a list's item into the list's view, and leaves the page where it is. */
export function scrollWithin(list: Element | null, item: Element | undefined): void {
  if (!list || !item) return;
  const view = list.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  const begin = view.top + list.clientTop;
  const end = begin + list.clientHeight;
  if (top < begin) list.scrollTop -= begin - top;
  else if (bottom > end) list.scrollTop += bottom - end;
}
