import type { AcceptedFinding } from './check-text';

/** What is found in the sample airport's content and in the messages, and is right where it stands. */
export const acceptedFindings: readonly (AcceptedFinding & { reason: string })[] = [
  {
    rule: 'glossary',
    found: 'aravacha',
    place: 'pages.passengers--faq.sections.children-and-assistance.items.own-wheelchair.body',
    reason: 'The sentence before it names the wheelchair.',
  },
  {
    rule: 'sameTimes',
    found: '03:00',
    place: 'places.qahvaxona.body',
    reason: 'Russian and English say from three to five in words.',
  },
  {
    rule: 'sameTimes',
    found: '05:00',
    place: 'places.qahvaxona.body',
    reason: 'Russian and English say from three to five in words.',
  },
  {
    rule: 'sameNumbers',
    found: '6',
    place: 'places.karvon.body',
    reason: 'English says under-sixes.',
  },
  {
    rule: 'sameNumbers',
    found: '150',
    place: 'places.osh-markazi.body',
    reason: 'Uzbek and Russian say a hundred and fifty in words.',
  },
  {
    rule: 'sameLinks',
    found: 'name@example.com',
    place: 'layoutContent.errorMessages.email',
    reason: 'Only English gives an example.',
  },
];
