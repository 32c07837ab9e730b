import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { reactFunctions } from '../../../tests/fixtures/react-functions';
import { isFrameworkScript, MOVE_ICONS } from './framework-scripts';

const moving = reactFunctions('node').find((text) => text.includes('$RC=')) ?? '';
const turbopack = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

test.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,{"id":1}])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:I[\\"\\u003cb\\"]"])',
  'self.__next_f.push([3,"AAEC"])',
  `${turbopack}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});`,
  'requestAnimationFrame(function(){$RT=performance.now()});',
  '$RC("B:0","S:0")',
  '$RX("B:1","digest",null)',
  `${moving}$RC("B:0","S:0")`,
])('%s is known', (script) => {
  expect(isFrameworkScript(script)).toBe(true);
});

test.each([
  'alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"]);alert(1)',
  'alert(1);self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"a"+document.cookie])',
  'self.__next_f.push(alert(1),[1])',
  `${turbopack}{});alert(1);//);`,
  '$RC("B:0",alert(1))',
  '$RC("B:0","S:0");alert(1)//")',
  '$RZ("B:0")',
  `${moving}alert(1)`,
])('%s is not', (script) => {
  expect(isFrameworkScript(script)).toBe(false);
});

test('icons that come late are moved by the script of this Next', () => {
  const file = 'next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js';
  const source = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
  expect(source).toContain(`\`\\\n${MOVE_ICONS}\``);
  expect(isFrameworkScript(MOVE_ICONS)).toBe(true);
  expect(isFrameworkScript(`${MOVE_ICONS};alert(1)`)).toBe(false);
});
