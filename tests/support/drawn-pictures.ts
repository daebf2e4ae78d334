import puppeteer from 'puppeteer-core';
import { chromiumPath } from './chromium.ts';
import { greyPng } from './png.ts';

/** A picture of some lines of text, and what is drawn around them. */
export interface Drawing {
  readonly lines: readonly string[];
  /** As CSS writes it. Default: 22 px without serifs. */
  readonly font?: string;
  readonly colour?: string;
  /** Colours of the ground, from top to bottom; none: nothing is painted. Default: white. */
  readonly ground?: readonly string[];
  /** Round corners, px. */
  readonly radius?: number;
  readonly format?: 'image/png' | 'image/jpeg';
  /** What else: boxes joined by arrows, a window with its parts, a photograph’s noise in place of the ground, the lines of a table whose cells `|` parts. */
  readonly around?: 'diagram' | 'window' | 'noise' | 'table';
}

/** Draws in a browser by a function that runs in a page and gives a `data:` address; gives the bytes, in their order. */
export async function drawnIn<Asked>(
  draw: (one: Asked) => string,
  asked: readonly Asked[],
): Promise<Buffer[]> {
  const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage();
    const drawn: Buffer[] = [];
    for (const one of asked) {
      const url = await tab.evaluate(draw as (one: unknown) => string, one);
      drawn.push(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

/** Draws pictures as large as their text asks for; gives their bytes by name. */
export async function drawPictures<Name extends string>(
  drawings: Readonly<Record<Name, Drawing>>,
): Promise<Record<Name, Buffer>> {
  const drawn = await drawnIn(draw, Object.values<Drawing>(drawings));
  return Object.fromEntries(Object.keys(drawings).map((name, at) => [name, drawn[at]])) as Record<
    Name,
    Buffer
  >;
}

/** Runs in a page. */
function draw({ lines, font = '22px sans-serif', colour = '#222', around, ...drawing }: Drawing): string {
  const { ground = ['#fff'], radius = 0, format = 'image/png' } = drawing;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = font;
  const size = Number(/(\d+)px/.exec(font)?.[1]);
  const room = around ? 3 * size : 0.8 * size;
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  canvas.width = Math.ceil(widest + 2 * room);
  canvas.height = Math.ceil(lines.length * size * (around === 'diagram' ? 4 : 1.5) + 2 * room);
  const { width, height } = canvas;
  const paint = context.createLinearGradient(0, 0, 0, height);
  for (const [at, tint] of ground.entries()) paint.addColorStop(at / Math.max(1, ground.length - 1), tint);
  context.fillStyle = paint;
  context.beginPath();
  context.roundRect(0, 0, width, height, radius);
  if (ground.length > 0) context.fill();
  if (around === 'noise') {
    const image = context.getImageData(0, 0, width, height);
    let seed = 7;
    for (let at = 0; at < image.data.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      if (at % 4 !== 3) image.data[at] = (image.data[at] ?? 0) / 2 + (seed % 120);
    }
    context.putImageData(image, 0, 0);
  }
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = colour;
  for (const [at, line] of lines.entries()) {
    const y = room + ((at + 0.5) * (height - 2 * room)) / lines.length;
    context.fillStyle = colour;
    const cells = around === 'table' ? line.split('|') : [line];
    for (const [column, cell] of cells.entries()) {
      const wide = width / cells.length;
      context.fillText(cell, (column + 0.5) * wide, y);
      const high = (height - 2 * room) / lines.length;
      if (around === 'table') context.strokeRect(column * wide, y - high / 2, wide, high);
    }
    if (around === 'diagram') {
      context.lineWidth = 2;
      context.strokeRect(room / 2, y - size, width - room, 2 * size);
      for (let step = 0; step < 12; step += 1)
        context.strokeRect(
          room / 2 + (step * (width - room)) / 12,
          y + size,
          (width - room) / 24,
          size * 0.8,
        );
    }
    if (around === 'window')
      for (let step = 0; step < 40; step += 1) {
        context.strokeRect(4 + (step * width) / 41, 2 + at * 4, width / 90, room * 0.8);
        context.strokeRect(4 + (step * width) / 41, height - room * 0.9, width / 90, room * 0.8);
      }
  }
  return canvas.toDataURL(format, 0.8);
}

/** A PNG of one bit a pixel, all black: little to send, as much to decode as one likes. */
export const blackPng = (width: number, height: number): Buffer =>
  greyPng({ width, height, bits: 1 }, Buffer.alloc((1 + Math.ceil(width / 8)) * height));
