import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Fact, FactList, LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Link } from '../ui/link.tsx';

export const handle = { js: false, kept: 'any-search' };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('Mentions légales', {
    description:
      'Éditeur, directeur de la publication, hébergeur et licences de ce site, et comment lui signaler un contenu.',
  });

export default function LegalNotice() {
  const { operator, publicUrl } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/mentions-legales" title="Mentions légales">
      <p>
        Informations données en application de l’article 1-1 de la loi n°{'\u00a0'}2004-575 du 21 juin 2004
        pour la confiance dans l’économie numérique, pour le site {publicUrl}.
      </p>
      <h2>Éditeur</h2>
      <FactList
        facts={[
          { name: 'Nom ou raison sociale', value: operator.name },
          { name: 'Adresse', value: operator.address },
          { name: 'Téléphone', value: operator.phone },
          { name: 'Adresse e-mail', value: operator.email, mail: true },
          { name: 'Forme, capital et immatriculation', value: operator.registration },
        ]}
      />
      {operator.publisher && (
        <>
          <h2>Directeur ou directrice de la publication</h2>
          <p>
            <Fact value={operator.publisher} />
          </p>
        </>
      )}
      {operator.hosting && (
        <>
          <h2>Hébergement</h2>
          <p>
            <Fact value={operator.hosting} />
          </p>
        </>
      )}
      <h2>Logiciel</h2>
      <p>
        Ce site fait fonctionner le logiciel Constat, distribué sous licence Apache 2.0. Les polices Bricolage
        Grotesque et Atkinson Hyperlegible Next sont distribuées sous licence SIL Open Font 1.1. Les règles
        d’accessibilité citent le référentiel général d’amélioration de l’accessibilité (RGAA 4.1.2), publié
        par l’État sous Licence Ouverte.
      </p>
      <h2>Signaler un contenu</h2>
      <p>
        Un rapport n’est visible que de la personne qui l’a demandé et de celles à qui elle le transmet. Une
        règle dans votre fichier robots.txt suffit à interdire que l’on audite votre site.
        {operator.email && (
          <>
            {' '}
            Pour le demander ou signaler un contenu, écrivez à <MailFact value={operator.email} />.
          </>
        )}
      </p>
      <p>
        Voir aussi{'\u00a0'}: <Link to="/confidentialite">Confidentialité</Link>,{' '}
        <Link to="/cgu">Conditions d’utilisation</Link>, <Link to="/accessibilite">Accessibilité</Link>,{' '}
        <Link to="/contact">À propos et contact</Link>.
      </p>
    </LegalPage>
  );
}
