import { GATE_ANNOUNCED_BEFORE_MS } from '@/constants';
import type { Change, PlannedFlight, Report } from '@/features/flights/model';
import { emptyReport, flightType, milestones } from '@/features/flights/reports';
import { MINUTE_MS, toAirportIso } from '@/lib/time';

const gates = { international: ['3', '4', '5', '6', '7', '8'], domestic: ['1', '2'] };
const desks = {
  international: ['1–4', '5–10', '11–14', '15–20'],
  domestic: ['21–24', '25–29'],
};
const belts = { international: ['2', '3'], domestic: ['1'] };

/** A repeatable number in [0, 1) for a flight and a purpose (FNV-1a). */
function chance(id: string, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${id}/${purpose}`) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 0x1_0000_0000;
}

const pick = (options: readonly string[], share: number): string =>
  options[Math.floor(share * options.length)] ?? '';

/**
 * A plausible day for demonstrations: the same flight always meets the same fate, and only what
 * would be known by `now` is reported.
 */
export function demonstrate(flight: PlannedFlight, now: number): Report {
  const { id, pattern, scheduledAt } = flight;
  const type = flightType(flight);
  const departure = pattern.direction === 'departure';
  const before = (minutes: number) => scheduledAt - minutes * MINUTE_MS;
  const report: Report = {
    ...emptyReport(Math.min(now, before(24 * 60))),
    status: 'scheduled',
    terminal: pattern.terminal,
  };
  const note = (change: Change) => {
    report.history.push(change);
    report.updatedAt = Math.max(report.updatedAt, change.at);
  };

  if (departure && now >= before(240)) report.checkInDesks = pick(desks[type], chance(id, 'desks'));

  if (chance(id, 'cancel') < 0.012 && now >= before(300)) {
    note({ at: before(300), field: 'status', from: 'scheduled', to: 'cancelled' });
    return { ...report, status: 'cancelled' };
  }

  const late = chance(id, 'late');
  const minutes =
    late < 0.09
      ? 20 + 5 * Math.floor(chance(id, 'minutes') * 12)
      : !departure && late > 0.92
        ? -10 - Math.floor(chance(id, 'minutes') * 8)
        : 0;
  if (minutes !== 0 && now >= before(160)) {
    report.estimatedAt = scheduledAt + minutes * MINUTE_MS;
    note({
      at: before(160),
      field: 'estimated_at',
      from: toAirportIso(scheduledAt),
      to: toAirportIso(report.estimatedAt),
    });
  }

  const expectedAt = report.estimatedAt ?? scheduledAt;
  const gate = pick(gates[type], chance(id, 'gate'));
  const isGateChanged = chance(id, 'gate-change') < 0.05;
  const gateToldAt = isGateChanged ? before(150) : expectedAt - GATE_ANNOUNCED_BEFORE_MS;
  if (departure && now >= gateToldAt) report.gate = gate;
  if (departure && isGateChanged && now >= before(75)) {
    const others = gates[type].filter((other) => other !== gate);
    report.gate = pick(others, chance(id, 'new-gate'));
    note({ at: before(75), field: 'gate', from: gate, to: report.gate });
  }
  if (!departure && now >= expectedAt - 30 * MINUTE_MS) {
    report.belt = pick(belts[type], chance(id, 'belt'));
  }

  const actualAt = expectedAt + Math.floor(chance(id, 'jitter') * 5) * MINUTE_MS;
  for (const { status, at } of milestones(flight, departure ? expectedAt : actualAt)) {
    const moment = status === 'departed' ? actualAt : at;
    if (moment <= now) {
      report.status = status;
      report.updatedAt = Math.max(report.updatedAt, moment);
    }
  }
  if (actualAt <= now) report.actualAt = actualAt;
  return report;
}
