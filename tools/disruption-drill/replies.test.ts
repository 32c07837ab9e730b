import { expect, test } from 'vitest';
import { AIRPORT, shownBy, subjectsOf, type Subject } from './replies';

const id = 'hy1-20261127-d';
const page = (kind: Subject['kind'], path: string): Subject => ({ kind, lang: 'en', path });

test('a page shows each flight in its row, without what scripts carry', () => {
  const html = `<main><ul>
    <li><time>06:10</time><a href="/en/flight-board/${id}/">Istanbul</a> <span>Delayed</span></li>
    <li><time>07:20</time><a href="/en/flight-board/hy2-20261127-d/">Moscow</a></li>
  </ul></main><script>"Cancelled"</script>`;
  const shown = shownBy(page('board', '/en/flight-board/'), html);
  expect(shown.get(id)).toMatch(/06:10.*Istanbul.*Delayed/);
  expect(shown.get('hy2-20261127-d')).not.toContain('Delayed');
  expect(shown.get(AIRPORT)).not.toContain('Cancelled');
});

test('a flight’s own page shows it before its second heading', () => {
  const html = '<main><h1>HY 1</h1><p>06:10</p><h2>Next</h2><p>08:00</p></main>';
  const shown = shownBy(page('flight', `/en/flight-board/${id}/`), html).get(id);
  expect(shown).toContain('06:10');
  expect(shown).not.toContain('08:00');
});

test('a call shows the status and time of flights, and what is announced', () => {
  const flight = { id, status: { text: 'Delayed' }, estimated_at: '2026-11-27T06:10:00+05:00' };
  const body = JSON.stringify({ data: { disruptions: [{ heading: 'Fog', flights: [flight] }] } });
  const shown = shownBy(page('call of disruption', '/api/disruption?lang=en'), body);
  expect(shown.get(id)).toContain('06:10');
  expect(shown.get(AIRPORT)).toContain('Fog');
});

test('readers look at everything in every language, on the days of the flights', () => {
  const subjects = subjectsOf([id, 'hy2-20261128-a']);
  expect(subjects.filter(({ kind }) => kind === 'board')).toHaveLength(12);
  expect(subjects.map(({ path }) => path)).toContain(
    '/ru/flight-board/?direction=arrival&date=2026-11-28',
  );
});
