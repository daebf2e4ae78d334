import { describe, expect, test } from 'vitest';
import type { PageShapes } from '#engine/artifacts.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { type ProvenFact, provePage } from './prove-page.ts';

const page = (body: string, changes: Partial<PageShapes> = {}) =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><head><title>Essai</title></head><body>${body}</body></html>`,
    changes,
  );
const sheet = (text: string) => ({
  stylesheets: [{ url: 'https://a.fr/a.css', inline: false, text, media: '' }],
});
const proves = (fact: ProvenFact, body: string, changes: Partial<PageShapes> = {}) =>
  provePage(page(body, changes)).includes(fact);

/** Fact → a body that proves it, then bodies that leave a doubt. */
const cases: readonly (readonly [ProvenFact, string, ...string[]])[] = [
  [
    'noPicture',
    '<p>Texte</p>',
    '<img src="a.png" alt="">',
    '<div hidden><svg></svg></div>',
    '<i>\ue001</i>',
    '<input type="image">',
  ],
  [
    'noDescribedPicture',
    '<img src="a.png" alt="">',
    '<img src="a.png" alt="Pont">',
    '<img src="a.png" title="Pont">',
    '<canvas></canvas>',
  ],
  [
    'noCaptcha',
    '<form><input name="nom"></form>',
    '<div class="g-recaptcha"></div>',
    '<p>Anti-robot : 3 + 4 ?</p>',
    '<form><img src="x.png" data-natural="120 40"></form>',
  ],
  [
    'noBigPicture',
    '<img src="a.png" data-natural="80 80">',
    '<img src="a.png" data-natural="600 400">',
    '<img src="a.png" data-natural="0 0">',
    '<svg data-box="0 0 400 300"></svg>',
  ],
  [
    'noDetailedDescription',
    '<img src="a.png" data-natural="80 80">',
    '<img src="a.png" data-natural="80 80" longdesc="a.html">',
    '<img src="a.png" data-natural="600 400">',
  ],
  [
    'noPictureOfText',
    '<img src="a.png" data-natural="60 12" data-box="0 0 60 12">',
    '<img src="a.png" data-natural="300 40">',
    '<p style="background-image:url(a.png)">x</p>',
  ],
  [
    'noCaptionedPicture',
    '<img src="a.png" data-natural="80 80">',
    '<figure><img src="a.png" data-natural="80 80"></figure>',
    '<div class="wp-caption"><img src="a.png" data-natural="80 80"></div>',
    '<img src="a.png" data-natural="600 400">',
  ],
  ['noFrame', '<p>Texte</p>', '<iframe src="a.html"></iframe>', '<iframe hidden src="a.html"></iframe>'],
  ['noTitledFrame', '<iframe src="a.html"></iframe>', '<iframe src="a.html" title="Carte"></iframe>'],
  [
    'noTimedMedia',
    '<a href="https://www.youtube.com/@mairie">Chaîne</a>',
    '<audio></audio>',
    '<lite-youtube>x</lite-youtube>',
    '<a href="film.mp4">Film</a>',
    '<a href="https://youtu.be/abc">Film</a>',
    '<iframe src="https://player.example/"></iframe>',
  ],
  ['noVideo', '<audio src="a.wav"></audio>', '<video></video>', '<div class="video-js">x</div>'],
  [
    'noNonTimedMedia',
    '<svg data-box="0 0 24 24"></svg>',
    '<canvas></canvas>',
    '<object data="a.swf"></object>',
    '<svg data-box="0 0 300 200"></svg>',
    '<svg data-listeners="click" data-box="0 0 24 24"></svg>',
  ],
  [
    'noMotion',
    '<img src="a.jpg">',
    '<img src="a.gif">',
    '<marquee>x</marquee>',
    '<video></video>',
    '<script>go()</script>',
  ],
  [
    'noTable',
    '<div style="display:table">x</div>',
    '<table><tr><td>x</td></tr></table>',
    '<div role="grid">x</div>',
  ],
  [
    'noComplexTable',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '<table><tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td><b>2</b></td></tr></table>',
  ],
  [
    'noLayoutTable',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '<table role="presentation"><tr><td>1</td><td>2</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '<table><tr><td><form></form></td><td>2</td></tr><tr><td>1</td><td>2</td></tr></table>',
  ],
  [
    'noTitledTable',
    '<table><tr><td>x</td></tr></table>',
    '<table><caption>T</caption><tr><td>x</td></tr></table>',
    '<table aria-label="T"><tr><td>x</td></tr></table>',
  ],
  [
    'noField',
    '<form><button>Aller</button></form>',
    '<input>',
    '<dialog><input></dialog>',
    '<div role="textbox"></div>',
    '<div contenteditable>x</div>',
  ],
  [
    'onlySearchFields',
    '<form role="search"><input type="search" name="q"></form>',
    '<form role="search"><input name="q"><input name="ville"></form>',
    '<form><input name="courriel"></form>',
  ],
  [
    'noCheckedField',
    '<form role="search"><input type="search" name="q"></form>',
    '<form role="search"><input type="search" name="q" required></form>',
  ],
  [
    'noFieldsToGroup',
    '<form><input name="q"></form><form><input name="m"></form>',
    '<form><input name="q"><input name="m"></form>',
    '<form><input type="radio"></form><form><input type="radio"></form>',
  ],
  ['noGrouping', '<form><input></form>', '<fieldset><input></fieldset>', '<div role="radiogroup"></div>'],
  [
    'noLegend',
    '<fieldset><input></fieldset>',
    '<fieldset><legend>L</legend></fieldset>',
    '<div role="group" aria-label="L"></div>',
  ],
  ['noSelect', '<input>', '<select></select>', '<div role="listbox"></div>'],
  [
    'noButton',
    '<a href="/">Accueil</a>',
    '<button>x</button>',
    '<input type="submit">',
    '<div role="button">x</div>',
    '<details><summary>x</summary></details>',
  ],
  [
    'noScript',
    '<script type="application/ld+json">{}</script>',
    '<script>go()</script>',
    '<p onclick="go()">x</p>',
    '<a href="javascript:go()">x</a>',
    '<p data-listeners="click">x</p>',
  ],
  ['noScriptedComponent', '<p>x</p>', '<div role="tablist">x</div>', '<script src="a.js"></script>'],
  ['noScriptAlternative', '<script>go()</script>', '<noscript><p>Activez JavaScript.</p></noscript>'],
  [
    'noFocusable',
    '<p>x</p>',
    '<a href="/">x</a>',
    '<div tabindex="0">x</div>',
    '<dialog><button>x</button></dialog>',
  ],
  ['noLink', '<p>x</p>', '<a>x</a>', '<span role="link">x</span>'],
  [
    'noTimeLimit',
    '<p>x</p>',
    '<meta http-equiv="refresh" content="5">',
    '<form></form>',
    '<script>go()</script>',
  ],
  ['noText', '<div></div>', '<p>x</p>', '<input placeholder="Nom">'],
  ['noInnerLanguageCode', '<p>x</p>', '<p lang="en">x</p>'],
  ['noDirection', '<p>x</p>', '<p dir="ltr">x</p>', '<p>سلام</p>', '<p title="שלום">x</p>'],
  [
    'noQuotation',
    '<p>Il parle.</p>',
    '<p>« Il parle. »</p>',
    '<blockquote>Il parle.</blockquote>',
    '<div class="testimonials">Il parle.</div>',
  ],
  [
    'noCrypticText',
    '<p>Mairie ouverte de 9 h à 17 h.</p>',
    '<p>Merci :-)</p>',
    '<pre>x</pre>',
    '<p>m3rci</p>',
    '<p>Bravo 🎉</p>',
  ],
  [
    'noLinkInText',
    '<ul><li><a href="/">Accueil</a></li></ul>',
    '<p>Voir <a href="/">l’accueil</a>.</p>',
    '<div><p>Texte</p><a href="/">Accueil</a></div>',
  ],
  [
    'noLinkedDocument',
    '<a href="/contact">Contact</a>',
    '<a href="a.pdf">Budget</a>',
    '<a href="/doc?id=3">Télécharger</a>',
    '<a href="/x">Budget (2 Mo)</a>',
    '<a href="/x" download>Budget</a>',
  ],
  [
    'nothingHidden',
    '<p>x</p>',
    '<p hidden>x</p>',
    '<p aria-hidden="true">x</p>',
    '<p data-box="-999 0 100 20">x</p>',
    '<details>x</details>',
  ],
  ['noControlNorIcon', '<p>x</p><a href="/">y</a>', '<input>', '<svg></svg>', '<p data-before="→">x</p>'],
  [
    'noSiteMap',
    '<a href="/contact">Contact</a>',
    '<a href="/plan-du-site">Repères</a>',
    '<a href="/x">Plan</a>',
    '<a href="/sitemap">x</a>',
    '<a href="/x">Toutes les pages</a>',
  ],
  [
    'noSearch',
    '<a href="/contact">Contact</a>',
    '<input name="q">',
    '<button class="search-toggle"></button>',
    '<a href="/x">Rechercher</a>',
  ],
  [
    'everythingSeen',
    '<iframe data-box="0 0 1 1" src="https://t.example/"></iframe>',
    '<iframe src="https://t.example/"></iframe>',
    '<x-menu></x-menu>',
    '<object data="a.pdf"></object>',
  ],
  ['hiddenLinksNamed', '<nav hidden><a href="/">Accueil</a></nav>', '<nav hidden><a href="/"></a></nav>'],
  [
    'everyFrameTitled',
    '<iframe title="Carte"></iframe>',
    '<iframe title="Carte"></iframe><iframe hidden></iframe>',
  ],
  [
    'hiddenGroupsNamed',
    '<fieldset hidden><legend>L</legend></fieldset>',
    '<fieldset hidden><input></fieldset>',
  ],
  ['directionsSorted', '<p dir="rtl">سلام</p>', '<p>Bonjour سلام</p>', '<p dir="rtl">Bonjour</p>'],
  [
    'searchInHeader',
    '<header><form><input type="search"></form></header>',
    '<main><form><input type="search"></form></main>',
  ],
  [
    'zonesMarked',
    '<header></header><nav></nav><main></main><footer></footer>',
    '<div id="header"></div><nav></nav><main></main><footer></footer>',
  ],
];

describe('a fact about a page', () => {
  test.each(cases.map(([fact, sure, ...doubts]) => ({ fact, sure, doubts })))(
    '$fact is proven without doubt, and only then',
    ({ fact, sure, doubts }) => {
      expect(proves(fact, sure)).toBe(true);
      expect(doubts.filter((body) => proves(fact, body))).toEqual([]);
    },
  );

  test('reads style sheets, minified ones too', () => {
    expect(proves('noColour', '<p>x</p>', sheet('p{margin:0}'))).toBe(true);
    expect(proves('noColour', '<p>x</p>', sheet('p{color:red}'))).toBe(false);
    expect(proves('noColour', '<p>x</p>', sheet('p{margin:0;background:#fff}'))).toBe(false);
    expect(proves('noGeneratedContent', '<p>x</p>', sheet('p::before{content:""}'))).toBe(true);
    expect(proves('noGeneratedContent', '<p>x</p>', sheet('p::before{content:"→"}'))).toBe(false);
    expect(proves('noGeneratedContent', '<p>x</p>', sheet('p{background:url(a.png)}'))).toBe(false);
    expect(proves('noCssReveal', '<p>x</p>', sheet('a:hover{color:red}'))).toBe(true);
    expect(proves('noCssReveal', '<p>x</p>', sheet('li:hover ul{display:block}'))).toBe(false);
    expect(proves('noAdditionalContent', '<p>x</p>', sheet('a:hover{color:red}'))).toBe(true);
    expect(proves('noAdditionalContent', '<p>x</p><script>go()</script>', sheet(''))).toBe(false);
    expect(proves('noMotion', '<p>x</p>', sheet('@keyframes a{to{left:0}}'))).toBe(false);
  });

  test('a sheet that could not be read leaves a doubt', () => {
    expect(proves('noColour', '<p>x</p>', sheet(''))).toBe(false);
  });

  test('colours are declared together when the page sets both and controls follow', () => {
    const both = 'body{color:#111;background:#fff}';
    expect(proves('coloursDeclaredTogether', `<style>${both}</style>`, sheet(both))).toBe(true);
    const half = 'body{background:#fff}';
    expect(proves('coloursDeclaredTogether', `<style>${half}</style>`, sheet(half))).toBe(false);
    const button = `${both}.appel{background:#00f}`;
    expect(
      proves('coloursDeclaredTogether', `<style>${button}</style><a class="appel">x</a>`, sheet(button)),
    ).toBe(false);
  });

  test('an inline background on a control leaves a doubt about colours', () => {
    const both = 'body{color:#111;background:#fff}';
    const button = '<button style="background:#00f">x</button>';
    expect(proves('coloursDeclaredTogether', `<style>${both}</style>${button}`, sheet(both))).toBe(false);
  });

  test('a skip link counts when it is shown or comes with the focus', () => {
    const link =
      '<a class="saut" href="#c" data-box="-999 0 100 20">Aller au contenu</a><main id="c"></main>';
    expect(proves('skipLinkShown', link)).toBe(false);
    expect(proves('skipLinkShown', link, sheet('.saut:focus{left:0}'))).toBe(true);
    expect(proves('skipLinkShown', '<a href="#c">Contenu</a><main id="c"></main>')).toBe(true);
  });

  test('the language is confirmed by the words', () => {
    const french = `<p>${'Les habitants de la commune sont invités à la réunion du conseil pour le projet. '.repeat(6)}</p>`;
    expect(proves('languageConfirmed', french)).toBe(true);
    expect(proves('languageConfirmed', '<p>Bonjour</p>')).toBe(false);
  });

  test('a handler on the document or the window is a script, whatever became of its element', () => {
    const { dom } = page('<p>x</p>');
    expect(provePage(page('', { dom: { ...dom, globalListeners: [] } }))).toContain('noScript');
    expect(provePage(page('', { dom: { ...dom, globalListeners: ['click'] } }))).not.toContain('noScript');
  });

  test('a failed artifact or a page cut short proves nothing', () => {
    const failed = { artifactError: 'délai dépassé' } as never;
    expect(provePage(page('<p>x</p>', { dom: failed }))).toEqual([]);
    const { dom } = page('<p>x</p>');
    expect(
      provePage(page('', { dom: { ...dom, truncated: true } })).filter((fact) => fact.startsWith('no')),
    ).toEqual([]);
  });

  test('an old doctype, a missing title or language are facts too', () => {
    const old = pageArtifacts(
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "x"><html><body>x</body></html>',
    );
    expect(provePage(old)).toEqual(expect.arrayContaining(['olderDoctype', 'noPageTitle', 'noLanguageCode']));
    expect(provePage(page(''))).not.toEqual(expect.arrayContaining(['olderDoctype']));
    expect(provePage(pageArtifacts('<p>x'))).not.toContain('olderDoctype');
  });
});
