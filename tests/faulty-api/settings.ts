import type { Setting } from './faults';

interface Active {
  setting: Setting;
  pattern: RegExp;
  since: number;
  /** Calls of its paths, and how many of them it struck. */
  seen: number;
  struck: number;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Whether a setting strikes the call it has just seen. */
function strikes({ setting, seen, struck, since }: Active, now: number): boolean {
  const { times, every, up_ms, down_ms } = setting;
  if (times !== undefined && struck >= times) return false;
  if (every !== undefined && seen % every !== 0) return false;
  if (up_ms === undefined || down_ms === undefined) return true;
  return (now - since) % (up_ms + down_ms) >= up_ms;
}

/** The faults that are set, the last one first. */
export class Settings {
  private active: Active[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  add(setting: Setting): void {
    const pattern = patternOf(setting.path);
    this.active.unshift({ setting, pattern, since: this.now(), seen: 0, struck: 0 });
  }

  clear(): void {
    this.active = [];
  }

  get all(): Setting[] {
    return this.active.map(({ setting }) => setting);
  }

  /** The settings that strike a call: all deviations, and the last of the other faults. */
  on(path: string): Setting[] {
    const struck: Setting[] = [];
    for (const entry of this.active) {
      if (!entry.pattern.test(path)) continue;
      entry.seen += 1;
      const isTaken = struck.some(({ fault }) => fault !== 'deviation');
      if (entry.setting.fault !== 'deviation' && isTaken) continue;
      if (!strikes(entry, this.now())) continue;
      entry.struck += 1;
      struck.push(entry.setting);
    }
    return struck;
  }
}
