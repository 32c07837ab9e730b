import type { Block, Field } from 'payload';
import * as kindsInCms from '../../src/features/pages/sections/cms';
import { kinds, type Kind } from '../../src/features/pages/sections/schemas';
import type { KindsInCms } from '../../src/features/pages/sections/shared/cms';
import { labelOf } from '../../src/i18n/label';
import { anchorField, label, rowTitle, type Label } from '../fields/basic';

const inCms: KindsInCms = kindsInCms;

/** Says in the form that the section shows nothing. */
const emptyNote: Field = {
  name: 'emptyNote',
  type: 'ui',
  label: label('Boʻsh boʻlim', 'Пустой раздел', 'Empty section'),
  admin: { components: { Field: '/src/studio/edit-form/EmptySectionNote#EmptySectionNote' } },
};

/** A kind as it is offered: its name and what it is for. */
const offered = (name: Label, purpose: Label): Label =>
  labelOf((language) => `${name[language]}. ${purpose[language]}`);

/** What a page is made of: a block for each kind of section. Its plural is the name of the kind. */
export const sections = (Object.keys(kinds) as Kind[]).map((slug): Block => {
  const { name, purpose, fields } = inCms[slug];
  return {
    slug,
    labels: { singular: offered(name, purpose), plural: name },
    admin: {
      disableBlockName: true,
      images: { thumbnail: { url: `/section-thumbnails/${slug}.svg`, alt: '' } },
      components: { Label: rowTitle(name) },
    },
    fields: [emptyNote, anchorField, ...fields],
  };
});
