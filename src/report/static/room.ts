import { clip } from './clean-text.ts';

/** How much of a report stands in a document that is read without us. */
export interface Room {
  /** Nothing is left to the report on line, and tables scroll: the file. Otherwise paper. */
  readonly isWhole: boolean;
  /** A text fit for the document: `onPaper` characters there, a long text in a file. */
  readonly text: (words: string, onPaper: number) => string;
  /** The items that stand: the first `onPaper` there, all of them in a file. */
  readonly first: <T>(items: readonly T[], onPaper: number) => readonly T[];
}

/** Characters of any text in a file: longer ones are no text that people wrote. */
const longestText = 2000;

export const paper: Room = {
  isWhole: false,
  text: clip,
  first: (items, onPaper) => items.slice(0, onPaper),
};

export const wholeFile: Room = {
  isWhole: true,
  text: (words) => clip(words, longestText),
  first: (items) => items,
};
