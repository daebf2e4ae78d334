import { siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceVisit, siteWithChoices, unclosed } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-redemande-apres-refus.ts';

const back = { bannerBackOnNextPage: true };

ruleCases(rule, {
  'the banner stays away': {
    artifacts: siteWithChoices({ refuse: choiceVisit(), accept: choiceVisit() }),
    verdict: 'pass',
  },
  'it comes back after a refusal only': {
    artifacts: siteWithChoices({
      refuse: choiceVisit(back),
      accept: choiceVisit(),
    }),
    verdict: 'fail',
    title: 'Le bandeau revient après un refus',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      { type: 'page', url: 'https://www.exemple.fr/deux', note: 'page vue après le refus' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'page vue après le refus' },
    ],
  },
  'it comes back after every choice': {
    artifacts: siteWithChoices({
      refuse: choiceVisit(back),
      accept: choiceVisit(back),
    }),
    verdict: 'review',
    title: 'Le bandeau revient après chaque choix, quel qu’il soit : à vérifier',
    evidence: [
      { type: 'value', label: 'Bouton cliqué', value: '« Tout refuser »' },
      { type: 'page', url: 'https://www.exemple.fr/deux', note: 'page vue après le refus' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'page vue après le refus' },
    ],
  },
  'no visit': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau ni traceur' },
  'the refusal was not taken': {
    artifacts: siteWithChoices({ refuse: unclosed(back) }),
    verdict: 'inapplicable',
    reason: 'aucun refus n’a pu être fait',
  },
});
