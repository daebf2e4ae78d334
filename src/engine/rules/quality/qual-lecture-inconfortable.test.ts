import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-lecture-inconfortable.ts';

const prose =
  'La mairie accueille les habitants du lundi au vendredi, et le samedi matin pour les démarches urgentes. ' +
  'Chaque dossier est suivi par une seule personne, qui répond par courrier ou au guichet dans la semaine. ' +
  'Les pièces à fournir sont rappelées sur cette page.';

/** Easy to read: four lines of some 65 characters, half as high again as their letters. */
const paragraph = (style: string, box = '0 0 520 96', text = prose) =>
  withBody(`<p id="x" style="font-size: 16px; line-height: 24px; ${style}" data-box="${box}">${text}</p>`);
const review = (note: string) =>
  ({ verdict: 'review', evidence: [{ type: 'element', selector: '#x', note }] }) as const;

const fromComputer = (artifacts: ReturnType<typeof withBody>) => ({
  ...artifacts,
  page: { ...artifacts.page, device: 'desktop' as const },
});

ruleCases(rule, {
  'an easy paragraph': { artifacts: paragraph(''), verdict: 'pass' },
  'a justified one': { artifacts: paragraph('text-align: justify'), ...review('texte justifié') },
  'two justified lines': { artifacts: paragraph('text-align: justify', '0 0 900 48'), verdict: 'pass' },
  'tight lines': { artifacts: paragraph('line-height: 16px', '0 0 520 64'), ...review('lignes serrées') },
  'the spacing of the browser': { artifacts: paragraph('line-height: normal'), verdict: 'pass' },
  'tiny letters': {
    artifacts: fromComputer(paragraph('font-size: 10px; line-height: 15px', '0 0 330 60')),
    ...review('lettres de 10 px'),
  },
  'letters that a phone’s rule proves too small': {
    artifacts: paragraph('font-size: 10px; line-height: 15px', '0 0 330 60'),
    verdict: 'inapplicable',
    reason: 'lettres trop petites, jugées par un autre contrôle',
  },
  'the same, and justified': {
    artifacts: paragraph('font-size: 10px; line-height: 15px; text-align: justify', '0 0 330 60'),
    ...review('lettres de 10 px, texte justifié'),
  },
  'a small note on a phone’s page of large text': {
    artifacts: withBody(
      `<p id="x" style="font-size: 10px; line-height: 15px" data-box="0 0 330 60">${prose}</p>` +
        `<p style="font-size: 16px; line-height: 24px" data-box="0 0 520 192">${prose} ${prose}</p>`,
    ),
    ...review('lettres de 10 px'),
  },
  'capitals by style': {
    artifacts: paragraph('text-transform: uppercase'),
    ...review('tout en capitales'),
  },
  'capitals as written': {
    artifacts: paragraph('', undefined, prose.toUpperCase()),
    ...review('tout en capitales'),
  },
  'a paragraph in italics': { artifacts: paragraph('font-style: italic'), ...review('tout en italique') },
  'a quotation in italics': {
    artifacts: withBody(
      `<blockquote><p style="font-size: 16px; font-style: italic" data-box="0 0 520 96">${prose}</p></blockquote>`,
    ),
    verdict: 'pass',
  },
  'a short quotation, told by its marks alone': {
    artifacts: paragraph('font-style: italic', undefined, `« ${prose} »`),
    verdict: 'pass',
  },
  'a short quotation, told by its class': {
    artifacts: withBody(
      `<div class="card testimonial-text"><p style="font-size: 16px; font-style: italic" data-box="0 0 520 96">${prose}</p></div>`,
    ),
    verdict: 'pass',
  },
  'a long text between marks': {
    artifacts: paragraph('font-style: italic', '0 0 520 240', `« ${prose} ${prose} »`),
    ...review('tout en italique'),
  },
  'long lines': {
    artifacts: paragraph('', '0 0 1200 72', `${prose} ${prose}`),
    ...review('lignes de 173 caractères'),
  },
  'several reasons in one': {
    artifacts: paragraph('text-align: justify; font-style: italic'),
    ...review('tout en italique, texte justifié'),
  },
  'a short slogan in capitals': {
    artifacts: withBody('<p style="text-transform: uppercase">Ouvert le samedi</p>'),
    verdict: 'inapplicable',
    reason: 'aucun long paragraphe',
  },
  'tiny letters in a line, part of it in bold': {
    artifacts: paragraph(
      'font-size: 8px',
      '0 0 300 10',
      '<em>1116 <strong>Orchard Street</strong>, Les Prés, Valmont</em>',
    ),
    ...review('lettres de 8 px'),
  },
  'a justified paragraph whose words are links': {
    artifacts: paragraph(
      'text-align: justify',
      '0 0 520 96',
      `<a href="/a" style="display:inline">${prose}</a>`,
    ),
    ...review('texte justifié'),
  },
  'a justified block of blocks': {
    artifacts: withBody(
      `<li style="font-size: 16px; line-height: 24px; text-align: justify" data-box="0 0 520 96"><div style="display:block">${prose}</div></li>`,
    ),
    verdict: 'inapplicable',
    reason: 'aucun long paragraphe',
  },
});
