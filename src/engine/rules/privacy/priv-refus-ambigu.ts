import { foldText } from '#contract/fold-text.ts';
import { bannerOf, refuseButtons } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

const clear =
  /^(?:je )?(?:tout |tous )?(?:refus\w*|rejet\w*|declin\w*|interdi\w*)(?: tou[ts]\w*)?(?: les)?(?: cookies| traceurs)?(?: et (?:fermer|continuer))?$|^(?:non,? ?)?(?:continuer|poursuivre|fermer) sans accepter$|^(?:uniquement|seulement)?.{0,12}(?:necessaires?|essentiels?)(?: uniquement| seulement)?$|^tout desactiver$|^non,? merci$|^non$|^(?:reject|decline|deny)(?: all)?$|^je n'accepte pas$/;

export default defineSiteRule({
  id: 'priv-refus-ambigu',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 12/12/2024', date: '2024-12-12' }],
  title: {
    fail: 'Le libellé du refus peut prêter à confusion (« {label} »)',
    pass: 'Le libellé du refus est clair',
  },
  why: 'Une formule détournée (« Je décline les finalités non essentielles ») laisse un doute sur ce que fait le clic.',
  fix: 'Écrire simplement « Tout refuser » ou « Continuer sans accepter ».',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    const refuse = shown ? refuseButtons(shown.banner) : [];
    const worded = refuse.filter(({ text }) => foldText(text).length > 1);
    const first = worded[0];
    if (!first) return { status: 'inapplicable', reason: 'aucun bouton de refus' };
    if (worded.some(({ text }) => clear.test(foldText(text).replace(/(?<![.→>×\s])[.→>×\s]+$/, ''))))
      return { status: 'pass' };
    const { selector, snippet, text } = first;
    return { status: 'review', values: { label: text }, evidence: [{ type: 'element', selector, snippet }] };
  },
});
