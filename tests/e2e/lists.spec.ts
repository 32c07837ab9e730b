import type { Page } from '@playwright/test';
import { sampled } from '../sample';
import { choose, nativeOf } from './choose';
import { expect, holdRequests, openPage, test, inFull } from './test';

interface Item {
  id: string;
  title: string;
  [filter: string]: unknown;
}

interface Reply {
  items: Item[];
  count: number;
  message: string;
}

interface List {
  name: string;
  path: string;
  api: string;
  /** Of the list without filters, or with those that give it more than one page. */
  query: string;
  /** How many a page shows. */
  size: number;
  /** A filter that leaves something, but not everything. */
  filter: { name: string; label: string; value: string };
  /** The button of the form, where there is no JavaScript. */
  submit: string;
  search: string;
}

const places = (kind: string, filter: List['filter'], search: string): List => ({
  name: kind,
  path: `/en/services/${kind}/`,
  api: `/api/card-list/${kind}`,
  query: '',
  size: 9,
  filter,
  submit: 'Show',
  search,
});

const lists: List[] = [
  places('shops', { name: 'floor', label: 'Floor', value: '1' }, 'suzani'),
  places('cafes-and-restaurants', { name: 'area', label: 'Area', value: 'after' }, 'choyxona'),
  places('duty-free', { name: 'category', label: 'Category', value: 'gifts' }, 'perfume'),
  {
    name: 'press releases',
    path: '/en/press-center/press-releases/',
    api: '/api/press',
    query: '',
    size: 8,
    filter: { name: 'type', label: 'Topic', value: 'route' },
    submit: 'Show',
    search: 'namangan',
  },
  {
    name: 'search',
    path: '/en/search/',
    api: '/api/search',
    query: 'search=parking',
    size: 8,
    filter: { name: 'sort', label: 'Sort by', value: 'title' },
    submit: 'Search',
    search: 'wheelchair',
  },
];

/** Cards, press releases and search results: what has a heading. */
const itemsOf = (page: Page) => page.locator('main li:has(h2, h3)');
const placeholders = (page: Page) => page.locator('[data-placeholder]');
const more = (page: Page) => page.getByRole('link', { name: 'Load more' });
const searchField = (page: Page) => page.getByRole('searchbox');

const urlOf = (path: string, query = '') => (query ? `${path}?${query}` : path);
const joined = (...parts: string[]) => parts.filter(Boolean).join('&');

/** What the API answers: the tests do not rely on the sample content's numbers. */
async function ask(page: Page, api: string, query = '', limit = 100): Promise<Reply> {
  const reply = await page.request.get(`${api}?${joined('lang=en', query, `limit=${limit}`)}`);
  return ((await reply.json()) as { data: Reply }).data;
}

/** Keeps the API's replies back until the returned function is called. */
const hold = (page: Page, api: string) => holdRequests(page, `**${api}?**`);

const fail = (page: Page, api: string) =>
  page.route(`**${api}?**`, (route) => route.fulfill({ status: 503, body: '{}' }));

for (const { name, path, api, query, size, filter, submit, search } of sampled('lists', lists)) {
  const address = urlOf(path, query);

  test.describe(name, () => {
    test('a filter changes the address and the list, and its default leaves the address', async ({
      page,
    }) => {
      const chosen = `${filter.name}=${filter.value}`;
      const [all, some] = [
        await ask(page, api, query),
        await ask(page, api, joined(query, chosen)),
      ];
      await openPage(page, address);
      const select = page.getByRole('combobox', { name: filter.label });
      const first = await nativeOf(select).inputValue();
      await expect(itemsOf(page)).toHaveCount(Math.min(all.count, size));
      await choose(select, filter.value);
      await expect(page).toHaveURL(urlOf(path, joined(query, chosen)));
      await expect(itemsOf(page)).toHaveCount(Math.min(some.count, size));
      await expect(page.locator('main').getByRole('status').first()).toContainText(
        `${some.count} result`,
      );
      await choose(select, first);
      await expect(page).toHaveURL(address);
      await expect(itemsOf(page)).toHaveCount(Math.min(all.count, size));
    });

    test('a shared address opens with its filters', inFull, async ({ page }) => {
      const chosen = `${filter.name}=${filter.value}`;
      const some = await ask(page, api, joined(query, chosen));
      await page.goto(urlOf(path, joined(query, chosen)));
      const select = page.getByRole('combobox', { name: filter.label });
      await expect(nativeOf(select)).toHaveValue(filter.value);
      await expect(itemsOf(page)).toHaveCount(Math.min(some.count, size));
    });

    test('load more appends a page, keeps it in the address, and a reload shows it', async ({
      page,
    }) => {
      const { count } = await ask(page, api, query);
      expect(count).toBeGreaterThan(size);
      await openPage(page, address);
      const before = await itemsOf(page).allInnerTexts();
      const release = await hold(page, api);
      await more(page).click();
      await expect(page).toHaveURL(urlOf(path, joined(query, `shown=${2 * size}`)));
      await expect(placeholders(page)).toHaveCount(9);
      await expect(itemsOf(page)).toHaveCount(size);
      release();
      const shown = Math.min(count, 2 * size);
      await expect(itemsOf(page)).toHaveCount(shown);
      await expect(placeholders(page)).toHaveCount(0);
      await expect(more(page)).toHaveCount(count > shown ? 1 : 0);
      const after = await itemsOf(page).allInnerTexts();
      expect(after.slice(0, size)).toEqual(before);
      expect(new Set(after).size).toBe(shown);
      await page.reload();
      await expect(itemsOf(page)).toHaveCount(shown);
    });

    test('a filter change waits with 8 placeholders', inFull, async ({ page }) => {
      await openPage(page, address);
      const release = await hold(page, api);
      await choose(page.getByRole('combobox', { name: filter.label }), filter.value);
      await expect(placeholders(page)).toHaveCount(8);
      await expect(itemsOf(page)).toHaveCount(0);
      release();
      await expect(placeholders(page)).toHaveCount(0);
      await expect(itemsOf(page).first()).toBeVisible();
    });

    test('other filters begin with the first page again', inFull, async ({ page }) => {
      const chosen = `${filter.name}=${filter.value}`;
      const { count } = await ask(page, api, query);
      await openPage(page, urlOf(path, joined(query, chosen, `shown=${2 * size}`)));
      const select = page.getByRole('combobox', { name: filter.label });
      await choose(
        select,
        await nativeOf(select)
          .locator('option')
          .first()
          .evaluate((option) => (option as HTMLOptionElement).value),
      );
      await expect(page).toHaveURL(address);
      await expect(placeholders(page)).toHaveCount(0);
      await expect(itemsOf(page)).toHaveCount(Math.min(count, size));
      await expect(more(page)).toHaveCount(count > size ? 1 : 0);
    });

    test('typing asks once, after a pause', inFull, async ({ page }) => {
      await openPage(page, path);
      const asked: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname === api) asked.push(url.searchParams.get('search') ?? '');
      });
      await searchField(page).pressSequentially(search, { delay: 60 });
      expect(asked).toEqual([]);
      await expect(page).toHaveURL(urlOf(path, `search=${search}`));
      const { count } = await ask(page, api, `search=${search}`);
      await expect(itemsOf(page)).toHaveCount(Math.min(count, size));
      expect(asked).toEqual([search]);
    });

    test('an empty result shows the message of the server', inFull, async ({ page }) => {
      const { message } = await ask(page, api, 'search=qqqqq');
      expect(message).not.toBe('');
      await openPage(page, path);
      await searchField(page).fill('qqqqq');
      await searchField(page).press('Enter');
      await expect(page).toHaveURL(urlOf(path, 'search=qqqqq'));
      await expect(page.locator('main').getByText(message)).toBeVisible();
      await expect(itemsOf(page)).toHaveCount(0);
      await page.reload();
      await expect(page.locator('main').getByText(message)).toBeVisible();
      await expect(searchField(page)).toHaveValue('qqqqq');
    });

    test(
      'a failure of load more says so, keeps the list, and trying again works',
      inFull,
      async ({ page }) => {
        const { count } = await ask(page, api, query);
        await openPage(page, address);
        await fail(page, api);
        await more(page).click();
        const alert = page.locator('main').getByRole('alert');
        await expect(alert).toContainText('could not be loaded');
        await expect(itemsOf(page)).toHaveCount(size);
        await expect(placeholders(page)).toHaveCount(0);
        await page.unrouteAll();
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(itemsOf(page)).toHaveCount(Math.min(count, 2 * size));
        await expect(alert).toHaveCount(0);
      },
    );

    test('a failure of a filter says so, not that nothing was found', inFull, async ({ page }) => {
      const { count } = await ask(page, api, joined(query, `${filter.name}=${filter.value}`));
      await openPage(page, address);
      await fail(page, api);
      await choose(page.getByRole('combobox', { name: filter.label }), filter.value);
      const alert = page.locator('main').getByRole('alert');
      await expect(alert).toContainText('could not be loaded');
      await expect.soft(page.locator('main').getByText(/\b0 results/)).toHaveCount(0);
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(itemsOf(page)).toHaveCount(Math.min(count, size));
      await expect(alert).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the filters are a form and load more is a link', async ({ page }) => {
        const { count } = await ask(page, api, query);
        await page.goto(address);
        await expect(itemsOf(page)).toHaveCount(size);
        await more(page).click();
        await expect(page).toHaveURL(urlOf(path, joined(query, `shown=${2 * size}`)));
        await expect(itemsOf(page)).toHaveCount(Math.min(count, 2 * size));

        const wanted = joined(`search=${search}`, `${filter.name}=${filter.value}`);
        await searchField(page).fill(search);
        await page.getByRole('combobox', { name: filter.label }).selectOption(filter.value);
        await page.locator('main').getByRole('button', { name: submit }).click();
        await expect(page).toHaveURL(new RegExp(`${path}\\?.*search=${search}`));
        await expect(page).toHaveURL(new RegExp(`${filter.name}=${filter.value}`));
        const some = await ask(page, api, wanted);
        await expect(itemsOf(page)).toHaveCount(Math.min(some.count, size));
        await expect(searchField(page)).toHaveValue(search);
        await expect(page.getByRole('combobox', { name: filter.label })).toHaveValue(filter.value);
      });

      test('an empty result says so', inFull, async ({ page }) => {
        const { message } = await ask(page, api, 'search=qqqqq');
        await page.goto(urlOf(path, 'search=qqqqq'));
        await expect(page.locator('main').getByText(message)).toBeVisible();
      });
    });
  });
}

for (const { name, path, api } of sampled('lists, 4', lists.slice(0, 4))) {
  test(`${name}: an item opens its page`, async ({ page }) => {
    const [item] = (await ask(page, api, '', 1)).items;
    await openPage(page, path);
    await itemsOf(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(`${path}${item?.id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
  });
}

test('?shown=18 shows two pages at once', inFull, async ({ page }) => {
  const shops = await ask(page, '/api/card-list/shops');
  await page.goto('/en/services/shops/?shown=18');
  await expect(itemsOf(page)).toHaveCount(Math.min(shops.count, 18));
  await page.goto('/en/press-center/press-releases/?shown=16');
  await expect(itemsOf(page)).toHaveCount(16);
});

test('a bad ?shown or filter shows the list, not an error', inFull, async ({ page }) => {
  const response = await page.goto('/en/services/shops/?shown=-3&floor=');
  expect(response?.status()).toBe(200);
  await expect(itemsOf(page)).toHaveCount(9);
});

for (const { name, path, api } of sampled('lists, 3', lists.slice(0, 3))) {
  test(
    `${name}: the map link of a card opens the floor plan with the place chosen`,
    inFull,
    async ({ page }) => {
      const [item] = (await ask(page, api)).items.filter(({ place_id }) => place_id);
      await openPage(page, path);
      await page.getByRole('link', { name: `${item?.title} on the floor plan` }).click();
      await expect(page).toHaveURL(new RegExp(`/en/airport/scheme/\\?.*place=${item?.place_id}`));
      await expect(
        page.getByRole('button', { name: new RegExp(`^${item?.title},`), pressed: true }),
      ).toBeVisible();
    },
  );
}

test('a shop leads to others on its floor and side of the security check', async ({ page }) => {
  const { items } = await ask(page, '/api/card-list/shops', 'area=before&floor=1');
  await page.goto('/en/services/shops/suzani/');
  const nearby = page.getByRole('region', { name: 'Nearby' }).getByRole('listitem');
  await expect(nearby).toHaveCount(3);
  const titles = await nearby.getByRole('heading').allInnerTexts();
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  expect(titles).not.toContain('Suzani');
  await nearby.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
});

test('two filters and a search work together', inFull, async ({ page }) => {
  await openPage(page, '/en/services/shops/');
  await choose(page.getByRole('combobox', { name: 'Area' }), 'after');
  await choose(page.getByRole('combobox', { name: 'Type' }), 'souvenirs');
  await searchField(page).fill('kulol');
  await expect(page).toHaveURL(/area=after/);
  await expect(page).toHaveURL(/type=souvenirs/);
  await expect(page).toHaveURL(/search=kulol/);
  await expect(itemsOf(page)).toHaveCount(1);
  await expect(itemsOf(page)).toContainText('Kulol');
});

test('a press release leads to the one before and the one after it', inFull, async ({ page }) => {
  const { items } = await ask(page, '/api/press');
  const [newer, item, older] = items.slice(3, 6);
  await openPage(page, `/en/press-center/press-releases/${item?.id}/`);
  const others = page.getByRole('navigation', { name: 'Other releases' });
  const previous = others.getByRole('link', { name: 'Previous release' });
  await expect(previous).toContainText(older?.title ?? '');
  await expect(others.getByRole('link', { name: 'Next release' })).toContainText(
    newer?.title ?? '',
  );
  await previous.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older?.title ?? '');
  await others.getByRole('link', { name: 'Next release' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? '');
});

test(
  'the newest press release has none after it, the oldest none before',
  inFull,
  async ({ page }) => {
    const { items } = await ask(page, '/api/press');
    const others = page.getByRole('navigation', { name: 'Other releases' });
    await page.goto(`/en/press-center/press-releases/${items[0]?.id}/`);
    await expect(others.getByRole('link')).toHaveCount(1);
    await expect(others.getByRole('link')).toContainText('Previous release');
    await page.goto(`/en/press-center/press-releases/${items.at(-1)?.id}/`);
    await expect(others.getByRole('link')).toHaveCount(1);
    await expect(others.getByRole('link')).toContainText('Next release');
  },
);

test('search results mark the words found', inFull, async ({ page }) => {
  await page.goto('/en/search/?search=parking');
  await expect(itemsOf(page).first().locator('mark').first()).toHaveText(/^park/i);
});

test('search results sort by title and by date', inFull, async ({ page }) => {
  await openPage(page, '/en/search/?search=parking');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const titles = itemsOf(page).getByRole('heading');
  const relevance = await titles.allInnerTexts();
  await choose(sort, 'title');
  await expect(page).toHaveURL('/en/search/?search=parking&sort=title');
  await expect(titles).not.toHaveText(relevance);
  await expect(titles).toHaveCount(8);
  const sorted = await titles.allInnerTexts();
  expect(sorted).toHaveLength(8);
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')));
  await choose(sort, 'date');
  await expect(page).toHaveURL('/en/search/?search=parking&sort=date');
  await expect(itemsOf(page).first()).toContainText('Press release');
  await choose(sort, 'none');
  await expect(page).toHaveURL('/en/search/?search=parking');
  await expect(titles).toHaveText(relevance);
});

test('the search page says what it wants before anything is typed', inFull, async ({ page }) => {
  await page.goto('/en/search/');
  await expect(page.getByText('Type what you are looking for')).toBeVisible();
});

const lookedFor = (page: Page) => page.getByRole('navigation', { name: 'Popular searches' });

test('who has found nothing is led to what people look for most', inFull, async ({ page }) => {
  await page.goto('/en/no-such-page/');
  const links = lookedFor(page).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toHaveLength(6);
  await openPage(page, '/en/search/?search=parking');
  await expect(lookedFor(page)).toHaveCount(0);
  await searchField(page).fill('qqqqq');
  await expect(links).toHaveCount(hrefs.length);
  for (const href of hrefs) {
    const reply = await page.goto(href ?? '');
    expect(reply?.status(), href ?? '').toBe(200);
    const { hash } = new URL(page.url());
    if (hash) await expect(page.locator(hash)).toBeInViewport();
  }
});

test('the first result of a flight number opens the flight', async ({ page }) => {
  await openPage(page, '/en/search/');
  await searchField(page).fill('TK 371');
  await searchField(page).press('Enter');
  const first = itemsOf(page).first().getByRole('link');
  await expect(first).toContainText('TK 371');
  await first.click();
  await expect(page).toHaveURL(/\/en\/flight-board\/tk371-/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TK 371');
});

test('a question that was found opens', inFull, async ({ page }) => {
  const { items } = await ask(page, '/api/search', 'search=parking&sort=title');
  const found = items.find(({ link }) => String(link).includes('/faq/#'));
  const link = String(found?.link);
  await openPage(page, `/en/search/?search=parking&sort=title&shown=96`);
  await itemsOf(page)
    .getByRole('link')
    .and(page.locator(`[href$="${link}"]`))
    .click();
  await expect(page).toHaveURL(`/en${link}`);
  await expect(page.locator(`details${link.slice(link.indexOf('#'))}`)).toHaveAttribute('open');
});

interface SeasonFlight {
  number: string;
  city: { iata: string; name: string };
  days: number[];
  valid_from: string;
  valid_to: string;
}

interface Season {
  from: string;
  to: string;
  flights: SeasonFlight[];
}

const schedulePath = '/en/seasonal-schedule/';
const flightLines = (page: Page) => page.locator('main tbody tr');
/** The cities of the season that is open. */
const cities = (page: Page) => page.locator('main section th[scope=rowgroup]');

async function seasonsOf(page: Page, direction = 'departure'): Promise<Season[]> {
  const reply = await page.request.get(`/api/schedule?lang=en&direction=${direction}`);
  return ((await reply.json()) as { data: { seasons: Season[] } }).data.seasons;
}

/** The flights operated on a day, by the timetable without filters. */
function operatedOn(seasons: Season[], date: string): SeasonFlight[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return seasons
    .flatMap(({ flights }) => flights)
    .filter((flight) => flight.valid_from <= date && date <= flight.valid_to)
    .filter(({ days }) => days.includes(weekday));
}

test.describe('the seasonal schedule', () => {
  test('filters by city', inFull, async ({ page }) => {
    const seasons = await seasonsOf(page);
    const flights = seasons.flatMap((season) => season.flights);
    const wanted = flights.filter(({ city }) => city.iata === 'IST');
    await openPage(page, schedulePath);
    await expect(flightLines(page)).toHaveCount(flights.length);
    const city = page.getByRole('combobox', { name: 'City' });
    await choose(city, 'IST');
    await page.locator('main').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/city=IST/);
    await expect(flightLines(page)).toHaveCount(wanted.length);
    await expect(flightLines(page).last()).toBeVisible();
    await expect(cities(page)).toHaveText(seasons.map(() => 'IstanbulIST'));
    await expect(nativeOf(city)).toHaveValue('IST');
  });

  test('filters by date and keeps the direction', inFull, async ({ page }) => {
    const seasons = await seasonsOf(page, 'arrival');
    const date = seasons[0]?.to ?? '';
    const wanted = operatedOn(seasons, date);
    await openPage(page, schedulePath);
    await page
      .getByRole('navigation', { name: 'Direction' })
      .getByRole('link', { name: 'Arrivals' })
      .click();
    await expect(page).toHaveURL(/direction=arrival/);
    await page.getByLabel('Date').fill(date);
    await page.locator('main').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`date=${date}`));
    await expect(page).toHaveURL(/direction=arrival/);
    await expect(flightLines(page)).toHaveCount(wanted.length);
    const numbers = await flightLines(page).getByRole('rowheader').allInnerTexts();
    for (const { number } of wanted) {
      expect(numbers.some((text) => text.startsWith(number))).toBe(true);
    }
  });

  test('has each city once, its flights below it, the next season folded', async ({ page }) => {
    const [season, next] = await seasonsOf(page);
    const { flights } = season ?? { flights: [] };
    const names = [...new Set(flights.map(({ city }) => `${city.name}${city.iata}`))];
    await openPage(page, schedulePath);
    await expect(cities(page)).toHaveText(names);
    const ofDubai = page.locator('main section tbody', { hasText: 'Dubai' });
    await expect(ofDubai.locator('th[scope=row]')).toHaveText(
      flights
        .filter(({ city }) => city.iata === 'DXB')
        .map(({ number }) => new RegExp(`^${number}`)),
    );
    const folded = page.locator('main details tbody tr');
    await expect(folded).toHaveCount(next?.flights.length ?? 0);
    await expect(folded.first()).toBeHidden();
    await page.locator('main details summary').click();
    await expect(folded.last()).toBeVisible();
  });

  for (const [lang, path] of sampled('schedule, height', [
    ['uz', '/seasonal-schedule/'],
    ['ru', '/ru/seasonal-schedule/'],
    ['en', schedulePath],
  ] as const)) {
    test(`is no higher than seven screens of a phone in ${lang}`, inFull, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const direction of ['', '?direction=arrival']) {
        await page.goto(path + direction);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, direction).toBeLessThanOrEqual(5000);
      }
    });
  }

  test('says so when nothing matches', inFull, async ({ page }) => {
    const reply = await page.request.get('/api/schedule?lang=en&city=qqqqq');
    const { data } = (await reply.json()) as { data: { message: string } };
    await page.goto(`${schedulePath}?city=qqqqq`);
    await expect(flightLines(page)).toHaveCount(0);
    await expect(page.locator('main').getByText(data.message, { exact: true })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('filters by city and date', async ({ page }) => {
      const seasons = await seasonsOf(page);
      const date = seasons[0]?.to ?? '';
      const wanted = operatedOn(seasons, date).filter(({ city }) => city.iata === 'IST');
      await page.goto(schedulePath);
      await page.getByRole('combobox', { name: 'City' }).selectOption('IST');
      await page.getByLabel('Date').fill(date);
      await page.locator('main').getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/city=IST/);
      await expect(page).toHaveURL(new RegExp(`date=${date}`));
      await expect(flightLines(page)).toHaveCount(wanted.length);
      expect(wanted.length).toBeGreaterThan(0);
    });
  });
});
