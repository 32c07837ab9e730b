export interface AirlineSeed {
  iata: string;
  name: string;
  /** Minutes before departure. */
  checkInCloses: number;
}

export const airlines: AirlineSeed[] = [
  { iata: 'HY', name: 'Uzbekistan Airways', checkInCloses: 45 },
  { iata: 'HH', name: 'Qanot Sharq', checkInCloses: 50 },
  { iata: 'C6', name: 'Centrum Air', checkInCloses: 50 },
  { iata: 'US', name: 'Silk Avia', checkInCloses: 40 },
  { iata: '9S', name: 'Air Samarkand', checkInCloses: 50 },
  { iata: 'TK', name: 'Turkish Airlines', checkInCloses: 60 },
  { iata: 'PC', name: 'Pegasus', checkInCloses: 60 },
  { iata: 'FZ', name: 'flydubai', checkInCloses: 60 },
  { iata: 'SU', name: 'Aeroflot', checkInCloses: 40 },
  { iata: 'S7', name: 'S7 Airlines', checkInCloses: 40 },
  { iata: 'U6', name: 'Ural Airlines', checkInCloses: 40 },
  { iata: 'J2', name: 'AZAL', checkInCloses: 60 },
  { iata: 'DV', name: 'SCAT', checkInCloses: 40 },
  { iata: 'KC', name: 'Air Astana', checkInCloses: 60 },
  { iata: 'CZ', name: 'China Southern', checkInCloses: 60 },
  { iata: 'KE', name: 'Korean Air', checkInCloses: 60 },
];

export const aircraft: Record<string, string> = {
  '320': 'Airbus A320',
  '32N': 'Airbus A320neo',
  '321': 'Airbus A321',
  '32Q': 'Airbus A321neo',
  '738': 'Boeing 737-800',
  '788': 'Boeing 787-8',
  '763': 'Boeing 767-300',
  AT7: 'ATR 72',
};
