import { label, plainText } from '../fields/basic';
import { localizedText } from '../fields/link';
import { matchingIfAny } from '../fields/validate';
import { siteGlobal } from './site-global';

/** What the airport is called; it stands in the header, in titles and in sharing pictures. */
export const Airport = siteGlobal({
  slug: 'airport',
  label: label('Aeroport nomi', 'Название аэропорта', 'Airport name'),
  fields: [
    localizedText('name', label('Toʻliq nomi', 'Полное название', 'Full name')),
    localizedText('shortName', label('Qisqa nomi', 'Краткое название', 'Short name')),
    localizedText(
      'kind',
      label('Nom ostidagi yozuv', 'Подпись под названием', 'Line under the name'),
    ),
    localizedText('description', label('Tavsif', 'Описание', 'Description'), 'textarea'),
    plainText(
      'code',
      label('IATA kodi', 'Код IATA', 'IATA code'),
      matchingIfAny(/^[A-Z]{3}$/, 'airportCode'),
    ),
  ],
});
