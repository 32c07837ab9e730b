import { expect, test } from 'vitest';
import type { Section } from './sections/schemas';
import { shownSections } from './shown-sections';

const item = (title: string, text = '') => ({ title, text, icon: null, href: null });

test('what says nothing is left out: sections with a heading alone, and rows', () => {
  const sections: Section[] = [
    { type: 'notice', id: 'a', tone: 'info', text: ' ' },
    { type: 'text', id: 'b', heading: 'Heading', body: '<p> </p>' },
    { type: 'text', id: 'c', heading: '', body: '<img src="/a.png" />' },
    { type: 'cards', id: 'd', heading: 'Heading', text: '', items: [item(''), item(' ', ' ')] },
    { type: 'cards', id: 'e', heading: '', text: '', items: [item(''), item('', 'text')] },
    { type: 'cards', id: 'f', heading: '', text: 'text', items: [] },
    {
      type: 'table',
      id: 'g',
      heading: '',
      text: '',
      note: '',
      columns: ['', ''],
      rows: [['', ''], ['', 'cell'], []],
    },
    { type: 'form', id: 'h', heading: '', text: '', topics: [], consent: '', privacy: null },
    { type: 'links', id: 'i', heading: '', items: [{ title: 'title', text: '', href: '' }] },
  ];
  expect(shownSections(sections)).toEqual([
    sections[2],
    { ...sections[4], items: [item('', 'text')] },
    sections[5],
    { ...sections[6], columns: [], rows: [['', 'cell']] },
    sections[7],
  ]);
});
