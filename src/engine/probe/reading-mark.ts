/** Hears the address of the answer that is read from now on; null once what it set off has run. */
export type OnReading = (url: string | null) => void;

/**
 * Says which answer of a server is at work, told before the work begins: whoever watches this process knows what holds it
 * when it goes silent. What an answer sets off runs before the event loop comes round again.
 */
export function readingMark(tell: OnReading): (url: string) => void {
  let told: string | null = null;
  return (url) => {
    if (told === null)
      setImmediate(() => {
        told = null;
        tell(null);
      });
    if (url !== told) tell(url);
    told = url;
  };
}

/** The same parts, each told before it is handed on. */
export async function* marked(
  stream: AsyncIterable<Uint8Array>,
  mark: () => void,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const part of stream) {
    mark();
    yield part;
  }
}
