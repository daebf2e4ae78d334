import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf, parentOf } from '../../derive/dom/dom.ts';
import { formsOf, textAround } from '../../derive/trackers/personal-forms.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const information =
  /confidentialite|donnees (?:personnelles|a caractere|collectees|recueillies|saisies|transmises)|(?:vos|mes|ces|leurs) (?:donnees|informations)\b.{0,60}\b(?:utilis|trait|conserv|recueil|transm|collect|serv)|vos donnees|rgpd|vos droits|vie privee|politique de protection|privacy/;

/** An address that says where it leads, whatever its link is called. */
const privacyAddress = /confidentialite|rgpd|donnees-(?:personnelles|a-caractere)|vie-privee|privacy/;

/** Says what it is for, without the rest that the law asks. */
const someUse =
  /\ben (?:vous |nous |me )?\w+ant\b[^.]{0,90}\b(?:accept|consen)|\b(?:re)?contact\w* (?:au sujet|a propos|dans le cadre|concernant)|\bpour (?:vous |me )?(?:re)?(?:contacter|pondre)|\bdes(?:inscri|abonn)|\bjamais (?:cede|partage|transmis|vendu|communique)|(?:\b(?:votre|vos|cette|ces|mon|mes) (?:adresses?|e-?mails?|courriels?|coordonnees|telephone|numero|noms?)\b[^.]{0,40}|\belles?) n(?:e |')(?:sera|seront|est|sont) (?:ni|pas|jamais) (?:publi|transmis|communiqu|cede|partage|vendu|divulgu|diffus)|\b(?:never|not) share\b/;

/** A link of the form itself, or of the block that holds the form alone, leads to what the law asks to say. */
function linksToPolicy(dom: Dom, form: DomNode): boolean {
  const around = parentOf(dom, form);
  const block = around && /^(?:div|section|article)$/.test(around.tag) ? descendantsOf(dom, around) : [];
  const isOwnBlock = block.filter(({ tag }) => tag === 'form').length === 1;
  return (isOwnBlock ? block : descendantsOf(dom, form)).some(
    ({ tag, url = '' }) => tag === 'a' && privacyAddress.test(foldText(URL.parse(url)?.pathname ?? '')),
  );
}

export default defineRule({
  id: 'priv-formulaire-sans-information',
  version: 6,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13' }],
  title: {
    fail: 'Un formulaire recueille des données sans dire ce qu’elles deviennent',
    pass: 'Les formulaires disent ce que deviennent les données',
  },
  messages: { brief: 'Un formulaire dit peu de choses de l’usage des données : à vérifier' },
  why: 'La personne doit savoir, au moment où elle écrit, qui lira ses données et pourquoi. Un lien en bas de page ne suffit pas.',
  fix: 'Ajouter sous le formulaire une phrase : à quoi servent les données, et un lien vers la politique de confidentialité.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    /** A login asks for what the person already gave: no new collection. */
    const forms = formsOf(dom).filter(
      (form) =>
        form.personal.length > form.passwords.length &&
        !(form.passwords.length === 1 && form.fields.length <= 3),
    );
    const informs = (one: (typeof forms)[number]) =>
      information.test(foldText(textAround(dom, one))) || linksToPolicy(dom, one.form);
    if (forms.length === 0) return { status: 'inapplicable' };
    const silent = forms.filter((form) => !informs(form));
    const mute = silent.filter((form) => !someUse.test(foldText(textAround(dom, form))));
    const proof = (found: typeof forms) =>
      evidenceOfNodes(
        dom,
        found.map(({ form }) => form),
      );
    if (mute.length > 0) return { status: 'fail', ...proof(mute) };
    return silent.length > 0 ? { status: 'review', message: 'brief', ...proof(silent) } : { status: 'pass' };
  },
});
