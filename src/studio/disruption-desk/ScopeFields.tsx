import { useTranslation } from '@payloadcms/ui';
import useSWR from 'swr';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useApi } from '@/cms/admin-ui/useApi';
import { useSay } from '@/cms/admin-words/useSay';
import { isConcerned, type Period, type Scope } from '@/features/disruption/scope';
import type { Direction, Flight } from '@/features/flights/schema';
import { plain } from '@/lib/local-text';
import desk from '@/studio/operations-desk/desk.module.scss';
import styles from './desk.module.scss';
import type { Board } from './useDisruptions';

interface Option {
  code: string;
  name: string;
  /** Flights in the period; absent where the board is not known. */
  count?: number;
}

/** The airlines or cities of the board, those with the most flights in the period first. */
function counted(
  flights: readonly Flight[],
  list: 'airlines' | 'cities',
  isWithin: (flight: Flight) => boolean,
): Option[] {
  const options = new Map<string, Required<Option>>();
  for (const flight of flights) {
    const { iata: code, name } = list === 'airlines' ? flight.airline : flight.city;
    const count = (options.get(code)?.count ?? 0) + (isWithin(flight) ? 1 : 0);
    options.set(code, { code, name: plain(name), count });
  }
  return [...options.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

interface ChoiceProps {
  list: 'airlines' | 'cities';
  title: string;
  board: Board;
  isWithin: (flight: Flight) => boolean;
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Some airlines or cities, or all; from the CMS where the board does not answer. */
function Choice({ list, title, board, isWithin, chosen, onChange }: ChoiceProps) {
  const say = useSay();
  const api = useApi();
  const { i18n } = useTranslation();
  const { data: stored } = useSWR(
    !board.flights && board.failed
      ? `/${list}?pagination=false&depth=0&sort=name&locale=${i18n.language}`
      : null,
    (path: string) => api<{ docs: { iata: string; name?: string | null }[] }>(path),
  );
  const options: Option[] = board.flights
    ? counted(board.flights, list, isWithin)
    : (stored?.docs ?? []).map(({ iata, name }) => ({ code: iata, name: name || iata }));
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <details className={styles.choice}>
      <summary>
        {title}: {chosen.join(', ') || say('all')}
      </summary>
      <div className={desk.chips}>
        {options.map(({ code, name, count }) => (
          <button
            key={code}
            type="button"
            aria-pressed={chosen.includes(code)}
            onClick={() => toggle(code)}
          >
            {name} <small>{count}</small>
          </button>
        ))}
      </div>
    </details>
  );
}

interface Props {
  scope: Scope;
  period: Period;
  board: Board;
  onChange: (part: Partial<Scope>) => void;
}

/** Which flights: a direction, airlines, cities. */
export function ScopeFields({ scope, period, board, onChange }: Props) {
  const say = useSay();
  const wide: Scope = { direction: scope.direction, airlines: [], cities: [] };
  const isWithin = (flight: Flight) => isConcerned(flight, wide, period);
  return (
    <fieldset className={desk.group}>
      <legend>{say('disruptionWhich')}</legend>
      <div className={styles.segments}>
        <Segmented<Direction | 'all'>
          legend={say('direction')}
          value={scope.direction ?? 'all'}
          onChange={(value) => onChange({ direction: value === 'all' ? null : value })}
          options={(['all', 'departure', 'arrival'] as const).map((value) => ({
            value,
            label: say(value),
          }))}
        />
      </div>
      <Choice
        list="airlines"
        title={say('disruptionAirlines')}
        board={board}
        isWithin={isWithin}
        chosen={scope.airlines}
        onChange={(airlines) => onChange({ airlines })}
      />
      <Choice
        list="cities"
        title={say('disruptionCities')}
        board={board}
        isWithin={isWithin}
        chosen={scope.cities}
        onChange={(cities) => onChange({ cities })}
      />
    </fieldset>
  );
}
