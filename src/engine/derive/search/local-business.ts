import type { Dom, Source } from '../../artifacts.ts';
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

type Entity = Readonly<Record<string, unknown>>;
const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];

function typesOf(entity: Entity): string[] {
  return listOf(entity['@type']).flatMap((type) =>
    typeof type === 'string' ? [type.split(/[/#:]/).at(-1)?.trim() ?? ''] : [],
  );
}

function entitiesIn(value: unknown, depth = 0): Entity[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((item) => entitiesIn(item, depth + 1));
  if (!isEntity(value)) return [];
  return [value, ...Object.values(value).flatMap((item) => entitiesIn(item, depth + 1))];
}

function hasOnePlace(entity: Entity): boolean {
  const types = typesOf(entity);
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
  const entities = jsonLdValuesOf(dom, source).flatMap((value) => entitiesIn(value));
  const addresses = entities
    .filter((entity) => typesOf(entity).includes('PostalAddress'))
    .map(({ streetAddress, postalCode }) => `${postalCode} ${streetAddress}`);
  return new Set(addresses).size <= 1 && entities.some(hasOnePlace);
}
