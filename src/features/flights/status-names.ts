import { label, type Label } from '@/i18n/label';
import type { FlightStatus } from './statuses';

/** What each status is called, on the site and in the admin. */
export const statusNames: Record<FlightStatus, Label> = {
  scheduled: label('Jadval boʻyicha', 'По расписанию', 'On schedule'),
  checkin_open: label('Roʻyxatdan oʻtish boshlandi', 'Идёт регистрация', 'Check-in open'),
  checkin_closed: label('Roʻyxatdan oʻtish tugadi', 'Регистрация закончена', 'Check-in closed'),
  gate_open: label('Chiqishga oʻting', 'Пройдите к выходу', 'Go to gate'),
  boarding: label('Samolyotga chiqish boshlandi', 'Идёт посадка', 'Boarding'),
  final_call: label('Samolyotga chiqish tugamoqda', 'Посадка заканчивается', 'Final call'),
  gate_closed: label('Samolyotga chiqish tugadi', 'Посадка закончена', 'Gate closed'),
  departed: label('Uchib ketdi', 'Вылетел', 'Departed'),
  en_route: label('Parvozda', 'В полёте', 'In flight'),
  approaching: label('Qoʻnishga kelmoqda', 'Заходит на посадку', 'Approaching'),
  landed: label('Qoʻndi', 'Приземлился', 'Landed'),
  baggage: label('Bagaj berilmoqda', 'Выдача багажа', 'Bags arriving'),
  arrived: label('Yetib keldi', 'Прибыл', 'Arrived'),
  cancelled: label('Bekor qilindi', 'Отменён', 'Cancelled'),
  diverted: label('Muqobil aerodromga yoʻnaltirildi', 'Направлен на запасной аэродром', 'Diverted'),
  unknown: label('Aviakompaniyadan aniqlang', 'Уточните у авиакомпании', 'Check with the airline'),
};
