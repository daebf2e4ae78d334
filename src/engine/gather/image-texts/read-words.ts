import type { OCREngine, TextItem } from 'tesseract-wasm';
import type { ImageText, ReadWord } from '../../artifacts.ts';
import {
  formsOf,
  type GreyPicture,
  type Outlines,
  outlinesOf,
  outsideWords,
  type Place,
  withoutLines,
} from './outlines.ts';

/** A picture to be read, and what it may be for a text in it to matter. */
export interface WantedText {
  /** Letters, about. */
  readonly least: number;
  readonly most: number;
  /** Share of its outlines that frames and lines may make; 1 on a button, which has an edge. */
  readonly mostDrawing: number;
  /** A table, a leaflet: so many letters matter among more drawing too, and no more than `read` of them, about, are read. */
  readonly sheet?: { readonly least: number; readonly read: number; readonly mostDrawing: number };
}

export interface AskedPicture extends GreyPicture {
  readonly wanted: WantedText;
}

/** What is read in a picture, and what else is drawn there. */
export interface PictureText extends Pick<ImageText, 'words' | 'otherDrawing'> {
  /** Whether its forms made it worth reading. */
  readonly isRead: boolean;
}

/** Room around the picture: letters that touch an edge are not read. */
const margin = 20;
/** Below it, what was taken for a word is a drawing. */
const leastConfidence = 0.6;
const wordLimit = 300;
/** Letters that are no word by themselves are corners and edges. */
const isWord = /\p{L}.*[\p{L}\p{N}]|\p{N}|^\P{L}*[aàyôiAÀYÔI]\P{L}*$/u;

/**
 * Reads a picture: its ground lightened where it is dark and continued around it; where that shows no word, as it is
 * on white (a button with an edge of its own). What its forms show to be a drawing, or another number of letters, is not
 * read: reading takes tens of milliseconds, looking at forms a few.
 */
export function readWords(engine: OCREngine, picture: AskedPicture): PictureText {
  const outlines = outlinesOf(picture);
  const { letters, drawing } = formsOf(picture, outlines);
  const { least, most, mostDrawing, sheet } = picture.wanted;
  const isSheet = sheet !== undefined && drawing <= sheet.mostDrawing && letters >= sheet.least;
  const worth = drawing <= mostDrawing && letters >= least && letters <= most;
  const text =
    worth && (!isSheet || letters <= sheet.read) ? readText(engine, picture, outlines, drawing) : null;
  if (!isSheet || (text && text.words.length > 0)) return text ?? unread;
  return readSheet(engine, topOf(picture, Math.min(1, sheet.read / letters)));
}

const unread: PictureText = { words: [], otherDrawing: 1, isRead: false };

/** A text and little else. */
function readText(
  engine: OCREngine,
  picture: AskedPicture,
  outlines: Outlines,
  drawing: number,
): PictureText {
  const { mostDrawing } = picture.wanted;
  const ground = mostFrequent(picture.pixels);
  const found = wordsOf(engine, picture, ground, ground < 128);
  const boxes = found.length > 0 ? found : wordsOf(engine, picture, 255, false);
  const words = boxes.slice(0, wordLimit).map(toWord);
  const outside = outsideWords(picture, outlines, boxes.map(placeOf));
  const share = mostDrawing < 1 ? Math.max(drawing, outside) : outside;
  return { words, otherDrawing: Math.round(100 * share) / 100, isRead: true };
}

/** Its upper part: what a long table says first tells that it is one. */
function topOf(picture: GreyPicture, share: number): GreyPicture {
  const height = Math.max(1, Math.floor(picture.height * share));
  return { width: picture.width, height, pixels: picture.pixels.subarray(0, height * picture.width) };
}

/** Words here and there, as they stand in a table. */
function readSheet(engine: OCREngine, picture: GreyPicture): PictureText {
  const clear = withoutLines(picture);
  const usual = engine.getVariable(layout);
  engine.setVariable(layout, wordsAnywhere);
  try {
    const words = wordsOf(engine, clear, 255, mostFrequent(clear.pixels) < 128);
    return { words: words.slice(0, wordLimit).map(toWord), otherDrawing: 1, isRead: true };
  } finally {
    engine.setVariable(layout, usual);
  }
}

const layout = 'tessedit_pageseg_mode';
/** Tesseract’s « sparse text ». */
const wordsAnywhere = '11';

function wordsOf(engine: OCREngine, picture: GreyPicture, around: number, inverted: boolean): TextItem[] {
  const width = picture.width + 2 * margin;
  const height = picture.height + 2 * margin;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x - margin, y - margin];
      const inside = column >= 0 && row >= 0 && column < picture.width && row < picture.height;
      const level = inside ? (picture.pixels[row * picture.width + column] ?? 0) : around;
      data.fill(inverted ? 255 - level : level, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  engine.loadImage({ data, width, height, colorSpace: 'srgb' });
  const words = engine
    .getTextBoxes('word')
    .filter(({ text, confidence }) => confidence >= leastConfidence && isWord.test(text.trim()));
  engine.clearImage();
  return words;
}

function mostFrequent(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

const toWord = ({ text, confidence }: TextItem): ReadWord => ({
  // What it takes the edge of the picture for.
  text: text.replaceAll(/^[\s|_~]+|[\s|_~]+$/g, '').slice(0, 60),
  confidence: Math.round(confidence * 100) / 100,
});

const placeOf = ({ rect }: TextItem): Place => ({
  left: rect.left - margin,
  top: rect.top - margin,
  right: rect.right - margin,
  bottom: rect.bottom - margin,
});
