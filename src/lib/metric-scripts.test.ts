import { expect, test } from 'vitest';
import { metricElements } from './metric-scripts';

test('scripts and noscripts are read with their attributes and content', () => {
  const text = `<!-- counter -->
    <script async src="https://example.com/c.js" crossorigin="anonymous"></script>
    <script>if (1 < 2) count("<b>");</script>
    <noscript><img src="https://example.com/c.gif" alt=""></noscript>`;
  expect(metricElements(text)).toEqual([
    {
      tag: 'script',
      attributes: { async: true, src: 'https://example.com/c.js', crossOrigin: 'anonymous' },
      content: '',
    },
    { tag: 'script', attributes: {}, content: 'if (1 < 2) count("<b>");' },
    {
      tag: 'noscript',
      attributes: {},
      content: '<img src="https://example.com/c.gif" alt="">',
    },
  ]);
});

test('anything else is left out', () => {
  expect(metricElements('words <style>a{}</style><iframe src="x"></iframe>')).toEqual([]);
  expect(metricElements('')).toEqual([]);
});
