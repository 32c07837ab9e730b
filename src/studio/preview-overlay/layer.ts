import { icons, type IconName } from '@/cms/admin-ui/icons';
import { boxAt, spotFor } from './placement';
import { LAYER_ID } from './style';
import { textBoxes } from './texts';
import type { Box } from './types';

/** Something to draw over the page. */
export interface Drawn extends Box {
  kind: 'changed' | 'fallback' | 'missing' | 'current' | 'same';
  field: string;
  /** `about` is said as well where the label is otherwise a dot only. */
  label?: { icon: IconName; text: string; about?: string };
}

const SVG = 'http://www.w3.org/2000/svg';

/** Outlines stand so far off the text, in CSS pixels of the admin. */
const OFF = 6;

function signOf(page: Document, name: IconName): SVGSVGElement {
  const svg = page.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = page.createElementNS(SVG, 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}

function layerOf(page: Document): HTMLElement {
  const there = page.getElementById(LAYER_ID);
  if (there) return there;
  const layer = page.createElement('div');
  layer.id = LAYER_ID;
  layer.setAttribute('aria-hidden', 'true');
  page.body.append(layer);
  return layer;
}

function boxOf(page: Document, { kind, field, label, ...box }: Drawn): HTMLElement {
  const element = page.createElement('div');
  element.dataset.kind = kind;
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    element.style[side] = `${box[side]}px`;
  }
  if (label) {
    const tag = page.createElement('span');
    tag.dataset.field = field;
    tag.append(signOf(page, label.icon));
    if (label.about) {
      const about = page.createElement('i');
      about.append(`${label.about} · `);
      tag.append(about);
    }
    tag.append(label.text);
    element.append(tag);
  }
  return element;
}

/** The layer of outlines and labels over a page in a frame; it moves with the page. */
export class Layer {
  #drawn = '';

  constructor(readonly page: Document) {}

  /**
   * Draws these and nothing else.
   * @param boxes in the window's coordinates
   * @param unit the page's CSS pixels of one of the admin
   */
  draw(boxes: readonly Drawn[], unit: number): void {
    const { page } = this;
    const layer = layerOf(page);
    layer.style.setProperty('--pv', `${unit}px`);
    page.documentElement.style.setProperty('--pv', `${unit}px`);
    const origin = layer.getBoundingClientRect();
    const off = OFF * unit;
    const most = page.documentElement.clientWidth;
    const placed = boxes.map((box) => {
      // Never wider than the page: it would scroll sideways.
      const left = Math.max(0, box.left - off);
      const right = Math.min(most, box.left + box.width + off);
      return {
        ...box,
        left: Math.round(left - origin.left),
        top: Math.round(box.top - off - origin.top),
        width: Math.round(Math.max(0, right - left)),
        height: Math.round(box.height + 2 * off),
      };
    });
    const drawn = JSON.stringify([placed, unit]);
    if (drawn === this.#drawn && layer.childElementCount === placed.length) return;
    this.#drawn = drawn;
    layer.replaceChildren(...placed.map((box) => boxOf(page, box)));
    this.#place(layer, placed, origin);
  }

  /** Each label finds a spot at its outline where it covers no text. */
  #place(layer: HTMLElement, boxes: readonly Drawn[], origin: DOMRect): void {
    const labels = [...layer.children].flatMap((element, index) => {
      const label = element.querySelector('span');
      const box = boxes[index];
      return label && box ? [{ label, box, size: label.getBoundingClientRect() }] : [];
    });
    if (labels.length === 0) return;
    const taken = textBoxes(this.page, origin);
    const width = this.page.documentElement.clientWidth;
    for (const { label, box, size } of labels) {
      const spot = spotFor(size, box, taken, width);
      const at = boxAt(spot, size, box);
      if (at) taken.push(at);
      // A dot grows for the reader who points at its field or has the focus on it.
      label.dataset.spot = spot === 'dot' && box.kind === 'current' ? 'grown' : spot;
    }
    this.#fit(layer);
  }

  /** A grown label that would leave the page stands inside its outline, or begins at its left. */
  #fit(layer: HTMLElement): void {
    for (const label of layer.querySelectorAll<HTMLElement>('[data-spot="grown"]')) {
      const { left, top } = label.getBoundingClientRect();
      const view = this.page.defaultView;
      label.toggleAttribute('data-start', left < 0);
      label.toggleAttribute('data-inside', top + (view?.scrollY ?? 0) < 0);
    }
  }

  clear(): void {
    this.#drawn = '';
    this.page.getElementById(LAYER_ID)?.remove();
    this.page.documentElement.style.removeProperty('--pv');
  }
}
