/** A few results that are likely to be asked for again, the one asked for longest ago forgotten first. */
export class Recent<Value> {
  readonly #most: number;
  readonly #known = new Map<string, Value>();

  /** Keeps at most so many. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is known under the key, or what `make` makes of it now. */
  get(key: string, make: () => Value): Value {
    const value = this.#known.get(key) ?? make();
    this.#known.delete(key);
    this.#known.set(key, value);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.#most) break;
      this.#known.delete(oldest);
    }
    return value;
  }
}
