import { page, type Route } from './static-server.ts';

const box = 'style="position:fixed;bottom:0;left:0;right:0;background:#fff"';
const text = 'Nous utilisons des cookies de mesure d’audience.';
const tracker = "document.cookie = '_ga=GA1.1.1.1; max-age=63072000; path=/';";
const remember = (choice: string) => `document.cookie = 'choix=${choice}; max-age=15552000; path=/';`;
const hasChosen = "document.cookie.includes('choix=')";
const hasAccepted = "document.cookie.includes('choix=oui')";

interface Banner {
  readonly buttons: string;
  readonly refuse?: string;
  readonly accept?: string;
  /** Runs on every page, once the banner’s functions exist. */
  readonly always?: string;
  /** Condition under which the banner stays away. */
  readonly unless?: string;
}

const yes = '<button id="oui" onclick="accepter()">Tout accepter</button>';
const no = '<button id="non" onclick="refuser()">Tout refuser</button>';
const settings =
  '<button id="reglages" onclick="document.getElementById(\'panneau\').hidden = false">Paramétrer</button>';

function bannerPage({ buttons, refuse = '', accept = '', always = '', unless = hasChosen }: Banner): string {
  return page(
    `<p>Du texte.</p><div id="bandeau" ${box} hidden><p>${text}</p>${buttons}</div>
    <footer><button onclick="document.getElementById('bandeau').hidden = false">Gérer les cookies</button></footer>
    <script>
      const fermer = () => { document.getElementById('bandeau').hidden = true; };
      const refuser = () => { ${remember('non')} ${refuse} fermer(); };
      const accepter = () => { ${remember('oui')} ${accept} fermer(); };
      if (!(${unless})) document.getElementById('bandeau').hidden = false;
      ${always}
    </script>`,
    '',
    'Site à bandeau',
  );
}

const working = bannerPage({
  buttons: yes + no,
  refuse: "document.cookie = '_ga=; max-age=0; path=/';",
  accept: `${tracker} localStorage.vu = 'oui';`,
  always: `if (${hasAccepted}) { ${tracker} }`,
});
const ineffective = bannerPage({
  buttons: yes + no,
  always: `if (${hasChosen}) { ${tracker} }`,
});
const acceptOnly = bannerPage({ buttons: yes });
const twoClicks = bannerPage({
  buttons: `${yes}${settings}<div id="panneau" hidden>${no}</div>`,
});
const panelOf = (content: string) => `${yes}${settings}<div id="panneau" hidden>${content}</div>`;
const save = '<button id="garder" onclick="refuser()">Enregistrer mes choix</button>';
/** Nothing tells how a switch stands that is made of a block. */
const switches = bannerPage({
  buttons: panelOf(
    `<div class="bascule active" onclick="this.classList.toggle('active')">Mesure</div>${save}`,
  ),
});
const boxes = bannerPage({ buttons: panelOf(`<label><input type="checkbox"> Mesure</label>${save}`) });
const confirmed = bannerPage({
  buttons: panelOf(`<button id="rien" onclick="this.disabled = true">Tout refuser</button>${save}`),
});
const block = (id: string, words: string, call: string) =>
  `<div id="${id}" style="cursor:pointer">${words}</div><script>document.getElementById('${id}').addEventListener('click', () => ${call})</script>`;
const blocks = bannerPage({
  buttons: block('oui', 'Tout accepter', 'accepter()') + block('non', 'Tout refuser', 'refuser()'),
});
const blockPanel = bannerPage({
  buttons: `${block('oui', 'J’accepte', 'accepter()')}${block('reglages', 'Personnaliser', "{ document.getElementById('panneau').hidden = false }")}<div id="panneau" hidden>${block('non', 'Tout refuser', 'refuser()')}</div>`,
});
const back = bannerPage({ buttons: yes + no, unless: 'false' });
const inShadow = page(
  `<div id="cmp" class="axeptio_mount"></div><script>
    const ombre = document.getElementById('cmp').attachShadow({ mode: 'open' });
    let etat = 'cmpuishown';
    window.__tcfapi = (commande, version, rappel) => rappel({
      cmpId: 5, eventStatus: etat, tcString: 'CQAAAAAQAAAAAAKAXAFRAAAAAAAAAAAAAAAAAAAAAAA.IAAA.YAAA', purpose: { consents: { 1: true, 2: false, 7: true }, legitimateInterests: {} },
    }, true);
    if (!(${hasChosen})) {
      ombre.innerHTML = '<div ${box}><p>${text}</p><button>Accepter</button><button>Continuer sans accepter</button></div>';
      for (const bouton of ombre.querySelectorAll('button')) bouton.addEventListener('click', () => {
        ${remember('non')} etat = 'useractioncomplete'; ombre.innerHTML = '';
      });
    }
  </script>`,
);
const inFrame = page(
  `<p>Du texte.</p><script>
    if (!(${hasChosen})) {
      const cadre = document.createElement('iframe');
      cadre.title = 'Choix';
      cadre.src = '/cadre/bandeau';
      cadre.style = 'position:fixed;bottom:0;left:0;width:100%;height:300px';
      document.body.append(cadre);
      addEventListener('message', () => { ${remember('non')} cadre.remove(); });
    }
  </script>`,
);
const frame = `<!doctype html><html lang="fr"><title>Choix</title><div ${box}><p>${text}</p>
  <button onclick="parent.postMessage('oui', '*')">Tout accepter</button>
  <button onclick="parent.postMessage('non', '*')">Tout refuser</button></div></html>`;
const form = page(
  `<form method="post" action="/envoi" ${box}><p>${text}</p><button>Tout accepter</button><button>Tout refuser</button></form>`,
);

export type BannerSite =
  | 'marche'
  | 'sans-effet'
  | 'accepter-seul'
  | 'deux-clics'
  | 'revient'
  | 'ombre'
  | 'cadre'
  | 'formulaire'
  | 'bascules'
  | 'cases'
  | 'confirme'
  | 'blocs'
  | 'blocs-deux-clics';

const pages: Readonly<Record<BannerSite, string>> = {
  marche: working,
  'sans-effet': ineffective,
  'accepter-seul': acceptOnly,
  'deux-clics': twoClicks,
  revient: back,
  ombre: inShadow,
  cadre: inFrame,
  formulaire: form,
  bascules: switches,
  cases: boxes,
  confirme: confirmed,
  blocs: blocks,
  'blocs-deux-clics': blockPanel,
};

/** Small sites whose banners work, or do not, each in its own way; `/name` and `/name/deux`. */
export const bannerSites: Readonly<Record<string, Route>> = {
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([name, html]) => [
      [`/${name}`, html],
      [`/${name}/deux`, html],
    ]),
  ),
  '/cadre/bandeau': frame,
};
