import { type SpaceRole, spaceRoleWords } from '#contract/space-roles.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';

/** What somebody may do: the role and, of a client, the sites. Both are shown, since no script chooses between them. */
export function RightsFields(props: {
  readonly given: readonly SpaceRole[];
  readonly hosts: readonly string[];
  readonly current: SpaceRole;
  readonly chosen: readonly string[];
  readonly mayAct: boolean;
}) {
  const { given, hosts, current, chosen, mayAct } = props;
  return (
    <>
      <Select
        label="Rôle"
        name="role"
        defaultValue={current}
        options={given.map((value) => ({
          value,
          label: `${spaceRoleWords[value].label}\u00a0: ${spaceRoleWords[value].means}`,
        }))}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="font-semibold">Pour un client</legend>
        {hosts.length === 0 ? (
          <p className="text-soft">
            Auditez d’abord un site{'\u00a0'}: un client voit les sites que vous lui confiez.
          </p>
        ) : (
          hosts.map((host) => (
            <Checkbox key={host} name="site" value={host} defaultChecked={chosen.includes(host)}>
              <span className="wrap-anywhere">{host}</span>
            </Checkbox>
          ))
        )}
        <Checkbox name="agir" value="oui" defaultChecked={mayAct}>
          Peut décider et vérifier des correctifs
        </Checkbox>
      </fieldset>
    </>
  );
}
