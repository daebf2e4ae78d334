import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { healthEndpoints } from '#contract/api/site.ts';
import { jobs } from '#contract/jobs.ts';
import { readConfig, settings } from '#platform/config.ts';
import { assertPublicInstallation } from '#platform/public-installation.ts';

/** What is deployed cannot be built where tests run: what it names must at least be there. */
const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const units = readdirSync('deploy/systemd');
const manifests = readdirSync('deploy/kubernetes');
const programs = /const programs = \[([^\]]*)\]/
  .exec(readFileSync('scripts/program.mjs', 'utf8'))?.[1]
  ?.match(/[\w-]+/g);
const known = new Set([...Object.keys(settings.shape), 'NODE_ENV', 'NODE_COMPILE_CACHE']);
const secrets = ['DATABASE_URL', 'SMTP_URL', 'CONSTAT_METRICS_TOKEN'];

const container = z.looseObject({
  name: z.string(),
  args: z.array(z.string()).default([]),
  env: z.array(z.object({ name: z.string() })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  securityContext: z.unknown(),
});
const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
const deployment = z.object({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.literal(10_001) }),
        containers: z.array(container),
        initContainers: z.array(container).default([]),
      }),
    }),
  }),
});
const documents = manifests.flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`), { strict: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return manifest.parse(document.toJS());
  }),
);
const ofKind = (kind: string) => documents.filter((one) => one.kind === kind);
const settingsGiven = z.record(z.string(), z.string()).parse(ofKind('ConfigMap').map(({ data }) => data)[0]);

describe('the image', () => {
  const lines = read('Dockerfile').replaceAll(/\\\n/g, ' ').split('\n');
  const kept = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

  it('copies what exists and is let in, and lets nothing else in', () => {
    const copied = lines
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
      .filter((name) => name !== '.');
    expect([...copied, ...kept].filter((name) => !existsSync(name))).toEqual([]);
    expect(copied.filter((name) => !kept.includes(name))).toEqual([]);
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*$/m);
  });

  it('copies from stages that are above', () => {
    const stages: string[] = [];
    for (const line of lines) {
      const from = /^COPY --from=(\S+)/.exec(line)?.[1];
      if (from !== undefined) expect(stages).toContain(from);
      const stage = /^FROM \S+ AS (\S+)/.exec(line)?.[1];
      if (stage !== undefined) stages.push(stage);
    }
    expect(stages).toEqual(['build', 'checker', 'run', 'with-java']);
  });

  it('runs as nobody in particular, under an init, a program there is, with settings there are and no secret', () => {
    const told = (word: string) => lines.filter((line) => line.startsWith(`${word} `));
    expect(told('USER').at(-1)).toBe('USER 10001:10001');
    expect(JSON.parse(told('ENTRYPOINT')[0]?.replace('ENTRYPOINT ', '') ?? '')).toEqual(
      expect.arrayContaining(['tini', '/app/program.mjs']),
    );
    expect(programs).toContain(JSON.parse(told('CMD')[0]?.replace('CMD ', '') ?? '[]')[0]);
    const names = told('ENV').flatMap((line) =>
      [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? ''),
    );
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names.filter((name) => secrets.includes(name))).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/^ARG /m);
  });

  it('asks for its health where a route answers', () => {
    const path = /127\.0\.0\.1:\$\{port\}(\/\w+)/.exec(read('healthcheck.mjs'))?.[1];
    expect(path).toBe(healthEndpoints.readHealth.path);
  });

  it('gives the browser namespaces, and no container privileged system calls', () => {
    const { defaultAction, syscalls } = z
      .object({
        defaultAction: z.string(),
        syscalls: z.array(
          z.object({ names: z.array(z.string()), action: z.string(), args: z.unknown().optional() }),
        ),
      })
      .parse(JSON.parse(read('seccomp.json')));
    const allowed = syscalls.flatMap(({ names, action, args }) =>
      action === 'SCMP_ACT_ALLOW' && args === undefined ? names : [],
    );
    expect(defaultAction).toBe('SCMP_ACT_ERRNO');
    expect(allowed).toEqual(
      expect.arrayContaining(['clone', 'clone3', 'unshare', 'setns', 'chroot', 'execve']),
    );
    const privileged = ['mount', 'bpf', 'kexec_load', 'init_module', 'open_by_handle_at', 'reboot', 'keyctl'];
    expect(allowed.filter((name) => privileged.includes(name))).toEqual([]);
  });
});

describe('compose', () => {
  const service = z.looseObject({
    command: z.array(z.string()).optional(),
    environment: z.record(z.string(), z.string()).optional(),
    networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
    volumes: z.array(z.string()).default([]),
    security_opt: z.array(z.string()).default([]),
    deploy: z.looseObject({ replicas: z.number() }).optional(),
    read_only: z.boolean().default(false),
    cap_drop: z.array(z.string()).default([]),
  });
  const { services, networks, volumes, ...rest } = z
    .looseObject({
      services: z.record(z.string(), service),
      networks: z.record(z.string(), z.unknown()),
      volumes: z.record(z.string(), z.unknown()),
      secrets: z.record(z.string(), z.unknown()),
    })
    .parse(parse(read('compose.yaml'), { strict: true, merge: true }));
  const ours = ['web', 'worker'].map((name) => services[name]);

  it('runs two web processes and two workers, closed but for what they need', () => {
    expect(ours.map((one) => [one?.command?.[0], one?.deploy?.replicas])).toEqual([
      ['web', 2],
      ['worker', 2],
    ]);
    for (const one of ours) {
      expect(programs).toContain(one?.command?.[0]);
      expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(one?.security_opt).toContain('no-new-privileges:true');
      expect(Object.keys(one?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    }
    expect(services.worker?.security_opt).toContain('seccomp:./seccomp.json');
  });

  it('names networks, volumes and files that are there, and believes its proxy alone', () => {
    for (const one of Object.values(services)) {
      const used = Array.isArray(one.networks) ? one.networks : Object.keys(one.networks);
      expect(used.filter((name) => !(name in networks))).toEqual([]);
      const sources = one.volumes.map((volume) => volume.split(':')[0] ?? '');
      expect(
        sources.filter(
          (name) => !(name.startsWith('./') ? existsSync(join('deploy', name)) : name in volumes),
        ),
      ).toEqual([]);
    }
    expect(services.proxy?.networks).toEqual({
      front: { ipv4_address: services.web?.environment?.CONSTAT_TRUSTED_PROXIES },
    });
    expect(services.database?.networks).toEqual(['back']);
    expect(networks.back).toEqual({ internal: true });
    expect(Object.keys(rest)).toEqual(expect.arrayContaining(['secrets']));
  });

  it('has every variable it asks for in its example', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
    const given = new Set([...read('env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect(given).toEqual(asked);
  });

  it('leaves metrics and made-up traces outside', () => {
    expect(read('Caddyfile')).toMatch(/respond \/metrics 404/);
    expect(read('Caddyfile')).toMatch(/request_header -traceparent/);
    expect(read('Caddyfile')).toMatch(/\{\$CONSTAT_HOST\}/);
  });
});

describe('Kubernetes', () => {
  const deployments = ofKind('Deployment').map((one) => deployment.parse(one));
  const probed = [...read('kubernetes/web.yaml').matchAll(/path: (\/\w+), port: (\w+)/g)].concat([
    ...read('kubernetes/worker.yaml').matchAll(/path: (\/\w+), port: (\w+)/g),
  ]);

  it('runs programs there are, unprivileged and read-only, with settings there are', () => {
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['constat-web', 'constat-worker']);
    for (const { spec } of deployments) {
      const { containers, initContainers } = spec.template.spec;
      for (const one of [...containers, ...initContainers])
        expect(one.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      for (const one of containers) expect(programs).toContain(one.args[0]);
      expect(containers.flatMap(({ env }) => env).filter(({ name }) => !known.has(name))).toEqual([]);
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    }
    const given = [...ofKind('ConfigMap'), ...ofKind('Secret')]
      .flatMap(({ data, stringData }) => Object.keys({ ...(data as object), ...(stringData as object) }))
      .filter((name) => name !== 'identity-secret');
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(settingsGiven).filter((name) => secrets.includes(name))).toEqual([]);
  });

  it('probes routes there are, at the port the settings give', () => {
    const paths: readonly string[] = [healthEndpoints.readHealth.path, healthEndpoints.readReadiness.path];
    expect(probed).toHaveLength(6);
    expect(probed.filter(([, path = '']) => !paths.includes(path))).toEqual([]);
    expect(new Set(probed.map(([, , port]) => port))).toEqual(new Set(['metrics']));
    const port = settingsGiven.CONSTAT_METRICS_PORT;
    for (const { spec } of deployments)
      expect(spec.template.spec.containers[0]?.ports).toContainEqual({
        name: 'metrics',
        containerPort: Number(port),
      });
  });

  it('names what exists: selectors, secrets, settings', () => {
    const labels = deployments.map(({ spec }) => JSON.stringify(spec.selector.matchLabels));
    const text = manifests.map((name) => read(`kubernetes/${name}`)).join('\n');
    const selected = [...text.matchAll(/\{app: constat, part: (\w+)\}/g)].map(([, part]) => part);
    expect(selected.filter((part) => !labels.includes(JSON.stringify({ app: 'constat', part })))).toEqual([]);
    const there = documents.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    for (const [, name] of text.matchAll(/secretRef: \{name: ([\w-]+)\}/g))
      expect(there).toContain(`Secret/${name}`);
    for (const [, name] of text.matchAll(/secretName: (constat-identity)/g))
      expect(there).toContain(`Secret/${name}`);
    for (const [, name] of text.matchAll(/configMapRef: \{name: ([\w-]+)\}/g))
      expect(there).toContain(`ConfigMap/${name}`);
  });

  it('grows with jobs there are', () => {
    const names =
      /name in \(([^)]+)\)/.exec(read('kubernetes/autoscaling.yaml'))?.[1]?.match(/[\w-]+/g) ?? [];
    expect(names).toHaveLength(3);
    expect(names.filter((name) => !(name in jobs))).toEqual([]);
    expect(ofKind('ScaledObject')[0]).toMatchObject({
      spec: { scaleTargetRef: { name: 'constat-worker' }, minReplicaCount: 2 },
    });
  });

  it('gives settings that the product takes', () => {
    const config = readConfig({ ...settingsGiven, SMTP_URL: 'smtp://a' });
    expect(config.metricsPort).toBe(9464);
    expect(() => assertPublicInstallation(config)).not.toThrow();
  });
});

describe('systemd', () => {
  it('starts programs there are', () => {
    const started = units.map((name) => /program\.mjs (\S+)$/m.exec(read(`systemd/${name}`))?.[1]);
    expect(started.toSorted()).toEqual(['constat', 'web', 'worker']);
    expect(started.filter((name) => !programs?.includes(name ?? ''))).toEqual([]);
    const names = units.flatMap((name) =>
      [...read(`systemd/${name}`).matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, found]) => found ?? ''),
    );
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.runIf(existsSync('/usr/bin/systemd-analyze'))('has units that systemd reads without a word', () => {
    const folder = mkdtempSync(join(tmpdir(), 'constat-units-'));
    const paths = units.map((name) => {
      const path = join(folder, name.replace('@.', '@1.'));
      // Node.js may lie elsewhere here.
      writeFileSync(path, read(`systemd/${name}`).replaceAll('/usr/bin/node', process.execPath));
      return path;
    });
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--recursive-errors=no', ...paths], {
      encoding: 'utf8',
    });
    // What it says of units of this very machine is not ours.
    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  });
});
