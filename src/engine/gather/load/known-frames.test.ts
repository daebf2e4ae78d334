import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { rememberFrames } from './known-frames.ts';

const picture = (width: number, height: number, value: number) => ({
  ...{ width, height },
  data: Buffer.alloc(width * height * 4, value),
});

/** The codec as it is, and how often it was really asked. */
function counted() {
  const asked = { encode: 0, decode: 0 };
  const codec = {
    encode: (...given: Parameters<typeof jpeg.encode>) => {
      asked.encode += 1;
      return jpeg.encode(...given);
    },
    decode: ((bytes: Buffer, options?: object) => {
      asked.decode += 1;
      return jpeg.decode(bytes, options);
    }) as typeof jpeg.decode,
  };
  rememberFrames(codec);
  return { asked, codec };
}

describe('the frames of a load', () => {
  it('are written once where they are white and of one size, and are what the codec writes', () => {
    const { asked, codec } = counted();
    const first = codec.encode(picture(40, 24, 0xff));
    expect(codec.encode(picture(40, 24, 0xff)).data).toBe(first.data);
    expect(asked.encode).toBe(1);
    expect(first.data.equals(jpeg.encode(picture(40, 24, 0xff)).data)).toBe(true);
  });

  it('are written each where they are of another size, of another quality, or not white in one point', () => {
    const { asked, codec } = counted();
    const spotted = picture(40, 24, 0xff);
    spotted.data[1001] = 0;
    const written = [
      codec.encode(picture(40, 24, 0xff)),
      codec.encode(picture(24, 40, 0xff)),
      codec.encode(picture(40, 24, 0xff), 20),
      codec.encode(spotted),
      codec.encode(spotted),
    ];
    expect(asked.encode).toBe(5);
    expect(written[3]?.data.equals(jpeg.encode(spotted).data)).toBe(true);
  });

  it('are read once, and again where other bytes or other options are given', () => {
    const { asked, codec } = counted();
    const { data: bytes } = jpeg.encode(picture(40, 24, 0x40));
    expect(codec.decode(bytes)).toBe(codec.decode(bytes));
    expect(asked.decode).toBe(1);
    expect(codec.decode(bytes).data.equals(jpeg.decode(bytes).data)).toBe(true);
    codec.decode(Buffer.from(bytes));
    expect(codec.decode(bytes, { useTArray: true }).data).not.toBeInstanceOf(Buffer);
    expect(asked.decode).toBe(3);
  });

  it('are kept of a few sizes only', () => {
    const { asked, codec } = counted();
    for (let side = 8; side < 18; side += 1) codec.encode(picture(side, side, 0xff));
    codec.encode(picture(8, 8, 0xff));
    expect(asked.encode).toBe(11);
  });
});
