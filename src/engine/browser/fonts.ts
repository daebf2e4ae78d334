import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { escapeMarkup } from '#contract/escape-markup.ts';

const require = createRequire(import.meta.url);
const fourStyles = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'];

/** Packages that hold the fonts, and the folders of the styles wanted. Licences and sizes: decision 17. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '@expo-google-fonts/arimo': fourStyles,
  '@expo-google-fonts/tinos': fourStyles,
  '@expo-google-fonts/cousine': fourStyles,
  '@expo-google-fonts/carlito': fourStyles,
  '@expo-google-fonts/caladea': fourStyles,
  '@expo-google-fonts/gelasio': fourStyles,
  '@expo-google-fonts/roboto': [...fourStyles, '300Light', '500Medium'],
  'dejavu-fonts-ttf': ['ttf'],
  '@expo-google-fonts/noto-sans-devanagari': ['400Regular', '700Bold'],
  '@expo-google-fonts/noto-sans-thai': ['400Regular', '700Bold'],
  '@expo-google-fonts/sawarabi-gothic': ['400Regular'],
  '@expo-google-fonts/zcool-xiaowei': ['400Regular'],
  '@expo-google-fonts/nanum-gothic': ['400Regular', '700Bold'],
  '@expo-google-fonts/noto-color-emoji': ['400Regular'],
};

/** What a page asks for, and what it gets: letters of the same widths where such a font exists. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  Arimo: ['Arial', 'Helvetica', 'Helvetica Neue', 'Liberation Sans', 'sans-serif', 'cursive', 'fantasy'],
  Tinos: ['Times New Roman', 'Times', 'Liberation Serif', 'serif'],
  Cousine: ['Courier New', 'Courier', 'Liberation Mono', 'Consolas', 'ui-monospace', 'monospace'],
  Carlito: ['Calibri'],
  Caladea: ['Cambria'],
  Gelasio: ['Georgia', 'ui-serif'],
  Roboto: ['Segoe UI', 'system-ui', '-apple-system', 'BlinkMacSystemFont', 'ui-sans-serif'],
  'DejaVu Sans': ['Verdana', 'Geneva'],
  'DejaVu Sans Condensed': ['Tahoma'],
  'DejaVu Sans Mono': ['Menlo', 'Monaco'],
  'Noto Color Emoji': ['Apple Color Emoji', 'Segoe UI Emoji', 'emoji'],
};

/** Who draws a character that the page’s own fonts lack, in this order. */
const fallbacks = [
  ...['Arimo', 'DejaVu Sans', 'Noto Sans Devanagari', 'Noto Sans Thai', 'Sawarabi Gothic', 'ZCOOL XiaoWei'],
  ...['NanumGothic', 'Noto Color Emoji'],
];

/** Letters as they are drawn, neither fitted to the grid of pixels nor coloured for one kind of screen. */
const drawing = {
  antialias: '<bool>true</bool>',
  hinting: '<bool>false</bool>',
  autohint: '<bool>false</bool>',
  hintstyle: '<const>hintnone</const>',
  rgba: '<const>none</const>',
  lcdfilter: '<const>lcdnone</const>',
  embeddedbitmap: '<bool>false</bool>',
};

const family = (name: string) => `<string>${name}</string>`;

/**
 * A fontconfig configuration that knows our fonts alone: none of the machine’s, nor of its user’s, and no setting of theirs.
 * @param cacheFolder where fontconfig may write
 * @throws Error when a package of fonts is not installed
 */
export function fontConfiguration(cacheFolder: string): string {
  const folders = Object.entries(packages).flatMap(([name, styles]) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return styles.map((style) => `<dir>${escapeMarkup(join(folder, style))}</dir>`);
  });
  const replaced = Object.entries(standIns).flatMap(([ours, asked]) =>
    asked.map(
      (name) =>
        `<match target="pattern"><test qual="any" name="family">${family(name)}</test><edit name="family" mode="assign" binding="same">${family(ours)}</edit></match>`,
    ),
  );
  const last = `<match target="pattern"><edit name="family" mode="append_last">${fallbacks.map(family).join('')}</edit></match>`;
  const drawn = Object.entries(drawing).map(
    ([name, value]) => `<edit name="${name}" mode="assign">${value}</edit>`,
  );
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>',
    ...folders,
    ...replaced,
    last,
    `<match target="font">${drawn.join('')}</match>`,
    `<cachedir>${escapeMarkup(cacheFolder)}</cachedir></fontconfig>`,
  ].join('\n');
}
