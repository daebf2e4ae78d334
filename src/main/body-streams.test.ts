import { expect, it } from 'vitest';
import { createBodyStreams } from './body-streams.ts';

const chunk = new Uint8Array(512 * 1024).fill(7);

/** A body of so many chunks, how many were made, and whether somebody cancelled it. */
function bodyOf(chunks: number) {
  const made = { count: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (made.count === chunks) return controller.close();
        made.count += 1;
        controller.enqueue(chunk);
      },
      cancel() {
        made.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, made };
}

it('a body that stands whole comes whole, whatever it weighs', async () => {
  const text = 'x'.repeat(5_000_000);
  const part = await createBodyStreams().open(new Response(text).body ?? bodyOf(0).body);
  expect([part.body?.length, part.stream]).toEqual([5_000_000, null]);
  expect(await createBodyStreams().open(bodyOf(0).body)).toMatchObject({ stream: null });
});

it('a body that is made as it is read comes a part at a time: nothing is made that nobody asked for', async () => {
  const streams = createBodyStreams();
  const { body, made } = bodyOf(10);
  let part = await streams.open(body);
  const counts = [made.count];
  let bytes = part.body?.length ?? 0;
  while (part.stream !== null) {
    part = await streams.next(part.stream);
    bytes += part.body?.length ?? 0;
    counts.push(made.count);
  }
  expect(bytes).toBe(10 * chunk.length);
  expect(counts.length).toBeGreaterThan(3);
  expect(counts[0]).toBeLessThan(10);
});

it('what is dropped is told to whoever makes it, and gone', async () => {
  const streams = createBodyStreams();
  const { body, made } = bodyOf(10);
  const { stream } = await streams.open(body);
  await streams.drop(stream ?? 0);
  expect(made.isCancelled).toBe(true);
  await expect(streams.next(stream ?? 0)).rejects.toThrow('in time');
});

it('holds a bounded number: the one that was asked for longest ago goes', async () => {
  const streams = createBodyStreams();
  const first = bodyOf(10);
  await streams.open(first.body);
  for (let count = 0; count < 50; count += 1) await streams.open(bodyOf(10).body);
  expect(first.made.isCancelled).toBe(true);
});
