import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { termLists } from '../collections/fields/relations';
import { INFORMATION_PHONE, type SharedValues } from '../src/lib/shared-values';
import { slug as validSlug } from '../src/schema-parts/common';
import * as schema from './schema';

export { contentLocales } from './schema';
export type { CitySeed, Localized, Rotation, SectionContent } from './schema';

const EXTENSION = '.yaml';

const inOrder = <Item extends { order: number }>(items: Item[]): Item[] =>
  items.toSorted((a, b) => a.order - b.order);

const listed = (terms: z.output<typeof schema.terms>) =>
  termLists.flatMap((list) =>
    Object.entries(terms[list]).map(([slug, title]) => ({ list, slug, title })),
  );

const missing: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input === undefined ? 'is missing' : undefined;

/**
 * Reads an airport's content.
 * @param folder the folder of its files, which `content/README.md` describes
 * @returns documents with the `slug` that their file is named by: services, partners, people and places
 * by their `order`, others by their slugs; what is a list in its file in the order of that
 * @throws Error on the first file that is wrong, with a line for each of its mistakes:
 * `content/places/suzani.yaml: hours.0.from: a time such as 06:00 is expected`
 */
export function readContent(folder: string) {
  const inFile = (file: string, ...what: string[]) =>
    [path.posix.join(path.basename(folder), file), ...what.filter(Boolean)].join(': ');

  const read = <Schema extends z.ZodType>(file: string, shape: Schema): z.output<Schema> => {
    let data: unknown;
    try {
      data = parse(readFileSync(path.join(folder, file), 'utf8'));
    } catch (error) {
      throw new Error(inFile(file, (error as Error).message), { cause: error });
    }
    const result = shape.safeParse(data, { error: missing });
    if (result.success) return result.data;
    const { issues } = result.error;
    throw new Error(
      issues.map((issue) => inFile(file, issue.path.join('.'), issue.message)).join('\n'),
    );
  };

  const readAll = <Schema extends z.ZodType<object>>(kind: string, shape: Schema) =>
    readdirSync(path.join(folder, kind))
      .toSorted()
      .map((name) => {
        const file = `${kind}/${name}`;
        const slug = path.basename(name, EXTENSION);
        if (path.extname(name) !== EXTENSION || !validSlug.safeParse(slug).success) {
          throw new Error(inFile(file, `a name such as choyxona-registon${EXTENSION} is expected`));
        }
        return { slug, ...read(file, shape) };
      });

  const { layout } = schema;
  return {
    pages: readAll('pages', schema.page),
    places: inOrder(readAll('places', schema.place)).map(({ order: _, ...place }) => ({
      ...place,
      area: place.slug,
    })),
    services: inOrder(readAll('services', schema.service)),
    partners: inOrder(readAll('partners', schema.partner)),
    people: inOrder(readAll('people', schema.person)),
    press: readAll('press', schema.release),
    floors: readAll('floor-plans', schema.floorPlan).map(({ slug: _, ...plan }) => plan),
    terms: listed(read('terms.yaml', schema.terms)),
    synonyms: Object.entries(read('synonyms.yaml', schema.synonyms)).flatMap(([lang, means]) =>
      Object.entries(means).map(([word, meaning]) => ({ lang, word, means: meaning })),
    ),
    cities: read('cities.yaml', schema.cities),
    airlines: read('airlines.yaml', schema.airlines),
    aircraft: read('aircraft.yaml', schema.aircraft),
    rotations: read('rotations.yaml', schema.rotations),
    gates: read('gates.yaml', schema.gates),
    layoutContent: {
      airport: read('site-wide/airport.yaml', layout.airport),
      header: read('site-wide/header.yaml', layout.header),
      footer: read('site-wide/footer.yaml', layout.footer),
      cookies: read('site-wide/cookies.yaml', layout.cookies),
      message: read('site-wide/message.yaml', layout.message),
      sharedValues: read('site-wide/shared-values.yaml', layout.sharedValues),
      disruptionTexts: read('site-wide/disruption-texts.yaml', layout.disruptionTexts),
      errorMessages: read('site-wide/error-messages.yaml', layout.errorMessages),
      notFound: read('site-wide/not-found.yaml', layout.notFound),
    },
  };
}

/** The sample airport's content. */
export const {
  pages,
  places,
  services,
  partners,
  people,
  press,
  floors,
  synonyms,
  terms,
  cities,
  airlines,
  aircraft,
  rotations,
  gates,
  layoutContent,
} = readContent(import.meta.dirname);

/** What texts of the sample airport refer to. */
export const sharedValues: SharedValues = new Map([
  ...layoutContent.sharedValues.map(({ name, value }) => [name, value] as const),
  [INFORMATION_PHONE, layoutContent.header.phone.text],
]);

export type PageContent = (typeof pages)[number];
