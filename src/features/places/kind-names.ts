import { label, type Label } from '@/i18n/label';
import type { CardKind } from './kinds';

/** What staff choose the kind of a place by. */
export const kindNames: Record<CardKind, Label> = {
  shops: label('Doʻkonlar', 'Магазины', 'Shops'),
  'cafes-and-restaurants': label('Kafelar', 'Кафе', 'Cafes'),
  'duty-free': label('Duty free', 'Duty free', 'Duty free'),
};
