import type { Client } from 'pg';
import { nextSeason, seasonOf } from '../../src/features/flight-schedule/seasons';
import { airportDate } from '../../src/lib/time';

// Payload's API takes minutes for thousands of documents; what counts here are the rows.

/** Half of the flights depart, half arrive, spread over the day; every one is flown daily. */
const patterns = `
  with airline as (select id, iata, row_number() over (order by id) - 1 as at, count(*) over () as many from airlines),
    city as (select id, row_number() over (order by id) - 1 as at, count(*) over () as many from cities),
    flight as (select n % 2 as arriving, n / 2 as pair, time '00:00' + make_interval(mins => n / 2 * 2880 / $1) as clock
      from generate_series(0, $1 - 1) n)
  insert into schedule (season, number, direction, airline_id, city_id, departure_time, arrival_time,
    arrival_day_shift, duration, valid_from, valid_to, aircraft_iata, aircraft_name)
  select $2, airline.iata || ' ' || 1 + 2 * (pair / airline.many) + arriving,
    (case arriving when 0 then 'departure' else 'arrival' end)::enum_schedule_direction, airline.id, city.id,
    to_char(clock - make_interval(hours => 2 * arriving), 'HH24:MI'),
    to_char(clock + make_interval(hours => 2 - 2 * arriving), 'HH24:MI'),
    0, 120, $3, $4, '320', 'Airbus A320'
  from flight
    join airline on airline.at = pair % airline.many
    join city on city.at = pair % city.many`;

const weekdays = `
  insert into schedule_days ("order", parent_id, value)
  select day, schedule.id, day::text::enum_schedule_days from schedule, generate_series(1, 7) day`;

const reports = `
  insert into flights (flight_id, date, status, gate, belt)
  select lower(replace(number, ' ', '')) || '-' || replace($2::text, '-', '') || '-' || left(direction::text, 1), $2::text,
    'scheduled', case direction when 'departure' then (1 + id % 8)::text end,
    case direction when 'arrival' then (1 + id % 4)::text end
  from schedule where season = $1`;

/** Replaces timetable and reports by so many flights a day, each of them reported today. */
export async function growFlights(client: Client, perDay: number): Promise<void> {
  await client.query('delete from flights');
  await client.query('delete from schedule');
  const today = airportDate(Date.now());
  const season = seasonOf(today);
  for (const { id, from, to } of [season, nextSeason(season)]) {
    await client.query(patterns, [perDay, id, from, to]);
  }
  await client.query(weekdays);
  await client.query(reports, [season.id, today]);
  await client.query('analyze');
}

/**
 * Fills the search with so many documents in each language: the sample's, numbered. Its indexes are made
 * of all of them at once, which takes a fraction of the time.
 */
export async function growDocuments(client: Client, documents: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'search_entries' and indexname <> 'search_entries_pkey'`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`
    create temporary table sample as
    select *, row_number() over (partition by lang order by id) - 1 as at, count(*) over (partition by lang) as many
    from search_entries`);
  await client.query('truncate search_entries');
  await client.query(
    `insert into search_entries (document, lang, link, type, title, text, body, names, keywords, date, vector)
    select 'bench:' || n, lang, link || '?' || n, type, title || ' ' || n, text, body, names || ' ' || n, keywords,
      date, vector || setweight(to_tsvector('simple', n::text), 'A')
    from generate_series(1, $1) n join sample on sample.at = n % sample.many`,
    [documents],
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze search_entries');
}

/** Makes the shops so many: the sample's, numbered. */
export async function growCards(client: Client, cards: number): Promise<void> {
  await client.query(`
    create temporary table sample as
    select *, row_number() over (order by id) - 1 as at, count(*) over () as many
    from places where kind = 'shops'`);
  await client.query(
    `create temporary table card as
    select sample.id as template, slug || '-' || n as slug, n
    from generate_series(1, $1 - (select count(*) from sample)) n join sample on sample.at = n % sample.many`,
    [cards],
  );
  await client.query(`
    insert into places (kind, side, floor, type_id, category_id, phone, area, logo_id, image_id, slug)
    select kind, side, floor, type_id, category_id, phone, area, logo_id, image_id, card.slug
    from card join places on places.id = template`);
  await client.query(`
    create temporary table pair as
    select places.id, template, n from card join places on places.slug = card.slug`);
  await client.query(`
    insert into places_locales (title, text, body, keywords, _status, translation, _locale, _parent_id)
    select title || ' ' || n, text, body, keywords, _status, translation, _locale, pair.id
    from pair join places_locales on _parent_id = template`);
  await client.query(`
    insert into places_hours (id, _parent_id, _order, "from", "to")
    select hours.id || '-' || pair.id, pair.id, _order, "from", "to"
    from pair join places_hours hours on _parent_id = template`);
  await client.query(`
    insert into places_hours_days (parent_id, "order", value)
    select parent_id || '-' || pair.id, "order", value
    from pair join places_hours hours on _parent_id = template
      join places_hours_days on parent_id = hours.id`);
  await client.query(`
    insert into places_shown (lang, id, words)
    select lang, pair.id, words || array_to_tsvector(array[n::text])
    from pair join places_shown shown on shown.id = template`);
  await client.query('analyze');
}
