import type { PlanError } from '../../formats/import-plan';
import styles from '../exchange.module.scss';
import { placeOf } from '../lib/names';
import { rowText } from '../lib/problems';
import type { Format } from '../lib/targets';
import { useExchangeSay } from '../lib/useExchangeSay';
import type { FieldName } from '../lib/useFieldNames';

interface Props {
  errors: readonly PlanError[];
  format: Format;
  titleOf: (ref: string) => string;
  fieldName: FieldName;
}

/** The rows of a file that cannot be imported, and what to do with each. */
export function WrongRows({ errors, format, titleOf, fieldName }: Props) {
  const words = useExchangeSay();
  const textOf = ({ id }: PlanError) => {
    const place = placeOf(id);
    return place ? `${titleOf(place.ref)} · ${fieldName(place.ref, place.path)}` : id;
  };
  return (
    <div className={styles.part}>
      <h3 id="wrong-rows">{words('wrongRows')}</h3>
      <table className={styles.wrong} aria-labelledby="wrong-rows">
        <thead>
          <tr>
            <th scope="col">{words(format === 'csv' ? 'row' : 'line')}</th>
            <th scope="col">{words('text')}</th>
            <th scope="col">{words('whatToDo')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error, index) => (
            <tr key={index}>
              <th scope="row">{error.row > 0 ? error.row : words('wholeFile')}</th>
              <td>{error.id && textOf(error)}</td>
              <td>{rowText(error, format, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
