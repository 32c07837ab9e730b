import { readFile, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'sass';
import sharp from 'sharp';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const file = (name: string) => path.join(root, name);
const dataUrl = async (type: string, name: string) =>
  `data:${type};base64,${(await readFile(file(name))).toString('base64')}`;

// Node cannot load a .scss module: each class answers with its own name, which is what sass emits below.
const classNames = 'export default new Proxy({}, { get: (_, name) => name })';
const hook = `export const load = (url, context, next) => url.endsWith('.scss')
  ? { format: 'module', shortCircuit: true, source: ${JSON.stringify(classNames)} }
  : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
const { Logo } = await import('@/ui/art/Logo');
const { RouteLine } = await import('@/ui/art/RouteLine');
const { Skyline } = await import('@/ui/art/Skyline');

const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };
const icon = await readFile(file('tools/brand-assets/app-icon.svg'));
for (const [name, size] of Object.entries(icons)) {
  await sharp(icon, { density: 144 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toFile(file(`public/${name}`));
}

const html = (await readFile(file('tools/brand-assets/og.html'), 'utf8'))
  .replace(
    '{{font}}',
    await dataUrl(
      'font/woff2',
      'node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
    ),
  )
  .replace('{{pattern}}', await dataUrl('image/svg+xml', 'public/pattern.svg'))
  .replace('{{styles}}', compile(file('src/ui/art/Skyline.module.scss')).css)
  .replace('{{logo}}', renderToStaticMarkup(<Logo size={104} />))
  .replace('{{route}}', renderToStaticMarkup(<RouteLine className="route" />))
  .replace('{{skyline}}', renderToStaticMarkup(<Skyline />));

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const shot = await page.screenshot();
await browser.close();
await writeFile(
  file('public/og-default.png'),
  await sharp(shot)
    .png({ palette: true, colours: 128, dither: 0.6, compressionLevel: 9 })
    .toBuffer(),
);
