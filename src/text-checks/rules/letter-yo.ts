import { findAll } from '../prose';
import { withCaseOf } from '../phrases';
import { defineRule } from '../rule';

/** Words with ё that are no other word with е: «все», «счета» and «берет» are left to whoever reads. */
const words = {
  whole:
    'ещё её неё моё своё твоё чьё бельё жильё ружьё идёт идёте ведёт ведёте везёт везёте даёт даём ждёт ждёте ждём пришёл прошёл вошёл нашёл счёт счётом днём трём четырём четырьмя бронёй кошелёк ковёр котёл чертёж паёк лёд мёд мёдом щёлочь живьём своём моём запрещён разрешён повреждён отменён приведён отведён освещён закреплён включён учтён определён уведомлён передаём пришлём назовём вернём перенесём надёжнее течёт истёк',
  nouns:
    'взлёт прилёт отлёт перелёт полёт учёт расчёт отчёт зачёт приём объём подъём съём разъём шёлк гололёд партнёр волонтёр стажёр',
  adjectives:
    'зелён жёлт чёрн тёмн тёпл лёгк тяжёл твёрд жёстк дешёв надёжн серьёзн чётк солён слоён копчён взлётн прилётн полётн съёмн приёмн учётн отчётн расчётн шёлков четвёрт запрещённ разрешённ повреждённ отменённ отведённ освещённ закреплённ включённ определённ привезённ остеклённ варён свёрнут обёрнут',
  beginnings:
    'самолёт вертолёт партнёрств счётчик рулёжн взлётно возьмёт возьмём войдёт найдёт пойдёт придёт подойдёт пройдёт зайдёт выдаёт передаёт продаёт отдаёт сдаёт остаёт вернёт начнёт поймёт дождёт принесёт приведёт проведёт привезёт довезёт бережёт пришлёт ребён ягнён партнёрск волонтёрск трёх четырёх ёмкост энергоёмкост тренажёр щётк плёнк лепёшк отвёртк съёмк видеосъёмк приёмк',
};

const endings = {
  whole: '',
  nouns: '(?:а|у|ом|е|ы|ов|ам|ами|ах|и)?',
  adjectives: '(?:ый|ий|ая|ое|ые|ие|ого|ой|ому|ую|ым|им|ом|ых|их|ыми|ими)',
  beginnings: '\\p{L}*',
};

const kinds = Object.entries(words) as [keyof typeof words, string][];
const plain = (word: string) => word.replaceAll('ё', 'е');
const withYo = new Map(
  kinds.flatMap(([, list]) => list.split(' ')).map((word) => [plain(word), word]),
);
const sources = kinds.map(
  ([kind, list]) => `(?:${list.split(' ').map(plain).join('|')})${endings[kind]}`,
);
const pattern = new RegExp(`(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`, 'giu');

function written(word: string): string {
  const lower = word.toLowerCase();
  for (let length = lower.length; length > 0; length -= 1) {
    const right = withYo.get(lower.slice(0, length));
    if (right) return withCaseOf(word, right + lower.slice(length));
  }
  return word;
}

/** The site writes ё wherever it is spoken. */
export const letterYo = defineRule({
  id: 'letterYo',
  languages: ['ru'],
  find: (text) => findAll(text, pattern, ([found]) => written(found)),
  right: [
    { ru: 'Ещё самолёт, все билеты, вылет, зелень, небо, счета, приемлемо, чернила, легко' },
    { ru: 'прилетает, взлететь, четверть, запрещены, тяжело, тяжелее, теплица, дешевле' },
  ],
  wrong: [
    [
      { ru: 'Еще самолет прилета, ее ребенок идет. Зеленый чай, запрещен, тяжелые' },
      { ru: 'Ещё самолёт прилёта, её ребёнок идёт. Зелёный чай, запрещён, тяжёлые' },
    ],
  ],
});
