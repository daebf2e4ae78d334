/** Gives one holder at a time the right to load a page; others wait in order. */
export interface Turns<Holder> {
  ask(holder: Holder, grant: () => void): void;
  /** Ends the holder’s turn, or its wait. */
  release(holder: Holder): void;
}

export function createTurns<Holder>(): Turns<Holder> {
  let current: Holder | null = null;
  const waiting: { holder: Holder; grant: () => void }[] = [];

  function next(): void {
    const first = waiting.shift();
    current = first?.holder ?? null;
    first?.grant();
  }
  return {
    ask(holder, grant) {
      waiting.push({ holder, grant });
      if (current === null) next();
    },
    release(holder) {
      const at = waiting.findIndex((entry) => entry.holder === holder);
      if (at >= 0) waiting.splice(at, 1);
      if (current === holder) next();
    },
  };
}
