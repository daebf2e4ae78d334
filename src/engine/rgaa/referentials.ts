import { axeCriteria } from '#reference/axe-criteria.ts';
import { asksMoreThanWcag, clauseOf, enAttribution, enCriteria, enVersion } from '#reference/en-301-549.ts';
import { rgaaAttribution, rgaaCriteria, rgaaCriterionOf, rgaaVersion } from '#reference/rgaa.ts';
import { rgaaSettles } from '#reference/rgaa-settles.ts';
import type { Rule } from '../rule.ts';
import type { ProvenFact } from './prove-page.ts';
import type { SiteFact } from './prove-site.ts';

type Fact = ProvenFact | SiteFact;

/** A criterion that a rule speaks of. */
interface Cited {
  readonly number: string;
  /** A fault of the rule is a fault of the criterion; else it is a reason to look. */
  readonly settles: boolean;
  /** Messages of the rule of which it is not. */
  readonly except?: readonly string[];
}

/** One version of an accessibility referential. Another version is another value of this shape. */
export interface Referential {
  readonly id: string;
  readonly name: string;
  readonly attribution: string;
  readonly criteria: readonly {
    readonly number: string;
    readonly topic: string;
    readonly title: string;
    readonly level: 'A' | 'AA';
    readonly automation: 'A' | 'P' | 'D' | 'M';
  }[];
  /** The criteria that a rule speaks of, each once. */
  citedBy(rule: Pick<Rule, 'id' | 'rgaa' | 'references'>): readonly Cited[];
  /** Criterion → facts that each prove that it has no object on a page, with what to tell the reader. */
  readonly notApplicable: Readonly<Record<string, readonly (readonly [Fact, string])[]>>;
  /** Criterion of automation A → facts without which passed checks do not prove it. */
  readonly proofs: Readonly<Record<string, readonly Fact[]>>;
}

const noPicture: readonly [Fact, string] = ['noPicture', 'Aucune image.'];
const noMedia: readonly [Fact, string] = ['noTimedMedia', 'Aucun son, aucune vidéo, aucun lecteur repéré.'];
const noVideo: readonly [Fact, string] = ['noVideo', 'Aucune vidéo ni aucun lecteur repéré.'];
const noDrawing: readonly [Fact, string] = [
  'noNonTimedMedia',
  'Aucun contenu embarqué, canevas ou dessin interactif.',
];
const noTable: readonly [Fact, string] = ['noTable', 'Aucun tableau.'];
const noComplexTable: readonly [Fact, string] = ['noComplexTable', 'Aucun tableau complexe.'];
const noLayoutTable: readonly [Fact, string] = ['noLayoutTable', 'Aucun tableau de mise en forme.'];
const noLink: readonly [Fact, string] = ['noLink', 'Aucun lien.'];
const noScript: readonly [Fact, string] = ['noScript', 'Aucun script ne s’exécute sur les pages analysées.'];
const noField: readonly [Fact, string] = ['noField', 'Aucun champ à remplir.'];
const noCheckedField: readonly [Fact, string] = [
  'noCheckedField',
  'Aucun champ obligatoire ni à format imposé.',
];
const noFocusable: readonly [Fact, string] = [
  'noFocusable',
  'Rien ne peut recevoir le focus sur les pages analysées.',
];
const noSiteMap: readonly [Fact, string] = ['noSiteMap', 'Aucun plan du site repéré.'];
const noCaptcha: readonly [Fact, string] = ['noCaptcha', 'Aucun CAPTCHA repéré.'];
const noAddition: readonly [Fact, string] = [
  'noAdditionalContent',
  'Rien n’apparaît au survol ni au focus sur les pages analysées.',
];
const noDocument: readonly [Fact, string] = ['noLinkedDocument', 'Aucun document à télécharger repéré.'];
const noCryptic: readonly [Fact, string] = [
  'noCrypticText',
  'Aucun dessin en caractères, émoticône ou écriture codée repéré.',
];
const noMotion: readonly [Fact, string] = ['noMotion', 'Aucune animation, image animée ou vidéo.'];
const onlySearch = (sentence: string): readonly [Fact, string] => ['onlySearchFields', sentence];
const singlePage: readonly [Fact, string] = ['singlePageSite', 'Le site n’a qu’une page.'];

/**
 * RGAA 4.1.2. A failure settles a criterion where it is the failure of one of its tests (`reference/rgaa-settles.ts`). Not
 * applicable: last column of the project’s reference table, made stricter where a machine could be fooled. Criteria left out
 * (colour, structure, reading order…) always have an object.
 */
const rgaa412: Referential = {
  id: `rgaa-${rgaaVersion}`,
  name: `RGAA ${rgaaVersion}`,
  attribution: rgaaAttribution,
  criteria: rgaaCriteria,
  citedBy: ({ id, rgaa = [] }) =>
    [...new Set(rgaa.flatMap((reference) => rgaaCriterionOf(reference)?.number ?? []))].map((number) => ({
      number,
      settles: (rgaaSettles[id]?.settles ?? []).some((test) => rgaaCriterionOf(test)?.number === number),
      ...(rgaaSettles[id]?.except && { except: rgaaSettles[id].except }),
    })),
  notApplicable: {
    '1.1': [noPicture],
    '1.2': [noPicture],
    '1.3': [noPicture, ['noDescribedPicture', 'Aucune image n’a d’alternative.']],
    '1.4': [noCaptcha],
    '1.5': [noCaptcha],
    '1.6': [noPicture, ['noBigPicture', 'Aucune image assez grande pour être complexe.']],
    '1.7': [noPicture, ['noDetailedDescription', 'Aucune image complexe ni description détaillée.']],
    '1.8': [noPicture, ['noPictureOfText', 'Aucune image assez grande pour porter du texte.']],
    '1.9': [noPicture, ['noCaptionedPicture', 'Aucune image légendée.']],
    '2.1': [['noFrame', 'Aucun cadre (iframe).']],
    '2.2': [['noTitledFrame', 'Aucun cadre titré.']],
    '3.2': [['noText', 'Aucun texte.']],
    '3.3': [['noControlNorIcon', 'Aucun champ, bouton ou pictogramme.']],
    '4.1': [noMedia],
    '4.2': [noMedia],
    '4.3': [noVideo],
    '4.4': [noVideo],
    '4.5': [noVideo],
    '4.6': [noVideo],
    '4.7': [noMedia],
    '4.8': [noDrawing],
    '4.9': [noDrawing],
    '4.10': [noMedia],
    '4.11': [noMedia],
    '4.12': [noDrawing],
    '4.13': [noMedia],
    '5.1': [noComplexTable],
    '5.2': [noComplexTable],
    '5.3': [noLayoutTable],
    '5.4': [noTable],
    '5.5': [noTable, ['noTitledTable', 'Aucun tableau titré.']],
    '5.6': [noTable],
    '5.7': [noTable],
    '5.8': [noLayoutTable],
    '6.1': [noLink],
    '6.2': [noLink],
    '7.1': [['noScriptedComponent', 'Aucun composant animé par un script.']],
    '7.2': [noScript, ['noScriptAlternative', 'Aucune alternative à un script repérée.']],
    '7.3': [noScript],
    '7.4': [noScript],
    '7.5': [noScript],
    '8.4': [['noLanguageCode', 'Aucun code de langue à juger : voir le critère 8.3.']],
    '8.6': [['noPageTitle', 'Aucun titre de page à juger : voir le critère 8.5.']],
    '8.8': [['noInnerLanguageCode', 'Aucun code de langue à l’intérieur des pages.']],
    '8.10': [['noDirection', 'Aucun texte qui se lit de droite à gauche.']],
    '9.2': [['olderDoctype', 'Le type de document n’est pas HTML5.']],
    '9.4': [['noQuotation', 'Aucune citation repérée.']],
    '10.2': [['noGeneratedContent', 'Les styles n’ajoutent ni image ni texte.']],
    '10.5': [['noColour', 'Aucune couleur déclarée.']],
    '10.6': [noLink, ['noLinkInText', 'Aucun lien au milieu d’un texte.']],
    '10.7': [noFocusable],
    '10.8': [['nothingHidden', 'Aucun contenu caché.']],
    '10.12': [['noText', 'Aucun texte.']],
    '10.13': [noAddition],
    '10.14': [['noCssReveal', 'Les styles ne font rien apparaître au survol ni au focus.']],
    '11.1': [noField],
    '11.2': [noField],
    '11.3': [noField],
    '11.4': [noField],
    '11.5': [noField, ['noFieldsToGroup', 'Aucun champ à regrouper.']],
    '11.6': [noField, ['noGrouping', 'Aucun regroupement de champs.']],
    '11.7': [noField, ['noLegend', 'Aucune légende de regroupement.']],
    '11.8': [noField, ['noSelect', 'Aucune liste de choix.']],
    '11.9': [['noButton', 'Aucun bouton.']],
    '11.10': [noField, noCheckedField],
    '11.11': [noField, noCheckedField],
    '11.12': [
      noField,
      onlySearch('Aucun formulaire ne modifie ni n’envoie de données : seulement la recherche.'),
    ],
    '11.13': [noField, onlySearch('Aucun champ sur la personne : seulement la recherche.')],
    '12.1': [singlePage, ['linkedFromHome', 'Toutes les pages sont liées depuis l’accueil.']],
    '12.2': [singlePage],
    '12.3': [noSiteMap],
    '12.4': [noSiteMap],
    '12.5': [['noSearch', 'Aucun moteur de recherche repéré.']],
    '12.7': [singlePage],
    '12.8': [noFocusable],
    '12.9': [noFocusable],
    '12.10': [noScript],
    '12.11': [noAddition],
    '13.1': [['noTimeLimit', 'Aucune limite de temps repérée.']],
    '13.3': [noDocument],
    '13.4': [noDocument],
    '13.5': [noCryptic],
    '13.6': [noCryptic],
    '13.7': [noMotion],
    '13.8': [noMotion],
    '13.10': [noScript],
    '13.11': [noScript],
    '13.12': [noScript],
  },
  proofs: {
    '2.1': ['everyElementKept', 'everyFrameTitled'],
    '6.2': ['everythingSeen', 'hiddenLinksNamed'],
    '8.1': ['everyElementKept'],
    // The checker reads the code received; the method speaks of the one that scripts leave.
    '8.2': ['htmlChecked', 'generatedAsReceived'],
    '8.3': ['everyElementKept'],
    '8.4': ['everyElementKept', 'languageConfirmed'],
    '8.5': ['everyElementKept'],
    '8.10': ['everythingSeen', 'directionsSorted'],
    '10.1': ['everythingSeen'],
    '10.5': ['everythingSeen', 'coloursDeclaredTogether'],
    '11.6': ['everythingSeen', 'hiddenGroupsNamed'],
    '12.1': ['everyElementKept'],
    '12.4': ['everyElementKept'],
    '12.5': ['everyElementKept', 'searchInHeader'],
    '12.6': ['everyElementKept', 'zonesMarked'],
    '12.7': ['everyElementKept', 'skipLinkShown'],
    '13.2': ['everyElementKept'],
  },
};

const wcagReference = /^WCAG (\d\.\d\.\d+)\b/;
const axeReference = /^axe-core (\S+)$/;

/** Success criteria that the rule names itself: a fault of it is one of theirs. */
function namedCriteria(references: Rule['references']): string[] {
  return references.flatMap(({ title }) => {
    const own = wcagReference.exec(title)?.[1];
    const engine = axeReference.exec(title)?.[1];
    return own !== undefined ? [own] : (axeCriteria[engine ?? '']?.split(' ') ?? []);
  });
}

/**
 * EN 301 549 v4.1.1, clause 9 (WCAG 2.2 A and AA). A criterion of the RGAA may ask more than the success criteria behind
 * it (8.1, 8.2 and 9.1 do): a fault proven there is only a reason to look here, unless the rule names the success
 * criterion. Nothing is declared without object nor met: these conditions are the RGAA’s own.
 */
const en411: Referential = {
  id: `en-301-549-${enVersion}`,
  name: `EN 301 549 v${enVersion}`,
  attribution: enAttribution,
  criteria: enCriteria.map((criterion) => ({ ...criterion, automation: 'P' as const })),
  citedBy({ id, rgaa = [], references }) {
    const named = new Set(namedCriteria(references).flatMap((criterion) => clauseOf(criterion) ?? []));
    const behind = rgaa
      .flatMap((reference) => rgaaCriterionOf(reference)?.wcag ?? [])
      .flatMap((criterion) => clauseOf(criterion) ?? []);
    return [...new Set([...named, ...behind])].map((number) => ({
      number,
      settles: named.has(number) && !asksMoreThanWcag.has(id),
    }));
  },
  notApplicable: {},
  proofs: {},
};

export const referentials = {
  'rgaa-4.1.2': rgaa412,
  'en-301-549-4.1.1': en411,
} as const satisfies Record<string, Referential>;

export type ReferentialId = keyof typeof referentials;

export const isReferential = (id: string): id is ReferentialId => Object.hasOwn(referentials, id);
