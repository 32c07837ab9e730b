import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { choices } from './choices';
import { otherSchemes } from './color-schemes';
import { accessibilityScript } from './script';

/** The root's attributes after the script ran with a storage. */
function run(localStorage: object | (() => object)): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  const window = { document: { documentElement } };
  Object.defineProperty(window, 'localStorage', {
    get: () => (typeof localStorage === 'function' ? localStorage() : localStorage),
  });
  vm.runInNewContext(accessibilityScript, window);
  return attributes;
}

const keeping = (kept: Record<string, string>) => ({
  getItem: (key: string) => kept[key] ?? null,
});

describe('the script of the head', () => {
  test.each(
    choices.flatMap((choice) => choice.values.slice(1).map((value) => ({ choice, value }))),
  )('shows $choice.key = $value', ({ choice: { key, attribute }, value }) => {
    expect(run(keeping({ [key]: value }))).toEqual({ [attribute]: value });
  });

  test('shows all choices together', () => {
    const kept = Object.fromEntries(choices.map(({ key, values }) => [key, values.at(-1) ?? '']));
    expect(run(keeping(kept))).toEqual({
      'data-font-size': 'large',
      'data-color-scheme': otherSchemes.at(-1),
      'data-images': 'hidden',
      'data-letter-spacing': 'wide',
      'data-line-spacing': 'wide',
    });
  });

  test('sets nothing for defaults', () => {
    const kept = Object.fromEntries(choices.map(({ key, values }) => [key, values[0]]));
    expect(run(keeping(kept))).toEqual({});
    expect(run(keeping({}))).toEqual({});
  });

  test('ignores what is no value of the choice', () => {
    const kept = { font_size: 'huge', color_scheme: 'true', display_images: 'medium' };
    expect(run(keeping({ ...kept, line_spacing: 'wide' }))).toEqual({
      'data-line-spacing': 'wide',
    });
  });

  test('survives a storage that refuses', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(run(refuse)).toEqual({});
    expect(run({ getItem: refuse })).toEqual({});
  });

  test('cannot end its element', () => {
    expect(accessibilityScript).not.toMatch(/<\/|<!--/);
  });
});
