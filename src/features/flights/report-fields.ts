import { label } from '@/i18n/label';

/**
 * The texts that operations report of a flight, null until they do: `key` is the name in the API,
 * `recorded` says whether a change is told in the flight's history, `direction` which flights have it (null:
 * all), `label` is its name in the CMS and over its column of the board. Fields of the CMS, the API's shape,
 * the operations desk and the board's values follow from this table.
 */
export const reportFields = {
  terminal: {
    key: 'terminal',
    recorded: false,
    direction: null,
    label: label('Terminal', 'Терминал', 'Terminal'),
  },
  checkInDesks: {
    key: 'check_in_desks',
    recorded: true,
    direction: 'departure',
    label: label('Stollar', 'Стойки', 'Desks'),
  },
  gate: {
    key: 'gate',
    recorded: true,
    direction: 'departure',
    label: label('Chiqish', 'Выход', 'Gate'),
  },
  belt: {
    key: 'belt',
    recorded: true,
    direction: 'arrival',
    label: label('Lenta', 'Лента', 'Belt'),
  },
} as const;

type Fields = typeof reportFields;
export type ReportField = keyof Fields;

export const reportFieldNames = Object.keys(reportFields) as ReportField[];

/** The times that operations report, null until they do. */
export const reportTimes = ['estimatedAt', 'actualAt'] as const;
export type ReportTime = (typeof reportTimes)[number];

export const isReportTime = (name: string): name is ReportTime =>
  reportTimes.some((time) => time === name);

/** A value for each time under its name. */
export const perReportTime = <Value>(valueOf: (name: ReportTime) => Value) =>
  Object.fromEntries(reportTimes.map((name) => [name, valueOf(name)])) as Record<ReportTime, Value>;

/** A value for each field under its name. */
export const perReportField = <Value>(valueOf: (name: ReportField) => Value) =>
  Object.fromEntries(reportFieldNames.map((name) => [name, valueOf(name)])) as Record<
    ReportField,
    Value
  >;

/** A value for each field under its name in the API. */
export const perReportKey = <Value>(valueOf: (name: ReportField) => Value) =>
  Object.fromEntries(
    reportFieldNames.map((name) => [reportFields[name].key, valueOf(name)]),
  ) as Record<Fields[ReportField]['key'], Value>;
