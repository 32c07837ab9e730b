import type { Block, Field } from 'payload';
import * as kindsInCms from '../../src/features/pages/kinds/cms';
import { kinds, type Kind } from '../../src/features/pages/kinds/schemas';
import type { KindsInCms } from '../../src/features/pages/kinds/shared/cms';
import { anchorField, label } from '../fields/basic';

const inCms: KindsInCms = kindsInCms;

/** Says in the form that the section shows nothing. */
const emptyNote: Field = {
  name: 'emptyNote',
  type: 'ui',
  label: label('Boʻsh boʻlim', 'Пустой раздел', 'Empty section'),
  admin: { components: { Field: '/src/studio/editor/EmptySectionNote#EmptySectionNote' } },
};

/** What a page is made of: a block for each kind of section. */
export const sections = (Object.keys(kinds) as Kind[]).map((slug): Block => {
  const { name, fields } = inCms[slug];
  return {
    slug,
    labels: { singular: name, plural: name },
    fields: [emptyNote, anchorField, ...fields],
  };
});
