import type { Page } from '@playwright/test';
import {
  choices,
  colorScheme,
  fontSize,
  images,
  letterSpacing,
  lineSpacing,
  type Choice,
} from '../../src/features/accessibility-panel/choices';
import { otherSchemes } from '../../src/features/accessibility-panel/color-schemes';

/** How a reader may have a page, by the accessibility panel. */
export interface Mode {
  name: string;
  chosen: readonly [Choice, string][];
  /** Where axe looks; overflow is looked for at every width. */
  axeAt: readonly number[];
}

export const modes: readonly Mode[] = [
  { name: 'default', chosen: [], axeAt: [360, 1280] },
  ...otherSchemes.map((name): Mode => ({
    name,
    chosen: [[colorScheme, name]],
    axeAt: [360, 1280],
  })),
  { name: 'large', chosen: [[fontSize, 'large']], axeAt: [360, 1280] },
  { name: 'images hidden', chosen: [[images, 'hidden']], axeAt: [360, 1280] },
  {
    name: 'wide spacing',
    chosen: [
      [letterSpacing, 'wide'],
      [lineSpacing, 'wide'],
    ],
    axeAt: [],
  },
];

/**
 * Without transitions a mode is there as soon as its attributes are, and what is far below is laid out
 * as well.
 */
export const showAtOnce = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; content-visibility: visible !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

const attributesOf = ({ chosen }: Mode) =>
  choices.map((choice) => ({
    attribute: choice.attribute,
    value: chosen.find(([candidate]) => candidate === choice)?.[1],
  }));

/**
 * Puts the attributes of one mode after the other on the root, as the panel does, and leaves the last.
 * All in one task: nothing is painted in between.
 * @returns by how many pixels the page is wider than the window in each mode
 */
export const overflowsIn = (page: Page, wanted: readonly Mode[]) =>
  page.evaluate(
    (all) =>
      all.map((attributes) => {
        const root = document.documentElement;
        for (const { attribute, value } of attributes) {
          if (value) root.setAttribute(attribute, value);
          else root.removeAttribute(attribute);
        }
        return root.scrollWidth - root.clientWidth;
      }),
    wanted.map(attributesOf),
  );
