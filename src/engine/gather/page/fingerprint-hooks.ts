/** Ways to tell one browser from another; each is noted once a script. */
export type FingerprintApi = 'canvas' | 'audio' | 'webgl' | 'fonts';

/**
 * Runs with the other hooks before the page’s own scripts: notes reading back a drawn text, rendering sound without
 * playing it, asking for the name of the graphics card, measuring a text in many fonts. Ordinary uses of the same
 * interfaces (charts, games, an emoji test) do not look like that.
 */
export function watchFingerprints(report: (data: object) => void, callingScript: () => string): void {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const told = new Set<string>();
  let looks = 200;
  const tell = (api: FingerprintApi): void => {
    looks -= 1;
    if (looks < 0) return;
    const script = callingScript();
    if (told.has(`${api} ${script}`) || told.size >= 40) return;
    told.add(`${api} ${script}`);
    report({ kind: 'fingerprint', api, script: script || location.href });
  };
  const before = (
    owner: string,
    method: string,
    look: (self: never, given: readonly unknown[]) => void,
  ): void => {
    try {
      const holder = world[owner]?.prototype as Record<string, unknown> | undefined;
      const original = holder?.[method];
      if (!holder || typeof original !== 'function') return;
      holder[method] = function (this: unknown, ...given: unknown[]) {
        look(this as never, given);
        return (original as (...all: unknown[]) => unknown).apply(this, given);
      };
    } catch {
      // A page or a browser without this interface has nothing to hook.
    }
  };

  const written = new WeakSet<object>();
  const longText = 10;
  const largest = 500;
  const note = ({ canvas }: { canvas: object }, given: readonly unknown[]): void => {
    if (String(given[0]).length >= longText) written.add(canvas);
  };
  const read = (canvas: { width: number; height: number }): void => {
    if (written.has(canvas) && canvas.width <= largest && canvas.height <= largest) tell('canvas');
  };
  before('CanvasRenderingContext2D', 'fillText', note);
  before('CanvasRenderingContext2D', 'strokeText', note);
  before('HTMLCanvasElement', 'toDataURL', read);
  before('HTMLCanvasElement', 'toBlob', read);
  before('CanvasRenderingContext2D', 'getImageData', ({ canvas }: { canvas: HTMLCanvasElement }) =>
    read(canvas),
  );

  before('OfflineAudioContext', 'startRendering', () => tell('audio'));

  const vendor = 37_445;
  const renderer = 37_446;
  for (const owner of ['WebGLRenderingContext', 'WebGL2RenderingContext'])
    before(owner, 'getParameter', (_, [name]) => {
      if (name === vendor || name === renderer) tell('webgl');
    });

  const many = 30;
  const families = new Set<string>();
  const measured = (font: string): void => {
    if (families.size > many) return;
    families.add(font.replace(/^.*?\d(?:px|pt|em|rem|%)\S*\s+/, '').toLowerCase());
    if (families.size > many) tell('fonts');
  };
  before('CanvasRenderingContext2D', 'measureText', ({ font }: { font: string }) => measured(font));
  before('FontFaceSet', 'check', (_, [font]) => measured(String(font)));
}
