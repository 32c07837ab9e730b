import { expect, test } from 'vitest';
import { metricElements, metricHosts, onlyAllowed } from './metric-scripts';

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

const counter = '<script async src="https://mc.example.com/c.js"></script>';
const pixel = '<noscript><img src="//pixel.example.net/1.gif" alt=""></noscript>';
const loader = `<script>load(window, "script", 'https://Tag.example.org:8443/t.js')</script>`;
const own = '<script src="/counter.js"></script>';
const comment = '<!-- https://docs.example.com/ -->';

test('the hosts that scripts name are found, in attributes and in code', () => {
  expect(metricHosts([counter, pixel, loader, own, comment, counter].join('\n'))).toEqual([
    'mc.example.com',
    'pixel.example.net',
    'tag.example.org:8443',
  ]);
  expect(metricHosts('<script src=//a.example.com/x.js></script>')).toEqual(['a.example.com']);
  expect(metricHosts('<script>a // b.example.com\n</script>')).toEqual([]);
});

test('what names another host is left out, and a text of which all is allowed stays as it is', () => {
  const text = [comment, counter, pixel, own].join('\n');
  const hosts = ['mc.example.com', 'pixel.example.net'];
  expect(onlyAllowed(text, hosts)).toEqual({ scripts: text, refused: [] });
  expect(onlyAllowed(text, ['mc.example.com'])).toEqual({
    scripts: `${counter}\n${own}`,
    refused: ['pixel.example.net'],
  });
  expect(onlyAllowed(text, []).scripts).toBe(own);
  expect(onlyAllowed(counter, ['example.com']).scripts).toBe('');
});
