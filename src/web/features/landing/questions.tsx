import { countOf } from '#contract/french.ts';
import { plans } from '#contract/plans.ts';

const questions = [
  {
    question: 'Constat dit-il si mon site est conforme au RGAA\u202f?',
    answer:
      'Non, et aucun outil automatique ne le peut. Une partie seulement des critères se tranche par une machine\u00a0; Constat les teste, rassemble des indices pour d’autres et dit clairement ce qui reste à juger par une personne.',
  },
  {
    question: 'L’audit peut-il gêner mon site\u202f?',
    answer:
      'Il ouvre vos pages une par une, quelques-unes à la fois sur un grand site, suit robots.txt et n’envoie aucun formulaire, hors des parcours que vous avez enregistrés pour votre site. Aucune intrusion n’est tentée.',
  },
  {
    question: 'Puis-je auditer un site qui n’est pas le mien\u202f?',
    answer:
      'Oui, pour ses pages publiques et dans le respect de robots.txt, et vous pouvez le mettre côte à côte avec le vôtre. Les contrôles plus poussés demandent de prouver que le domaine est à vous.',
  },
  {
    question: 'Puis-je choisir les pages, ou auditer un espace client\u202f?',
    answer:
      'Oui. Donnez une liste de pages, ou composez un échantillon que chaque audit suivra. Sur un domaine prouvé, enregistrez un accès au site, ou un parcours fait dans Chrome\u00a0: chacun de ses états est jugé comme une page, sans jamais rien acheter ni supprimer.',
  },
  {
    question: 'Que devient ce que vous voyez\u202f?',
    answer: `Le rapport reste visible de vous seul. Il est supprimé au bout de ${countOf(plans.free.historyDays, 'jour', 'jours')} avec la formule gratuite, ou dès que vous supprimez votre compte.`,
  },
  {
    question: 'Pourquoi mon score de performance change-t-il d’un jour à l’autre\u202f?',
    answer:
      'Un temps de chargement dépend de votre serveur et du réseau au moment de la visite. Les autres thèmes, eux, ne changent que si vos pages changent.',
  },
] as const;

/** Questions people ask before signing up; the browser’s own disclosure, no script. */
export function Questions() {
  return (
    <section id="questions" className="mx-auto max-w-3xl px-4 py-20 sm:px-6">
      <h2 className="text-3xl font-bold">Questions fréquentes</h2>
      <div className="mt-8 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex items-center justify-between gap-4 py-5 font-display text-lg font-semibold marker:content-none">
              {question}
              <span aria-hidden="true" className="text-2xl leading-none text-brand group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-prose pb-6 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
