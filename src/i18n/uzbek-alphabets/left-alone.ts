/** Names and words of other languages that Uzbek texts have in Latin letters, whatever they are written in. */
export const foreignNames = [
  'Airbus',
  'Android',
  'Apple Pay',
  'Bluetooth',
  'Boeing',
  'Booking',
  'check-in',
  'duty free',
  'Duty Free',
  'e-mail',
  'email',
  'fast track',
  'Google',
  'Google Pay',
  'Google Maps',
  'Humo',
  'Instagram',
  'Mastercard',
  'power bank',
  'tax free',
  'Tax Free',
  'Telegram',
  'Transit',
  'Uzcard',
  'Visa',
  'Wi-Fi',
  'wi-fi',
] as const;

/** Short words of capital letters that are Uzbek, where others are codes: VIP. */
export const abbreviations = new Set(
  'U AJ AQSH BAA BHM BMT DXX FVV IIV MCHJ MDH OAV OTM PF PQ QQS SSV TIV VMQ XK XXR YTT'.split(' '),
);

/** What is no prose, wherever it stands: addresses, file names, tags, code and placeholders. */
export const notProse = [
  String.raw`(?:https?:\/\/|www\.)\S+`,
  String.raw`\S+@\S+\.\w+`,
  String.raw`[#@][\p{L}\p{N}_]+`,
  String.raw`(?<![\p{L}\p{N}])\/[\w./?=&%#-]+`,
  String.raw`[\w-]+(?:\.[\w-]+)*\.[a-z]{2,5}(?![\p{L}\p{N}])(?:\/[\w./?=&%#-]*)?`,
  String.raw`\w*_\w*`,
  // A backtick after a letter is an apostrophe that somebody typed.
  '(?<!\\p{L})`[^`\\n]+`(?!\\p{L})',
  String.raw`\{[^{}\s]*\}`,
];
