import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { plainHttpPage } from '#tests/support/visit-parts.ts';
import rule from './sec-formulaire-http.ts';

const contact =
  '<form action="/contact" method="post"><label>Courriel <input type="email" name="email"></label></form>';

ruleCases(rule, {
  pass: {
    'page over HTTPS': pageArtifacts(contact),
    'page in http, sent over HTTPS': plainHttpPage(
      contact.replace('/contact', 'https://www.exemple.fr/contact'),
    ),
    'no action, page over HTTPS': pageArtifacts('<form><label>Nom <input name="nom"></label></form>'),
  },
  fail: {
    'sent in http from an HTTPS page': pageArtifacts(
      contact.replace('/contact', 'http://www.exemple.fr/contact'),
    ),
    'a choice with a button to send it': plainHttpPage(
      '<form><label><input type="radio" name="avis" value="oui"> Oui</label><button>Voter</button></form>',
    ),
    'page in http': plainHttpPage(contact),
    'page in http, no action': plainHttpPage('<form><label>Nom <input name="nom"></label></form>'),
  },
  inapplicable: {
    'settings that nothing sends': plainHttpPage(
      '<form><label><input type="radio" name="theme" value="dark"> Sombre</label><button type="button">Rétablir</button></form>',
    ),
    'no form': plainHttpPage('<p>Bonjour</p>'),
    'a search engine': plainHttpPage('<form role="search"><label>Rechercher <input name="q"></label></form>'),
    'hidden fields only': plainHttpPage(
      '<form action="/x"><input type="hidden" name="a"><button>OK</button></form>',
    ),
  },
});
