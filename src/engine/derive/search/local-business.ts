import type { Dom, Source } from '../../artifacts.ts';
import { type JsonLdItem, typedItemsIn, typesOf } from './json-ld.ts';
import { jsonLdValuesOf } from './structured-data.ts';

/** Public bodies, what they run, and those who have many places or none: an address of theirs does not make them small. */
const notOnePlace = new Set(
  `
Airline BankOrCreditUnion CivicStructure CollegeOrUniversity Consortium Corporation CityHall Courthouse DepartmentStore
EducationalOrganization ElementarySchool Embassy EmergencyService EmploymentAgency FireStation FundingAgency
GovernmentBuilding GovernmentOffice GovernmentOrganization GovernmentService HighSchool Hospital InsuranceAgency
LegislativeBuilding Library LibrarySystem MedicalOrganization MiddleSchool Museum NGO NewsMediaOrganization OnlineBusiness
OnlineStore Organization Person Place PoliceStation PoliticalParty PostOffice Preschool PublicSwimmingPool RecyclingCenter
ResearchOrganization School ShoppingCenter StadiumOrArena TouristAttraction TouristInformationCenter WebSite WorkersUnion
`
    .trim()
    .split(/\s+/),
);

/** What only an establishment of something larger says of itself. */
const ofMany = [
  'branchOf',
  'parentOrganization',
  'department',
  'subOrganization',
  'location',
  'numberOfEmployees',
];

/** Levels of the structured data at which a business is looked for. */
const deepest = 6;

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];

const namesOf = (item: JsonLdItem): string[] => typesOf(item).map((type) => type.trim());

function hasOnePlace(entity: JsonLdItem): boolean {
  const types = namesOf(entity);
  if (types.length === 0 || types.some((type) => notOnePlace.has(type))) return false;
  if (ofMany.some((name) => listOf(entity[name]).length > 0)) return false;
  const hours = [...listOf(entity.openingHours), ...listOf(entity.openingHoursSpecification)];
  return listOf(entity.address).length === 1 && listOf(entity.telephone).length === 1 && hours.length > 0;
}

/**
 * The structured data describe one business, of whatever trade: one address, opening hours, one telephone, and no other
 * address beside. Types that schema.org does not know count too: people make them up.
 */
export function declaresOnePlace(dom: Dom, source: Source | null): boolean {
  const entities = typedItemsIn(jsonLdValuesOf(dom, source), deepest);
  const addresses = entities
    .filter((entity) => namesOf(entity).includes('PostalAddress'))
    .map(({ streetAddress, postalCode }) => `${postalCode} ${streetAddress}`);
  return new Set(addresses).size <= 1 && entities.some(hasOnePlace);
}
