/** Recordings as the Recorder of Chrome’s developer tools exports them, for `serveShop`. */

const viewport = {
  type: 'setViewport',
  width: 1280,
  height: 800,
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  isLandscape: false,
};
const navigation = (url: string, title = '') => ({ assertedEvents: [{ type: 'navigation', url, title }] });

/** Typed by `signInByForm`, taken by `serveShop`. */
export const shopPassword = 'mot-de-passe-4f81';

export const signInByForm = (origin: string, password = shopPassword) => ({
  title: 'Connexion',
  timeout: 5000,
  steps: [
    viewport,
    { type: 'navigate', url: `${origin}/connexion`, ...navigation(`${origin}/connexion`, 'Connexion') },
    { type: 'click', target: 'main', selectors: [['aria/Courriel'], ['#mail']], offsetX: 5, offsetY: 5 },
    { type: 'change', value: 'essai@exemple.fr', target: 'main', selectors: [['aria/Courriel'], ['#mail']] },
    { type: 'keyDown', target: 'main', key: 'Tab' },
    { type: 'keyUp', target: 'main', key: 'Tab' },
    { type: 'change', value: password, target: 'main', selectors: [['aria/Mot de passe'], ['#password']] },
    {
      type: 'click',
      target: 'main',
      selectors: [['aria/Se connecter'], ['#entrer'], ['xpath///*[@id="entrer"]']],
      offsetX: 5,
      offsetY: 5,
      ...navigation(`${origin}/compte`),
    },
    { type: 'waitForElement', selectors: [['#bonjour']], visible: true, count: 1 },
  ],
});

/** Basket, delivery, summary: the third ends before the order. */
export const checkout = (origin: string) => ({
  title: 'Commande',
  steps: [
    viewport,
    { type: 'emulateNetworkConditions', download: 1000000, upload: 1000000, latency: 10 },
    { type: 'navigate', url: `${origin}/produit`, ...navigation(`${origin}/produit`) },
    {
      type: 'click',
      selectors: [['#renamed-since'], ['aria/Ajouter au panier'], ['text/Ajouter au panier']],
      offsetX: 4,
      offsetY: 4,
      ...navigation(`${origin}/panier`),
    },
    {
      type: 'click',
      selectors: [['aria/Commander'], ['a.suite']],
      offsetX: 4,
      offsetY: 4,
      ...navigation(`${origin}/livraison`),
    },
    { type: 'change', value: '75011', selectors: [['xpath///*[@name="cp"]']] },
    { type: 'change', value: 'relais', selectors: [['#mode']] },
    { type: 'scroll', x: 0, y: 100 },
    {
      type: 'click',
      selectors: [['aria/Continuer']],
      offsetX: 4,
      offsetY: 4,
      ...navigation(`${origin}/recapitulatif`),
    },
    { type: 'waitForElement', selectors: [['#pret']] },
  ],
});

/** Hover, frames and shadow DOM. */
export const profileMenu = (origin: string) => ({
  title: 'Menu',
  steps: [
    viewport,
    { type: 'navigate', url: `${origin}/`, ...navigation(`${origin}/`) },
    { type: 'hover', selectors: [['#menu']] },
    { type: 'click', selectors: [['#sous-menu']], offsetX: 3, offsetY: 3 },
    {
      type: 'click',
      selectors: [['x-none', '#garder'], ['x-choix', '#garder'], 'pierce/#garder'],
      offsetX: 3,
      offsetY: 3,
    },
    { type: 'click', frame: [0], selectors: [['#dedans']], offsetX: 3, offsetY: 3 },
    { type: 'doubleClick', selectors: [['text/Deux fois']], offsetX: 3, offsetY: 3 },
    { type: 'keyDown', key: 'Escape' },
    { type: 'keyUp', key: 'Escape' },
    { type: 'waitForElement', selectors: [['#tout-est-fait']], visible: true },
    { type: 'close' },
  ],
});
