import { expect, test } from 'vitest';
import { htmlWithNoBreakSpaces, layOut, layOutHtml, withNoBreakSpaces } from './no-break-spaces';

test.each([
  ['600 000 soʻmdan, 7 km, 20 daqiqada, 70 %', '600~000~soʻmdan, 7~km, 20~daqiqada, 70~%'],
  ['100 ml, 2,000 UZS, 5 minutes, 3 MBit', '100~ml, 2,000~UZS, 5~minutes, 3 MBit'],
  ['150–350 тысяч, 27 000 мА·ч, 40 метров', '150–350~тысяч, 27~000~мА·ч, 40~метров'],
  ['Рейсы с 09:00 до 7 марта, по 23 кг', 'Рейсы с~09:00 до~7~марта, по~23~кг'],
  ['Багаж и в салон, а к выходу «А» до двери', 'Багаж и~в~салон, а~к~выходу «А» до двери'],
  ['И в городе – из-за погоды', 'И~в~городе – из-за погоды'],
  ['А. С. Пушкин и т. д., Каримов А. С.', 'А.~С.~Пушкин и~т.~д., Каримов~А.~С.'],
  ['ул. Регистан, на бланк № 12, берег. Он', 'ул.~Регистан, на бланк №~12, берег. Он'],
  ['Desks B 11 and 12, gate 3, at 3', 'Desks B~11 and 12, gate~3, at 3'],
  ['Desks A and B. The next 3 hours, 5G', 'Desks A and B. The next 3~hours, 5G'],
  ['Until 3 December 2026, in May 5 flights', 'Until 3~December 2026, in May 5 flights'],
  ['Open 09:00–18:00, 2–3 years; 9-dekabr', 'Open 09:00–18:00, 2–3~years; 9-dekabr'],
  ['Код аэропорта — RGX', 'Код аэропорта~— RGX'],
  ['Терминал\n7 км  в город', 'Терминал\n7~км  в~город'],
])('%s', (text, unbroken) => {
  const expected = unbroken.replaceAll('~', '\u00a0');
  expect(withNoBreakSpaces(text)).toBe(expected);
  expect(withNoBreakSpaces(expected)).toBe(expected);
});

test('no line ends in a range of numbers', () => {
  expect(layOut('Open 09:00–18:00, 2–3 kg – all')).toBe(
    'Open 09:00–\u206018:00, 2–\u20603\u00a0kg – all',
  );
  expect(layOut('900 ming–4 mln soʻm')).toBe('900\u00a0ming–\u20604\u00a0mln\u00a0soʻm');
  expect(layOutHtml('<a href="/1–2/">1–2</a>')).toBe('<a href="/1–2/">1–\u20602</a>');
});

test('tags of HTML stay as they are', () => {
  expect(
    htmlWithNoBreakSpaces('<p>В зале <a href="/a/?q=7 km">7 km</a> &lt; 8 kg<img alt="5 kg"></p>'),
  ).toBe('<p>В\u00a0зале <a href="/a/?q=7 km">7\u00a0km</a> &lt; 8\u00a0kg<img alt="5 kg"></p>');
});
