import type { OCREngine, TextItem } from 'tesseract-wasm';
import type { ImageText, ReadWord } from '../../artifacts.ts';
import { type GreyPicture, otherDrawing, type Place } from './other-drawing.ts';

/** What is read in a picture, and what else is drawn there. */
export type PictureText = Pick<ImageText, 'words' | 'otherDrawing'>;

/** Room around the picture: letters that touch an edge are not read. */
const margin = 20;
/** Below it, what was taken for a word is a drawing. */
const leastConfidence = 0.6;
const wordLimit = 300;

/**
 * Reads a picture: its ground lightened where it is dark and continued around it; where that shows no word, as it is
 * on white (a button with an edge of its own). Takes some tens of milliseconds, seconds for a page full of text.
 */
export function readWords(engine: OCREngine, picture: GreyPicture): PictureText {
  const ground = mostFrequent(picture.pixels);
  const found = wordsOf(engine, picture, ground, ground < 128);
  const boxes = found.length > 0 ? found : wordsOf(engine, picture, 255, false);
  const words = boxes.slice(0, wordLimit).map(toWord);
  return { words, otherDrawing: otherDrawing(picture, boxes.map(placeOf)) };
}

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
    .filter(({ text, confidence }) => confidence >= leastConfidence && /[\p{L}\p{N}]/u.test(text));
  engine.clearImage();
  return words;
}

function mostFrequent(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

const toWord = ({ text, confidence }: TextItem): ReadWord => ({
  text: text.trim().slice(0, 60),
  confidence: Math.round(confidence * 100) / 100,
});

const placeOf = ({ rect }: TextItem): Place => ({
  left: rect.left - margin,
  top: rect.top - margin,
  right: rect.right - margin,
  bottom: rect.bottom - margin,
});
