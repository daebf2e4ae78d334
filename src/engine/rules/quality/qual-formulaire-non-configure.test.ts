import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-formulaire-non-configure.ts';

const title = 'Un formulaire contient une clé ou une adresse d’exemple : il ne peut rien envoyer';
const form = (action: string, fields = '', more = '') =>
  withBody(`<form action="${action}" method="post" ${more}>${fields}<textarea name="m"></textarea></form>`);
const hidden = (value: string) => `<input type="hidden" name="access_key" value="${value}">`;
const atForm = [{ type: 'element', selector: 'html > body > form' }] as const;
/** A form that a script of the page sends. */
const scripted = (script: string) => {
  const page = withBody('<form id="f"><textarea name="m"></textarea><button>Envoyer</button></form>');
  return { ...page, source: { ...page.source, html: `<form id="f"></form><script>${script}</script>` } };
};
const scriptTitle = 'Un script envoie les messages avec une clé ou un identifiant d’exemple : à vérifier';

/** Beside a field that is sent. */
const beside = (field: string, attributes = 'action="/envoi" method="post"') =>
  withBody(
    `<form ${attributes}><div><label>Nom <input name="nom"></label></div><div><label>Texte ${field}</label></div><button>Envoyer</button></form>`,
  );
const nameless = '<textarea id="m"></textarea>';
const clicks = (page: ReturnType<typeof beside>) => ({
  ...page,
  dom: { ...page.dom, globalListeners: ['click'] },
});
const submits = (page: ReturnType<typeof beside>) => ({
  ...page,
  dom: { ...page.dom, globalListeners: ['submit'] },
});

const message = '<input type="email" name="e"><textarea name="m"></textarea><button>Envoyer</button>';
const bare = (attributes = '', inside = message) => withBody(`<form ${attributes}>${inside}</form>`);
const nowhere = {
  verdict: 'fail',
  title: 'Un formulaire n’a ni adresse d’envoi ni script : ce qu’on y écrit n’arrive à personne',
  evidence: atForm,
} as const;

ruleCases(rule, {
  'a message without an address and without a script': { artifacts: bare(), ...nowhere },
  'the same, with an address that is a jump': { artifacts: bare('action="#" method="get"'), ...nowhere },
  'the same, posted: the page may read it': { artifacts: bare('method="post"'), verdict: 'pass' },
  'the same, taken by a host of sites': { artifacts: bare('netlify name="contact"'), verdict: 'pass' },
  'the same, known to a script by its data': { artifacts: bare('data-endpoint="/envoi"'), verdict: 'pass' },
  'the same, where every press is heard': { artifacts: clicks(bare()), verdict: 'pass' },
  'the same, whose sending the page hears': { artifacts: submits(bare()), verdict: 'pass' },
  'fields that only reckon something': {
    artifacts: bare('', '<input name="a"><input name="b"><button>Calculer</button>'),
    verdict: 'pass',
  },
  'a message without a button': {
    artifacts: bare('', '<input type="email" name="e"><textarea name="m"></textarea>'),
    verdict: 'pass',
  },
  'a form that opens a mail program': {
    artifacts: bare('action="mailto:contact@exemple.fr" method="post" enctype="text/plain"'),
    verdict: 'fail',
    title: 'Un formulaire ne fait qu’ouvrir la messagerie du visiteur (mailto:)',
    evidence: atForm,
  },
  'a message without a name, in a form that the browser sends': {
    artifacts: beside(nameless),
    verdict: 'fail',
    title: 'Un champ de formulaire n’a pas de nom : ce qu’on y écrit n’est pas envoyé',
    evidence: [{ type: 'element', selector: '#m', note: 'sans attribut name' }],
  },
  'the same, on a page that hears every press': {
    artifacts: clicks(beside(nameless)),
    verdict: 'review',
    title: 'Un champ de formulaire n’a pas de nom et n’est sans doute pas envoyé : à vérifier',
    evidence: [{ type: 'element', selector: '#m', note: 'sans attribut name' }],
  },
  'the same, where a script hears the sending': { artifacts: submits(beside(nameless)), verdict: 'pass' },
  'the same, in a form that says what its sending runs': {
    artifacts: beside(nameless, 'action="/envoi" onsubmit="return envoyer(this)"'),
    verdict: 'pass',
  },
  'the same, in a form without an address': { artifacts: beside(nameless, 'method="post"'), verdict: 'pass' },
  'every field has a name': { artifacts: beside('<textarea name="m"></textarea>'), verdict: 'pass' },
  'fields that a library, a payment or a second look needs': {
    artifacts: beside(
      '<input data-stripe="number"><input placeholder="Numéro de carte"><input aria-label="Confirmez le courriel"><input x-model="a"><input readonly value="12">',
    ),
    verdict: 'pass',
  },
  'the shown half of a field that is sent from another one': {
    artifacts: beside('<span><input placeholder="Pays"><input type="hidden" name="pays"></span>'),
    verdict: 'pass',
  },
  'a box to tick, a field switched off, one that nobody sees': {
    artifacts: beside('<input type="checkbox"><input disabled><span style="display:none"><input></span>'),
    verdict: 'pass',
  },
  'a key of the service': {
    artifacts: form('https://api.web3forms.com/submit', hidden('8d3f0c1e-52a9-4f6b-9c7d-1b2a3c4d5e6f')),
    verdict: 'pass',
  },
  'an address of the site': { artifacts: form('/contact', hidden('jeton')), verdict: 'pass' },
  'a question about the visitor’s own things': {
    artifacts: form('/login', '<input name="your-email" placeholder="your@email.com" value="">'),
    verdict: 'pass',
  },
  'a key left as in the instructions': {
    artifacts: form('https://api.web3forms.com/submit', hidden('YOUR_ACCESS_KEY_HERE')),
    verdict: 'fail',
    title,
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > input',
        note: 'value : « YOUR_ACCESS_KEY_HERE »',
      },
    ],
  },
  'an identifier left in the address': {
    artifacts: form('https://formspree.io/f/YOUR_FORM_ID'),
    verdict: 'fail',
    title,
    evidence: atForm,
  },
  'an identifier that says for which service': {
    artifacts: form('https://formspree.io/f/VOTRE_ID_FORMSPREE'),
    verdict: 'fail',
    title,
    evidence: atForm,
  },
  'in small letters': {
    artifacts: form('https://formspree.io/f/your-form-id'),
    verdict: 'fail',
    title,
    evidence: atForm,
  },
  'letters for an identifier': {
    artifacts: form('https://formspree.io/f/xxxxxxxx'),
    verdict: 'fail',
    title,
    evidence: atForm,
  },
  'an address of nobody': {
    artifacts: form('https://formsubmit.co/your@email.com'),
    verdict: 'fail',
    title,
    evidence: atForm,
  },
  'a French example': {
    artifacts: form('https://formsubmit.co/votre-email@exemple.fr'),
    verdict: 'fail',
    title,
    evidence: atForm,
  },
  'a captcha without its key': {
    artifacts: form('/contact', '<div class="g-recaptcha" data-sitekey="YOUR_SITE_KEY"></div>'),
    verdict: 'fail',
    title,
    evidence: [{ type: 'element', selector: 'html > body > form > div' }],
  },
  'an address that a script may replace': {
    artifacts: form('https://formspree.io/f/YOUR_FORM_ID', '', 'onsubmit="return envoyer(this)"'),
    verdict: 'review',
    title: 'L’adresse d’envoi d’un formulaire est celle d’un exemple : à vérifier',
    evidence: atForm,
  },
  'a script that sends with the names of the instructions': {
    artifacts: scripted("f.onsubmit = () => emailjs.sendForm('service_ab12', 'YOUR_TEMPLATE_ID', f);"),
    verdict: 'review',
    title: scriptTitle,
    evidence: [
      {
        type: 'value',
        label: 'Script de la page',
        value: "emailjs.sendForm('service_ab12', 'YOUR_TEMPLATE_ID', f)",
      },
    ],
  },
  'a script that calls the address of the instructions': {
    artifacts: scripted('fetch("https://formspree.io/f/YOUR_FORM_ID", { method: "POST" });'),
    verdict: 'review',
    title: scriptTitle,
    evidence: [
      {
        type: 'value',
        label: 'Script de la page',
        value: 'https://formspree.io/f/YOUR_FORM_ID", { method: "POST" })',
      },
    ],
  },
  'a script that sends with what the service gave': {
    artifacts: scripted(
      "// YOUR_TEMPLATE_ID is on the dashboard\nemailjs.send('service_ab12', 'modele_3', { /* YOUR_USER_ID */ });",
    ),
    verdict: 'pass',
  },
  'a script that looks for the example': {
    artifacts: scripted("emailjs.init(key)\nif (key === 'YOUR_PUBLIC_KEY') warn()"),
    verdict: 'pass',
  },
  'an example of something else': {
    artifacts: scripted("map.load('https://cartes.exemple.fr/?key=YOUR_API_KEY');"),
    verdict: 'pass',
  },
  'no form': { artifacts: withBody('<p>Rien</p>'), verdict: 'inapplicable', reason: 'aucun formulaire' },
});
