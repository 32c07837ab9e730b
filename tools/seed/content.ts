import { existsSync } from 'node:fs';
import path from 'node:path';
import { indexAll } from '../../src/cms/search-index';
import { updateAllShown } from '../../src/cms/shown-documents';
import { addDays, airportDate } from '../../src/lib/time';
import {
  floors,
  pages,
  partners,
  people,
  places,
  press,
  services,
  synonyms,
  terms,
  type SectionContent,
} from '../../content/load';
import { seedPicture } from './pictures';
import { writer, type Writing } from './write';

const hoursOf = (hours: { days: number[]; from: string; to: string }[]) =>
  hours.map((entry) => ({ ...entry, days: entry.days.map(String) }));

const art = path.join(import.meta.dirname, 'art');

/**
 * Pages, press releases, places, services, partners, people and floor plans in three languages,
 * published and found by the search. Repeatable; it overwrites what is there.
 */
export async function seedContent(writing: Writing): Promise<void> {
  const { payload, now } = writing;
  const today = airportDate(now.getTime());

  const termIds = new Map<string, number>();
  const putTerm = await writer(writing, 'terms', ['list', 'slug']);
  for (const term of terms) termIds.set(`${term.list}:${term.slug}`, await putTerm({ ...term }));
  const term = (list: string, slug: string): number => {
    const id = termIds.get(`${list}:${slug}`);
    if (id === undefined) throw new Error(`The terms have no ${list} “${slug}”.`);
    return id;
  };

  const putSynonym = await writer(writing, 'synonyms', ['lang', 'word']);
  for (const synonym of synonyms) await putSynonym(synonym);

  const putPlace = await writer(writing, 'places', ['slug']);
  for (const { type, category, floor, hours, ...place } of places) {
    await putPlace({
      ...place,
      floor: String(floor),
      hours: hoursOf(hours),
      type: term('place-type', type),
      category: term('place-category', category),
    });
  }
  const putService = await writer(writing, 'services', ['slug']);
  for (const { floor, hours, ...service } of services) {
    await putService({
      ...service,
      ...(floor && { floor: String(floor) }),
      hours: hoursOf(hours),
    });
  }
  const putPartner = await writer(writing, 'partners', ['slug']);
  for (const { type, ...partner } of partners) {
    const sign = path.join(art, 'partners', `${partner.slug}.svg`);
    const logo = existsSync(sign) ? await seedPicture(payload, sign, partner.title) : undefined;
    await putPartner({ ...partner, type: term('partner-type', type), logo });
  }
  const putRelease = await writer(writing, 'press', ['slug']);
  for (const { daysAgo, type, ...release } of press) {
    const date = addDays(today, -daysAgo);
    await putRelease({ ...release, date, type: term('press-type', type) });
  }

  const personIds = new Map<string, number>();
  const putPerson = await writer(writing, 'people', ['slug']);
  for (const { slug, ...person } of people) {
    const portrait = person.page
      ? await seedPicture(payload, path.join(art, 'portraits', `${slug}.svg`), person.name)
      : undefined;
    personIds.set(slug, await putPerson({ ...person, slug, portrait }));
  }
  const withPeople = (section: SectionContent) =>
    section.blockType === 'people'
      ? { ...section, people: section.people.map((slug) => personIds.get(slug)) }
      : section;

  const putPage = await writer(writing, 'pages', ['slug']);
  for (const { checked, sections, ...page } of pages) {
    await putPage({
      ...page,
      sections: sections.map(withPeople),
      checked: checked && {
        on: addDays(today, -checked.daysAgo),
        text: checked.source.text,
        href: checked.source.href,
      },
    });
  }
  const putPlan = await writer(writing, 'floor-plans', ['floor']);
  for (const { floor, title, areas, labels } of floors) {
    await putPlan({
      floor,
      title,
      areas: areas.map(({ id, ...area }) => ({ ...area, area: id })),
      labels: labels.map(({ id, text }) => ({ area: id, text })),
    });
  }
  await updateAllShown(payload.db.drizzle);
  await indexAll(payload);
}
