/** Three recordings in the Recorder’s own format, which together use all of it, for `serveRecordedSite`. */

const led = (url: string, title = '') => ({ assertedEvents: [{ type: 'navigation', url, title }] });
const main = { target: 'main' };
const at = { offsetX: 5, offsetY: 4.5 };
const key = (name: string, more: object = {}) => [
  { type: 'keyDown', ...main, key: name, ...more },
  { type: 'keyUp', key: name, ...main },
];

/** Begun on an empty tab, in the window of a telephone: all kinds of fields, wheel, waits. */
const everyField = (origin: string) => ({
  title: 'Formulaire',
  timeout: 15_000,
  steps: [
    {
      ...{ type: 'setViewport', width: 400, height: 800, deviceScaleFactor: 2 },
      ...{ isMobile: true, hasTouch: true, isLandscape: false },
    },
    { type: 'navigate', url: 'chrome://new-tab-page/', ...led('chrome://new-tab-page/', 'Nouvel onglet') },
    { type: 'emulateNetworkConditions', download: 180_000, upload: 84_375, latency: 562.5 },
    { type: 'navigate', url: `${origin}/formulaire`, ...led(`${origin}/formulaire`, 'Formulaire') },
    { type: 'hover', ...main, selectors: [['aria/Menu'], ['#menu']] },
    { type: 'scroll', ...main, selectors: ['#boite'], x: 0, y: 300 },
    { type: 'waitForElement', selectors: ['.ligne'], operator: '==', count: 3 },
    {
      type: 'waitForElement',
      selectors: ['.ligne:first-child'],
      operator: '<=',
      count: 1,
      attributes: { 'data-n': '1' },
    },
    { type: 'waitForElement', selectors: ['.ligne'], operator: '>=', count: 2 },
    { type: 'waitForElement', selectors: [['#attente']], visible: false },
    { type: 'waitForElement', selectors: ['#nom'], properties: { tagName: 'INPUT', value: '' } },
    { type: 'click', ...main, selectors: [['aria/Nom'], ['#nom'], ['xpath///*[@id="nom"]']], ...at },
    { type: 'change', ...main, selectors: [['aria/Nom'], ['#nom']], value: 'H' },
    { type: 'keyUp', key: 'h', ...main },
    { type: 'change', ...main, selectors: [['aria/Nom'], ['#nom']], value: 'Hello W' },
    { type: 'keyUp', key: 'w', ...main },
    { type: 'change', ...main, selectors: [['aria/Nom'], ['#nom']], value: 'Hello World' },
    ...key('Tab'),
    { type: 'change', ...main, selectors: [['#jour']], value: '2026-12-01' },
    { type: 'change', ...main, selectors: [['aria/Mode'], ['#mode']], value: 'relais' },
    { type: 'change', ...main, selectors: [['aria/Message']], value: 'Bonjour' },
    { type: 'change', ...main, selectors: [['#libre']], value: 'Libre' },
    { type: 'click', ...main, selectors: [['#accord']], ...at, deviceType: 'mouse', button: 'primary' },
    { type: 'doubleClick', ...main, selectors: [['#double']], ...at },
    { type: 'click', ...main, selectors: [['#droit']], ...at, button: 'secondary', duration: 400 },
    { type: 'scroll', ...main, y: 600 },
    { type: 'change', ...main, selectors: [['#ville']], value: 'Brest' },
    { type: 'waitForElement', selectors: [['#ville']], properties: { value: 'Brest' } },
    { type: 'keyDown', ...main, key: 'Enter', ...led(`${origin}/formulaire/suite`) },
    { type: 'keyUp', key: 'Enter', ...main },
    { type: 'waitForElement', selectors: [['#suite']], visible: true, count: 1 },
    { type: 'close' },
  ],
});

/** Each kind of selector alone, frames that come late, shadow roots. */
const everySelector = (origin: string) => ({
  title: 'Cadres',
  selectorAttribute: 'data-test',
  steps: [
    {
      type: 'setViewport',
      width: 1280,
      height: 900,
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
      isLandscape: false,
    },
    { type: 'navigate', url: `${origin}/cadres`, ...led(`${origin}/cadres`, 'Cadres') },
    { type: 'click', ...main, selectors: ['xpath///*[@id="xpath"]'], ...at },
    { type: 'click', ...main, selectors: [['aria/Bouton (nommé) d’un « nom »[role="button"]']], ...at },
    { type: 'click', ...main, selectors: ['css/#css'], ...at },
    { type: 'click', ...main, selectors: ['text/Texte seul'], ...at },
    { type: 'click', ...main, selectors: [['aria/Zone', 'aria/Dans la zone']], ...at },
    { type: 'click', ...main, selectors: [['x-dehors', 'x-dedans', '#profond']], ...at },
    { type: 'click', ...main, selectors: [['pierce/.perce']], ...at },
    { type: 'click', ...main, frame: [0, 0], selectors: [['aria/Dedans'], ['#dedans']], ...at },
    {
      type: 'waitForElement',
      frame: [],
      selectors: [['#fait']],
      properties: { textContent: 'aria cadre chemin css ombre perce texte zone' },
    },
  ],
});

/** An application of one page: addresses without loads, the keyboard, a late answer, a page that moves. */
const onePage = (origin: string) => ({
  title: 'Application',
  steps: [
    {
      type: 'setViewport',
      width: 1280,
      height: 900,
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
      isLandscape: false,
    },
    { type: 'navigate', url: `${origin}/application`, ...led(`${origin}/application`, 'Application') },
    {
      type: 'click',
      ...main,
      selectors: [['aria/Liste'], ['#aller']],
      ...at,
      ...led(`${origin}/application/liste`),
    },
    { type: 'waitForElement', selectors: [['#vue']] },
    ...key('/'),
    ...key('ArrowDown'),
    ...key('Escape'),
    { type: 'click', ...main, selectors: [['#lent']], ...at },
    { type: 'click', ...main, selectors: [['#bouge']], ...at },
    { type: 'waitForElement', selectors: [['body']], attributes: { 'data-bouge': 'fini' } },
    { type: 'click', ...main, selectors: [['#fin']], ...at, ...led(`${origin}/application/fin`) },
    { type: 'waitForElement', selectors: [['#fini']] },
  ],
});

/** Each with what its page says was done, in order. */
export const wholeRecordings = (origin: string) =>
  [
    {
      recording: everyField(origin),
      done: 'accord boite doigt double droit fenetre jour libre message mode nom page survol',
    },
    { recording: everySelector(origin), done: 'aria cadre chemin css ombre perce texte zone' },
    { recording: onePage(origin), done: 'adresse bouge echap fleche lent raccourci' },
  ] as const;
