import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { plainHttpPage } from '#tests/support/visit-parts.ts';
import rule from './sec-formulaire-http.ts';

const contact =
  '<form action="/contact" method="post"><label>Courriel <input type="email" name="email"></label></form>';

ruleCases(rule, {
  'page over HTTPS': { artifacts: pageArtifacts(contact), verdict: 'pass' },
  'page in http, sent over HTTPS': {
    artifacts: plainHttpPage(contact.replace('/contact', 'https://www.exemple.fr/contact')),
    verdict: 'pass',
  },
  'no action, page over HTTPS': {
    artifacts: pageArtifacts('<form><label>Nom <input name="nom"></label></form>'),
    verdict: 'pass',
  },
  'sent in http from an HTTPS page': {
    artifacts: pageArtifacts(contact.replace('/contact', 'http://www.exemple.fr/contact')),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > form', note: 'envoi vers http://www.exemple.fr/contact' },
    ],
  },
  'a choice with a button to send it': {
    artifacts: plainHttpPage(
      '<form><label><input type="radio" name="avis" value="oui"> Oui</label><button>Voter</button></form>',
    ),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > form', note: 'envoi vers http://www.exemple.fr/' },
    ],
  },
  'page in http': {
    artifacts: plainHttpPage(contact),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > form', note: 'envoi vers http://www.exemple.fr/contact' },
    ],
  },
  'page in http, no action': {
    artifacts: plainHttpPage('<form><label>Nom <input name="nom"></label></form>'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > form', note: 'envoi vers http://www.exemple.fr/' },
    ],
  },
  'settings that nothing sends': {
    artifacts: plainHttpPage(
      '<form><label><input type="radio" name="theme" value="dark"> Sombre</label><button type="button">Rétablir</button></form>',
    ),
    verdict: 'inapplicable',
  },
  'no form': { artifacts: plainHttpPage('<p>Bonjour</p>'), verdict: 'inapplicable' },
  'a search engine': {
    artifacts: plainHttpPage('<form role="search"><label>Rechercher <input name="q"></label></form>'),
    verdict: 'inapplicable',
  },
  'hidden fields only': {
    artifacts: plainHttpPage('<form action="/x"><input type="hidden" name="a"><button>OK</button></form>'),
    verdict: 'inapplicable',
  },
});
