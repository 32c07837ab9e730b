import { useRef, type PointerEvent, type RefObject } from 'react';
import { BREAKPOINT_MD, PANEL_DRAG_CLOSE_PX } from '@/constants';

/**
 * Dragging a bottom sheet down: further than the threshold closes it, less lets it spring back. The
 * handlers belong on the part that is dragged; the sheet follows the pointer by its `translate` and
 * has `data-dragging` meanwhile. Wider than a phone nothing is dragged.
 */
export function useDragClose(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<number | null>(null);
  const way = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? Infinity));
  const letGo = () => {
    start.current = null;
    sheet.current?.style.removeProperty('translate');
    sheet.current?.removeAttribute('data-dragging');
  };
  return {
    onPointerDown(event: PointerEvent) {
      const onButton = event.target instanceof Element && event.target.closest('button');
      if (!event.isPrimary || event.button !== 0 || onButton || innerWidth >= BREAKPOINT_MD) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
      sheet.current?.setAttribute('data-dragging', '');
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === null) return;
      sheet.current?.style.setProperty('translate', `0 ${way(event)}px`);
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return;
      const far = way(event) > PANEL_DRAG_CLOSE_PX;
      letGo();
      if (far) close();
    },
    onPointerCancel: letGo,
  };
}
