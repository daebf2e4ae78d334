import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** Elements whose content is text up to their own end tag. */
const modes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

export interface HtmlReader {
  open(tag: string, attribute: (name: string) => string): void;
  close(tag: string): void;
  text(text: string): void;
}

/**
 * Reads HTML tag by tag, as the HTML standard cuts it, without building a tree: a few hundred kilobytes of misnested
 * tags make a parser’s tree fill the memory, and never more than their own length here.
 */
export function readTokens(html: string, reader: HtmlReader): void {
  const onText = ({ chars }: Token.CharacterToken) => reader.text(chars);
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        const mode = modes[tagName];
        if (mode !== undefined) tokenizer.state = mode;
        reader.open(tagName, (name) => attrs.find((attribute) => attribute.name === name)?.value ?? '');
      },
      onEndTag: ({ tagName }) => reader.close(tagName),
      onCharacter: onText,
      onWhitespaceCharacter: onText,
      onNullCharacter: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(html, true);
}
