/** The values used last, bounded in number and in the bytes they stand for. */
export class Lru<Value> {
  private readonly values = new Map<string, { value: Value; bytes: number }>();
  private bytes = 0;

  constructor(private readonly most: { values: number; bytes: number }) {}

  get(key: string): Value | undefined {
    const found = this.values.get(key);
    if (!found) return undefined;
    // A map keeps the order of insertion: what is used becomes the newest.
    this.values.delete(key);
    this.values.set(key, found);
    return found.value;
  }

  set(key: string, value: Value, bytes = 0): void {
    this.delete(key);
    this.values.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.most.values && this.bytes <= this.most.bytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.values.get(key)?.bytes ?? 0;
    this.values.delete(key);
  }
}
