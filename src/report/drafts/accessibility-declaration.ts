import type { DecidedReport, Decision } from '#contract/decisions.ts';
import { formatDate, listOf, lowerFirst, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import type { RgaaGrid } from '#contract/rgaa-grid.ts';
import { sampleRows } from '#contract/sample-rows.ts';
import { intervalInWords } from '../rgaa-view.ts';
import { clip } from '../static/clean-text.ts';
import {
  advice,
  type Block,
  blank,
  type Draft,
  heading,
  type Inline,
  list,
  paragraph,
  siteAddress,
} from './draft.ts';

/** What people decided about this report, as far as a declaration tells it. */
interface Exemptions {
  /** « Dérogation pour charge disproportionnée ». */
  readonly burdens: readonly Decision[];
  /** What the law leaves out: exempt contents, and those of others. */
  readonly exempt: readonly Decision[];
}

/** Decisions that apply to what the report shows of accessibility; one that lapsed says nothing any more. */
function exemptionsOf({ findings }: Report, decided: DecidedReport | null): Exemptions {
  const rules = new Set(findings.flatMap(({ theme, ruleId }) => (theme === 'accessibility' ? [ruleId] : [])));
  const lapsed = new Set(decided?.findings.flatMap((one) => one.lapsed.map(({ decision }) => decision)));
  const standing = (decided?.decisions ?? []).filter(
    ({ id, ruleId }) => rules.has(ruleId) && !lapsed.has(id),
  );
  return {
    burdens: standing.filter(({ kind, motive }) => kind === 'derogation' && motive === 'burden'),
    exempt: standing.filter(
      ({ kind, motive }) => kind === 'third-party' || (kind === 'derogation' && motive === 'exempt'),
    ),
  };
}

const owner = blank('nom de l’organisme');

/**
 * A draft of the accessibility declaration (decree 2019-768, model of the order of 20 September 2019), filled from
 * the grid of the report. It never states a conformity that only an audit by a person may state.
 */
export function declarationDraft(report: Report, decided: DecidedReport | null = null): Draft {
  return {
    title: `Déclaration d’accessibilité de ${clip(report.host, 100)}`,
    blocks: [
      advice(
        `Projet établi par Constat d’après l’audit automatique du ${formatDate(report.finishedAt)}. Un audit automatique ne remplace pas l’audit de conformité que demande la loi\u00a0: complétez les mentions marquées, faites vérifier le reste, puis retirez les encadrés.`,
      ),
      paragraph(
        owner,
        ' s’engage à rendre ses services en ligne accessibles, conformément à l’article 47 de la loi n°\u00a02005-102.',
      ),
      paragraph('À cette fin, ', owner, ' met en œuvre la stratégie et les actions suivantes\u00a0:'),
      list([
        ['Schéma pluriannuel de mise en accessibilité\u00a0: ', blank('lien')],
        ['Plan d’actions de l’année en cours et bilan de l’année précédente\u00a0: ', blank('liens')],
      ]),
      paragraph('Cette déclaration d’accessibilité s’applique à ', siteAddress(report.url), '.'),
      ...stateBlocks(report.rgaa),
      ...unmetBlocks(report, exemptionsOf(report, decided)),
      ...madeBlocks(report),
      ...recourseBlocks(),
    ],
  };
}

function stateBlocks(rgaa: RgaaGrid | undefined): Block[] {
  const interval = rgaa ? intervalInWords(rgaa.interval) : null;
  const low = rgaa?.interval && rgaa.interval.high < 0.5;
  const state: Inline = low
    ? 'non conforme'
    : blank('non conforme, partiellement conforme ou totalement conforme');
  return [
    heading('État de conformité'),
    paragraph(
      clipName(rgaa),
      ' est la référence. Le site est ',
      state,
      ' avec elle, en raison des non-conformités et des dérogations énumérées ci-dessous.',
    ),
    advice(
      'Sans audit de conformité en cours de validité, l’état est «\u00a0non conforme\u00a0». Il est «\u00a0partiellement conforme\u00a0» à partir de 50\u202f% des critères applicables respectés, «\u00a0totalement conforme\u00a0» s’ils le sont tous.',
    ),
    heading('Résultats des tests', 3),
    paragraph(
      'L’audit de conformité réalisé par ',
      blank('qui'),
      ' le ',
      blank('date'),
      ' révèle que ',
      blank('part'),
      ' des critères applicables sont respectés.',
    ),
    ...(interval === null
      ? []
      : [
          advice(
            `Ce que l’audit automatique en sait déjà\u00a0: ${lowerFirst(interval)} Ce n’est pas le taux à déclarer\u00a0: une personne l’établit, sur tous les critères applicables.`,
          ),
        ]),
  ];
}

const clipName = (rgaa: RgaaGrid | undefined): string =>
  `Le référentiel général d’amélioration de l’accessibilité (${clip(rgaa?.name ?? 'RGAA 4.1.2', 40)})`;

/** What nobody may declare before a person judged it. */
function notedBlocks(rgaa: RgaaGrid | undefined): Block[] {
  const rows = (rgaa?.criteria ?? []).filter(({ verdict, noted }) => verdict === 'review' && noted);
  if (rows.length === 0) return [];
  const named = rows.map(({ number, title }) => `${number} (${lowerFirst(typeset(clip(title, 300)))})`);
  return [
    advice(
      `Relevé par l’audit automatique, à juger par une personne\u00a0: un défaut touche ${rows.length > 1 ? 'ces critères, sans suffire à dire qu’ils ne sont pas respectés' : 'ce critère, sans suffire à dire qu’il n’est pas respecté'}. ${named.join(', ')}.`,
    ),
  ];
}

function unmetBlocks({ rgaa, findings }: Report, { burdens, exempt }: Exemptions): Block[] {
  const titles = new Map(findings.map(({ ruleId, title }) => [ruleId, title]));
  const unmet = (rgaa?.criteria ?? []).filter(({ verdict }) => verdict === 'nc');
  const told = (decisions: readonly Decision[]) =>
    decisions.map(({ title, place, reason }) => [
      `${clip([title, place].filter((part) => part !== '').join(', '), 300)} – ${clip(reason, 500)}`,
    ]);
  return [
    heading('Contenus non accessibles'),
    heading('Non-conformités', 3),
    unmet.length === 0
      ? paragraph(blank('liste des critères non respectés, ou «\u00a0aucune\u00a0»'))
      : list(
          unmet.map(({ number, title, rules }) => {
            const shown = rules.flatMap((id) => titles.get(id) ?? []).map((words) => clip(words, 200));
            const told = shown.length > 0 ? `. ${shown.join('\u202f; ')}` : '';
            return [`Critère ${number} – ${typeset(clip(title, 300))}${told}`];
          }),
        ),
    ...notedBlocks(rgaa),
    heading('Dérogations pour charge disproportionnée', 3),
    burdens.length === 0
      ? paragraph(blank('contenus, motifs et solutions de remplacement, ou «\u00a0aucune\u00a0»'))
      : list(told(burdens)),
    heading('Contenus non soumis à l’obligation d’accessibilité', 3),
    exempt.length === 0 ? paragraph(blank('contenus, ou «\u00a0aucun\u00a0»')) : list(told(exempt)),
  ];
}

const sampleShown = 40;
/** Of a sample all are listed: the declaration names each. */
const sampleLimit = 1000;

/** The pages that the declaration lists: of a sample each under its name. */
function verifiedPages(report: Report): { label: string; url: string }[] {
  if (report.sample)
    return sampleRows(report).flatMap(({ name, url, page }) => (page ? [{ label: name, url }] : []));
  const sample = (report.rgaa?.sample ?? []).flatMap(({ label, url }) =>
    url === null ? [] : [{ label, url }],
  );
  return sample.length > 0 ? sample : report.pages.map(({ title, url }) => ({ label: title, url }));
}

/** What a person should know of the list of pages: which sample it is, and what of it was not read. */
function pagesAdvice(report: Report): string {
  if (!report.sample)
    return 'Pages analysées par l’audit automatique\u00a0: gardez celles de votre échantillon.';
  const { name, version } = report.sample;
  const unread = sampleRows(report).flatMap(({ name: page, why }) =>
    why === '' ? [] : [`${clip(page, 120)} (${clip(why, 120)})`],
  );
  const which = `Pages de l’échantillon «\u00a0${clip(name, 100)}\u00a0», version ${version}, lues par l’audit automatique.`;
  return unread.length === 0 ? which : `${which} Non lues, à vérifier\u00a0: ${listOf(unread)}.`;
}

function madeBlocks(report: Report): Block[] {
  const pages = verifiedPages(report);
  const tools = [
    'constat',
    ...report.findings.flatMap(({ sources, theme }) => (theme === 'accessibility' ? sources : [])),
  ];
  return [
    heading('Établissement de cette déclaration d’accessibilité'),
    paragraph(
      'Cette déclaration a été établie le ',
      blank('date'),
      '. Elle a été mise à jour le ',
      blank('date'),
      '.',
    ),
    heading('Technologies utilisées pour la réalisation du site', 3),
    list([['HTML'], ['CSS'], [blank('JavaScript, WAI-ARIA, SVG, PDF…')]]),
    heading('Environnement de test', 3),
    paragraph(
      'Les vérifications de restitution ont été faites avec ces outils\u00a0: ',
      blank('navigateurs et aides techniques, avec leurs versions'),
      '.',
    ),
    heading('Outils pour évaluer l’accessibilité', 3),
    list([
      ...[...new Set(tools)].map((tool) => [nameOfTool(tool, report.engineVersion)]),
      [blank('autres outils')],
    ]),
    heading('Pages du site ayant fait l’objet de la vérification de conformité', 3),
    advice(pagesAdvice(report)),
    list(
      pages
        .slice(0, report.sample ? sampleLimit : sampleShown)
        .map(({ label, url }) => [`${clip(label, 120) || 'Sans titre'}\u00a0: `, siteAddress(url)]),
    ),
  ];
}

const nameOfTool = (source: string, version: string): string =>
  source === 'constat' ? `Constat ${clip(version, 40)}` : clip(source, 60);

function recourseBlocks(): Block[] {
  return [
    heading('Retour d’information et contact'),
    paragraph(
      'Si vous n’arrivez pas à accéder à un contenu ou à un service, vous pouvez contacter le responsable du site pour être orienté vers une alternative accessible ou obtenir le contenu sous une autre forme.',
    ),
    list([
      ['Envoyer un message\u00a0: ', blank('adresse du formulaire')],
      ['Contacter\u00a0: ', blank('nom, adresse e-mail, téléphone')],
    ]),
    heading('Voies de recours'),
    paragraph(
      'Si vous constatez un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à une fonctionnalité du site, que vous nous le signalez et que vous n’obtenez pas de réponse satisfaisante, vous pouvez\u00a0:',
    ),
    list([
      [
        'écrire un message au ',
        { link: 'https://formulaire.defenseurdesdroits.fr/', text: 'Défenseur des droits' },
      ],
      [
        'contacter le ',
        {
          link: 'https://www.defenseurdesdroits.fr/saisir/delegues',
          text: 'délégué du Défenseur des droits dans votre région',
        },
      ],
      [
        'écrire par la poste, gratuitement et sans timbre\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
      ],
    ]),
  ];
}
