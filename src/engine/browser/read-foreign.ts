/** Something of a stranger that is being read, in words for a log, and where it came from. */
export interface Reading {
  readonly what: string;
  readonly url: string;
}

export type HearReading = (reading: Reading | null) => void;

let hear: HearReading = () => undefined;

/**
 * Makes `listener` hear what this process begins to read of strangers, and null once it has read it: whoever watches a
 * process that answers no more knows what holds it. One listener a process; it is called before the reading begins and
 * must not wait.
 */
export function onReading(listener: HearReading): void {
  hear = listener;
}

/** Reads something of a stranger, saying so before it begins and when it ends. Gives and throws what `read` does. */
export function readForeign<Value>(reading: Reading, read: () => Value): Value {
  hear(reading);
  let isWaited = false;
  try {
    const value = read();
    if (value instanceof Promise) {
      isWaited = true;
      return value.finally(() => hear(null)) as Value;
    }
    return value;
  } finally {
    if (!isWaited) hear(null);
  }
}
