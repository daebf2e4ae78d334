import { before, callingScript, type FingerprintApi, prototypeOf, type Report } from './hook-reports.ts';

/** `UNMASKED_VENDOR_WEBGL` and `UNMASKED_RENDERER_WEBGL` of WEBGL_debug_renderer_info. */
const vendor = 37_445;
const renderer = 37_446;
/** Characters of a text that is drawn to be read back. */
const longText = 10;
/** Sides of a picture that is, px. */
const largest = 500;
/** Families that a text is measured in. */
const manyFonts = 30;
const mostLooks = 200;
const mostTold = 40;

/**
 * Notes reading back a drawn text, rendering sound without playing it, asking for the name of the graphics card, measuring a
 * text in many fonts. Ordinary uses of the same interfaces (charts, games, an emoji test) do not look like that.
 */
export function watchFingerprints(report: Report): void {
  const told = new Set<string>();
  let looks = mostLooks;
  const tell = (api: FingerprintApi): void => {
    looks -= 1;
    if (looks < 0) return;
    const script = callingScript();
    if (told.has(`${api} ${script}`) || told.size >= mostTold) return;
    told.add(`${api} ${script}`);
    report({ kind: 'fingerprint', api, script: script || location.href });
  };
  watchDrawings(() => tell('canvas'));
  before(prototypeOf('OfflineAudioContext'), 'startRendering', () => tell('audio'));
  for (const owner of ['WebGLRenderingContext', 'WebGL2RenderingContext'])
    before(prototypeOf(owner), 'getParameter', (_, [name]) => {
      if (name === vendor || name === renderer) tell('webgl');
    });
  watchFonts(() => tell('fonts'));
}

function watchDrawings(tell: () => void): void {
  const drawing = prototypeOf('CanvasRenderingContext2D');
  const written = new WeakSet<object>();
  const note = ({ canvas }: { canvas: object }, given: readonly unknown[]): void => {
    if (String(given[0]).length >= longText) written.add(canvas);
  };
  const read = (canvas: HTMLCanvasElement): void => {
    if (written.has(canvas) && canvas.width <= largest && canvas.height <= largest) tell();
  };
  before(drawing, 'fillText', note);
  before(drawing, 'strokeText', note);
  before(prototypeOf('HTMLCanvasElement'), 'toDataURL', read);
  before(prototypeOf('HTMLCanvasElement'), 'toBlob', read);
  before(drawing, 'getImageData', ({ canvas }: { canvas: HTMLCanvasElement }) => read(canvas));
}

function watchFonts(tell: () => void): void {
  const families = new Set<string>();
  const measured = (font: string): void => {
    if (families.size > manyFonts) return;
    families.add(font.replace(/^.*?\d(?:px|pt|em|rem|%)\S{0,40}\s+/, '').toLowerCase());
    if (families.size > manyFonts) tell();
  };
  before(prototypeOf('CanvasRenderingContext2D'), 'measureText', ({ font }: { font: string }) =>
    measured(font),
  );
  before(prototypeOf('FontFaceSet'), 'check', (_, [font]) => measured(String(font)));
}
