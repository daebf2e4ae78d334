import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-plateforme-rll-obsolete.ts';

const linkTo = (url: string) =>
  siteArtifacts({ pages: [pageFacts({ links: [{ text: 'Litiges', url, region: 'main', rel: '' }] })] });

const where = 'https://www.exemple.fr/sales-terms';
const terms = (text: string) => legalPage('sales-terms', text);
const linked = 'Le site renvoie vers la plateforme européenne de litiges, fermée depuis 2025';
const cited = 'Le site donne l’adresse de la plateforme européenne de litiges, fermée depuis 2025';

ruleCases(rule, {
  'its address written without a link': {
    artifacts: siteArtifacts({
      pages: [terms('Plateforme accessible via le lien suivant : https://webgate.ec.europa.eu/odr/.')],
    }),
    verdict: 'fail',
    title: cited,
    pages: [where],
    evidence: [
      {
        type: 'text',
        quote: 'Plateforme accessible via le lien suivant : https://webgate.ec.europa.eu/odr/. Cette page…',
        where,
      },
    ],
  },
  'its address written short': {
    artifacts: siteArtifacts({
      pages: [terms('La vente est ferme. Plateforme (ec.europa.eu/consumers/odr) de la Commission.')],
    }),
    verdict: 'fail',
    title: cited,
    pages: [where],
    evidence: [
      {
        type: 'text',
        quote: 'La vente est ferme. Plateforme (ec.europa.eu/consumers/odr) de la Commission. Cette…',
        where,
      },
    ],
  },
  'its address written in its link, and without one elsewhere': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          text: 'Litiges : https://ec.europa.eu/consumers/odr/',
          links: [{ text: 'x', url: 'https://ec.europa.eu/consumers/odr/', region: 'main', rel: '' }],
        }),
        terms('Litiges : https://ec.europa.eu/odr'),
      ],
    }),
    verdict: 'fail',
    title: linked,
    pages: ['https://www.exemple.fr/', where],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'lien vers https://ec.europa.eu/consumers/odr/' },
      { type: 'text', quote: 'Litiges : https://ec.europa.eu/odr Cette…', where },
    ],
  },
  'a legal text with the link, which shows the address': {
    artifacts: siteArtifacts({
      pages: [
        legalPage('sales-terms', 'Litiges : https://ec.europa.eu/odr', {
          links: [{ text: 'x', url: 'https://ec.europa.eu/odr', region: 'main', rel: '' }],
        }),
      ],
    }),
    verdict: 'fail',
    title: linked,
    pages: [where],
    evidence: [{ type: 'page', url: where, note: 'lien vers https://ec.europa.eu/odr' }],
  },
  'a legal text that says it is closed': {
    artifacts: siteArtifacts({
      pages: [terms('La plateforme https://ec.europa.eu/consumers/odr a été fermée le 20 juillet 2025.')],
    }),
    verdict: 'pass',
  },
  'a text that no longer gives it': {
    artifacts: siteArtifacts({
      pages: [terms('Depuis 2025, l’adresse ec.europa.eu/odr n’est plus accessible : écrivez au médiateur.')],
    }),
    verdict: 'pass',
  },
  'an article about it': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ text: 'La plateforme https://ec.europa.eu/consumers/odr servait aux litiges.' })],
    }),
    verdict: 'pass',
  },
  'other addresses of the Commission, and one that only ends like it': {
    artifacts: siteArtifacts({
      pages: [
        terms(
          'Voir https://ec.europa.eu/info/odr-report, exemple-ec.europa.eu/odr et webgate.ec.europa.eu/x.',
        ),
      ],
    }),
    verdict: 'pass',
  },
  none: { artifacts: siteArtifacts(), verdict: 'pass' },
  'another page of the Commission': {
    artifacts: linkTo('https://ec.europa.eu/info/index_fr'),
    verdict: 'pass',
  },
  'its address': {
    artifacts: linkTo('https://ec.europa.eu/consumers/odr/'),
    verdict: 'fail',
    title: linked,
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'lien vers https://ec.europa.eu/consumers/odr/' },
    ],
  },
  'its other address': {
    artifacts: linkTo('http://webgate.ec.europa.eu/odr/main'),
    verdict: 'fail',
    title: linked,
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/',
        note: 'lien vers http://webgate.ec.europa.eu/odr/main',
      },
    ],
  },
});
