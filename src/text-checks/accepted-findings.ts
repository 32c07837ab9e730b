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
  {
    rule: 'sameTimes',
    found: 'среда',
    place: 'pages.airport--about.sections.environment.heading',
    reason: 'The environment, not Wednesday.',
  },
  {
    rule: 'missingFullStop',
    found: ' Qonuniga',
    place: 'pages.privacy-policy.sections.in-short.body',
    reason: 'The name of a law.',
  },
  {
    rule: 'missingFullStop',
    found: ' Закон',
    place: 'pages.privacy-policy.sections.in-short.body',
    reason: 'The name of a law.',
  },
  {
    rule: 'missingFullStop',
    found: ' Toshkent',
    place: 'places.df-ichimlik.body',
    reason: 'The name of a city, which Russian writes with other letters.',
  },
  {
    rule: 'missingFullStop',
    found: ' Uzbek',
    place: 'people.sardor-rahimov.body',
    reason: 'The name of a language.',
  },
  {
    rule: 'missingFullStop',
    found: ' Turkish',
    place: 'people.sardor-rahimov.body',
    reason: 'The name of a language.',
  },
  {
    rule: 'sameNegation',
    found: 'The time zone is UTC+5 all year.',
    place: 'pages.airport--contacts.sections.address.body',
    reason: 'English says the same without “not”.',
  },
  {
    rule: 'sameNegation',
    found: 'If you need longer, pay the difference at a machine.',
    place: 'pages.parking.sections.how-to-pay.items.2.text',
    reason: 'English says the same without “not”.',
  },
  {
    rule: 'sameNegation',
    found:
      'Shoshilinch yangilik boʻlsa, navbatchi matbuot kotibiga qoʻngʻiroq qiling: umumiy zallarda suratga olishni oʻsha kuniyoq kelishish mumkin.',
    place: 'pages.press-center--photo-rules.sections.accreditation.text',
    reason: 'Uzbek says the same without “not”.',
  },
  {
    rule: 'sameNegation',
    found: 'Bread to go comes in a bag with air holes.',
    place: 'places.non-va-choy.body',
    reason: 'English leaves out what the holes are for.',
  },
  {
    rule: 'sameNegation',
    found: 'Свёрнутый ковёр длиной до 55 см обычно можно взять в салон.',
    place: 'places.ipak-yoli.body',
    reason: 'Russian says the same without “not”.',
  },
  {
    rule: 'sameNegation',
    found: 'You can buy a single tea bowl (35,000–70,000 UZS).',
    place: 'places.kulol.body',
    reason: 'English says the same without “not”.',
  },
  {
    rule: 'sameNegation',
    found:
      '- oxirgi kechki reys kechiksa, avtobus u qoʻnganidan keyin 40 daqiqa kutadi, lekin kechi bilan soat 00:45 da joʻnaydi;',
    place: 'press.night-buses-wait.body',
    reason: 'Uzbek says the same without “not”.',
  },
  {
    rule: 'missingSentence',
    found: 'Kutib olayotgan reysim kechiksa-chi?',
    place: 'pages.parking.sections.questions.items.late-flight.title',
    reason: 'Uzbek says the same in one sentence.',
  },
  {
    rule: 'missingSentence',
    found: 'Bu sahifa oʻzbek tilida.',
    place: 'messages.page.untranslated',
    reason: 'Uzbek is what is said to be missing elsewhere.',
  },
  {
    rule: 'missingSentence',
    found:
      'The centre is 7 km away, about 20 minutes. Do not accept a taxi from strangers in the hall. For other ways see [how to get there](/how-to-get-there/) and [car rental](/services/car-rental/).',
    place: 'partners.registon-transfer.body',
    reason: 'English says the same in fewer sentences.',
  },
  ...(
    [
      'Если опасность существует прямо сейчас или угрожает самолёту.',
      'If the danger is present now or threatens an aircraft.',
    ] as const
  ).map((found) => ({
    rule: 'commas' as const,
    found,
    place: 'pages.flight-safety-policy.sections.safety-contacts.items.0.text',
    reason: 'It says when the number beside it is to be called.',
  })),
  {
    rule: 'missingSentence',
    found:
      'Some positions are in restricted areas and require a background check, which usually takes three weeks.',
    place: 'pages.airport--career.sections.how-we-hire.body',
    reason: 'English says the same in fewer sentences.',
  },
  {
    rule: 'missingSentence',
    found:
      'He studied air transport management at the aviation institute in Tashkent and later took a master’s degree in transport economics. He speaks Uzbek, Russian, English and Turkish.',
    place: 'people.sardor-rahimov.body',
    reason: 'English says the same in fewer sentences.',
  },
  {
    rule: 'sameNegation',
    found: 'Please keep your bags beside you.',
    place: 'places.bekat.body',
    reason: 'English says the same without “not”.',
  },
  {
    rule: 'missingSentence',
    found:
      'Nuts, milk and sesame are in bold on the label, and halal-marked sweets have their own shelf. Pay in dollars, euros or soʻm, or by card, and show your boarding pass. There are no returns.',
    place: 'places.df-shirinlik.body',
    reason: 'English says the same in fewer sentences.',
  },
  {
    rule: 'missingSentence',
    found: 'Prices match those of Registon Duty Free, and the price of water is capped.',
    place: 'places.df-songgi.body',
    reason: 'English says the same in fewer sentences.',
  },
  {
    rule: 'missingSentence',
    found:
      'Handwoven silk carpets, adras and atlas cloth, scarves and shawls are sold on floor 2, in the international area, by gate 6.',
    place: 'places.ipak-yoli.body',
    reason: 'English says the same in fewer sentences.',
  },
  {
    rule: 'missingSentence',
    found:
      'Купленное здесь входит в норму ввоза. Всё сверх нормы декларируют в красном коридоре, правила — на сайте [Таможенного комитета](https://example.com/customs); [порядок прилёта](/passengers/arriving/) описан отдельно.',
    place: 'places.kelish-duty-free.body',
    reason: 'Russian says the same in fewer sentences.',
  },
  {
    rule: 'missingSentence',
    found:
      'Come to check-in in time for the original departure, even when your flight is late. Fog can lift quickly, and check-in may close as scheduled unless the airline itself has moved it.',
    place: 'press.fog-procedure.body',
    reason: 'English says the same in fewer sentences.',
  },
  {
    rule: 'missingSentence',
    found:
      'Carry regular medicines in your cabin bag, in the original box and with the prescription. Declare insulin and other liquid medicines over 100 ml at security; see [baggage](/passengers/baggage/).',
    place: 'services.medical-post.body',
    reason: 'English says the same in fewer sentences.',
  },
];
