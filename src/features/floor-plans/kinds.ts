/** The families of places, each with a colour of its own on the plan. */
export type Family =
  | 'food'
  | 'shop'
  | 'duty'
  | 'facility'
  | 'lounge'
  | 'money'
  | 'medical'
  | 'control'
  | 'office'
  | 'gate';

const families: Record<string, Family> = {
  gate: 'gate',
  'check-in': 'gate',
  belt: 'gate',
  cafe: 'food',
  bar: 'food',
  shop: 'shop',
  supermarket: 'shop',
  souvenirs: 'shop',
  carpets: 'shop',
  'nuts-fruits': 'shop',
  retail: 'shop',
  'duty-free': 'duty',
  info: 'duty',
  'tur-info': 'duty',
  'people-view': 'duty',
  wc: 'facility',
  washroom: 'facility',
  'family-room': 'facility',
  'kids-room': 'facility',
  'prayer-room': 'facility',
  voz: 'facility',
  vip: 'lounge',
  bank: 'money',
  cash: 'money',
  'tax-free': 'money',
  'air-cash': 'money',
  'sim-cards': 'money',
  insurance: 'money',
  taxi: 'money',
  'car-rent': 'money',
  medicine: 'medical',
  police: 'control',
  passport: 'control',
  control: 'control',
  safe: 'office',
  smoke: 'office',
  office: 'office',
};

export const familyOf = (kind: string): Family => families[kind] ?? 'office';

/** Kinds whose sign in the sprite has another name. */
const signs: Record<string, string> = {
  gate: 'plane-takeoff',
  'check-in': 'badge-check-in',
  vip: 'armchair',
  cafe: 'cup',
  shop: 'bag',
  cash: 'atm',
};

/** The name of a kind's sign. */
export const iconOf = (kind: string): string => signs[kind] ?? kind;
