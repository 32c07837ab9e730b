import { expect, test, vi } from 'vitest';
import { Refresher } from './refresher';

const origin = 'https://site.example';

/** A view with a page in a frame; `tell` is a message that the view gets. */
function viewWithPage() {
  const postMessage = vi.fn();
  const page = { postMessage };
  const around = Object.assign(new EventTarget(), { location: { origin } });
  const end = new AbortController();
  const refresher = new Refresher(page, around as unknown as Window, end.signal);
  const tell = (message: object) =>
    around.dispatchEvent(Object.assign(new Event('message'), message));
  const listening = { source: page, origin, data: { type: 'parvoz-listening' } };
  return { refresher, tell, listening, postMessage, end };
}

test('what was asked before the page listened is asked again when it does', () => {
  const { refresher, tell, listening, postMessage } = viewWithPage();
  refresher.refresh();
  expect(postMessage).toHaveBeenCalledOnce();
  tell(listening);
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'parvoz-refresh' }, origin],
    [{ type: 'parvoz-refresh' }, origin],
  ]);
});

test('nothing is asked of a page of which nothing was wanted', () => {
  const { tell, listening, postMessage } = viewWithPage();
  tell(listening);
  expect(postMessage).not.toHaveBeenCalled();
});

test.each([
  ['another window', { source: {} }],
  ['another origin', { origin: 'https://site.example.evil.example' }],
  ['another matter', { data: { type: 'other' } }],
  ['nothing', { data: null }],
])('a message of %s asks nothing', (_, wrong) => {
  const { refresher, tell, listening, postMessage } = viewWithPage();
  refresher.refresh();
  tell({ ...listening, ...wrong });
  expect(postMessage).toHaveBeenCalledOnce();
});

test('a page that was left is asked no more', () => {
  const { refresher, tell, listening, postMessage, end } = viewWithPage();
  refresher.refresh();
  end.abort();
  tell(listening);
  expect(postMessage).toHaveBeenCalledOnce();
});
