/** Domains that nobody can have (RFC 2606), and those that templates write where one’s own goes. */
const modelDomain =
  /(?:^|\.)(?:ex[ae]mple\.(?:com|org|net|fr)|[\w-]+\.(?:test|invalid|localhost)|(?:votre|mon|your|my|le)-?(?:domaine?|site|entreprise|societe|company|association)\.[a-z]{2,6}|(?:nom-?de-?)?domaine\.(?:fr|com|org|tld|ext)|domain\.(?:com|tld|ext))$/;
/** What stands for the name of whoever will write his own. */
const modelName =
  /^(?:e-?mail|(?:votre|your|mon|my)[-_.]?(?:e?-?mail|courriel|adresse|address|nom|name)(?:[-_.]?(?:ici|here))?|adresse(?:[-_.]?(?:e?-?mail|courriel))?|ex[ae]mple|pr[ée]nom(?:[-_.]?nom)?|nom(?:[-_.]?pr[ée]nom)?|first[-_.]?name(?:[-_.]?last[-_.]?name)?|(?:john|jane)[-_.]?doe|lorem(?:[-_.]?ipsum)?|x{3,})$/;

/** The address is the one of a template, to be replaced by one’s own; whether somebody has it is not known. */
export function isModelAddress(address: string): boolean {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  return domain !== '' && (modelDomain.test(domain) || modelName.test(name));
}
