import jpeg from 'jpeg-js';
import type { RuleSnippet } from '#reference/rule-snippets/snippet.ts';
import { gifOf } from './image-bytes.ts';
import { exif } from './jpeg-parts.ts';
import { startLoopback } from './loopback.ts';
import { greyPng } from './png.ts';
import { addressIn, documentOf, words } from './snippet-document.ts';

/** A site whose pages are snippets, with what these name: pictures, texts, answers. */
export interface SnippetSite {
  /** For `TargetPolicy.allow`. */
  readonly target: string;
  /** Where a page that holds the snippet is from now on: no other snippet is there. */
  addressOf(kind: RuleSnippet['kind'], text: string): string;
  close(): Promise<void>;
}

const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

/** Starts it on loopback, with pictures of its own by their address. What is called « absent » answers 404. */
export async function startSnippetSite(pictures: Readonly<Record<string, Buffer>>): Promise<SnippetSite> {
  const pages: string[] = [];
  const { origin, target, close } = await startLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://test');
    const page = pages[Number(/^\/exemple-(\d+)\//.exec(pathname)?.[1])];
    const drawn = pictures[pathname] && { type: 'image/png', body: pictures[pathname] };
    const html = page === undefined ? undefined : { type: 'text/html; charset=utf-8', body: page };
    const found = html ?? drawn ?? fileAt(pathname);
    if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Introuvable');
  });
  return {
    target,
    close,
    addressOf(kind, text) {
      pages.push(documentOf(kind, text, meta));
      const { pathname = '/' } = addressIn(text) ?? {};
      return `${origin}/exemple-${pages.length - 1}${pathname}`;
    },
  };
}

interface ServedFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** What the name of a file says of it is true: `/port-2400x1600-900ko.png`. Pictures are plain but for that. */
function fileAt(path: string): ServedFile | null {
  if (/absente?\b/.test(path)) return null;
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  if (extension === 'gif') return { type: 'image/gif', body: animation(path) };
  const type = pictureTypes[extension];
  if (type) return { type, body: picture(path) };
  const code = codeTypes[extension];
  if (code) return { type: code, body: `/*${'.'.repeat(weightOf(path))}*/` };
  return { type: 'text/html; charset=utf-8', body: words(450) };
}

// Browsers tell what a picture is by its bytes, rules by what the server says.
const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** `-avec-position`: the photograph says where it was taken. */
function picture(path: string): Buffer {
  if (/-position/.test(path)) return photograph(/-avec-position/.test(path), weightOf(path));
  const [, width = 600, height = 400] = (/(\d+)x(\d+)/.exec(path) ?? []).map(Number);
  return greyPicture(width, height, weightOf(path));
}

/** Bytes. */
const weightOf = (path: string): number => 1_000 * Number(/(\d+)ko/.exec(path)?.[1] ?? 1);
const codeTypes: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };

/** `-5-par-seconde`: flashes; `-une-fois`: it plays once. */
function animation(path: string): Buffer {
  const [, flashes = 1] = (/-(\d+)-par-seconde/.exec(path) ?? []).map(Number);
  const loops = /-une-fois/.test(path) ? null : 0;
  return gifOf([0, 1], { delayMs: 500 / flashes, loops, width: 300, height: 200 });
}

function photograph(isPlaced: boolean, bytes: number): Buffer {
  const [width, height] = [300, 200];
  const file = jpeg.encode({ data: Buffer.alloc(4 * width * height, 150), width, height }, 80).data;
  const position = Buffer.from(isPlaced ? exif(48, 4, true) : []);
  // Nothing reads what follows the end of the picture.
  const rest = Buffer.alloc(Math.max(0, bytes - file.length));
  return Buffer.concat([file.subarray(0, 2), position, file.subarray(2), rest]);
}

function greyPicture(width: number, height: number, bytes: number): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, 150)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return greyPng({ width, height, bits: 8 }, rows, (pixelBytes) => bytes - pixelBytes);
}
