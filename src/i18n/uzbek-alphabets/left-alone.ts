/** Airlines and other firms, whose names stay in Latin letters; the words of some are Uzbek. */
const firms = [
  'Aeroflot',
  'Air Astana',
  'Air Samarkand',
  'Airport Carbon',
  'AZAL',
  'Centrum Air',
  'China Southern',
  'flydubai',
  'Korean Air',
  'Pegasus',
  'Qanot Sharq',
  'RGX Free',
  'S7 Airlines',
  'SCAT',
  'Silk Avia',
  'Turkish Airlines',
  'Ural Airlines',
  'Uzbekistan Airways',
];

/** Names and words of other languages that Uzbek texts have in Latin letters, whatever they are written in. */
export const foreignNames = [
  ...firms,
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

/** What is no prose, wherever it stands: addresses, file names, tags, code, placeholders and plurals of messages. */
export const notProse = [
  '<[^<>]*>',
  '&#?\\w+;',
  String.raw`(?:https?:\/\/|www\.)[^\s<>]+`,
  String.raw`[^\s<>]+@[^\s<>]+\.\w+`,
  String.raw`[#@][\p{L}\p{N}_]+`,
  String.raw`(?<![\p{L}\p{N}])\/[\w./?=&%#-]+`,
  String.raw`[\w-]+(?:\.[\w-]+)*\.[a-z]{2,5}(?![\p{L}\p{N}])(?:\/[\w./?=&%#-]*)?`,
  String.raw`\w*_\w*`,
  // A backtick after a letter is an apostrophe that somebody typed.
  '(?<!\\p{L})`[^`\\n]+`(?!\\p{L})',
  String.raw`\{[^{}\s]*\}`,
  String.raw`\{\w+, (?:plural|select), `,
  String.raw`(?<!\p{L})(?:=\d+|zero|one|two|few|many|other) ?\{`,
];
