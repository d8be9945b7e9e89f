import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '../../service/env.ts';
import { debianProgram, run } from './debian-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trinta-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('systemd accepts the units, with an exposure level below 2', ({ skip }) => {
  const analyze = debianProgram('systemd-analyze', 'systemd');
  if (!analyze) return skip('systemd cannot be installed here');
  // Replaced, because the program and its folder exist only after the setup commands.
  const unit = join(folder, 'site.service');
  const text = readFileSync('deploy/site.service', 'utf8');
  writeFileSync(
    unit,
    text.replace('/usr/local/bin/node', '/bin/true').replace('/srv/site/current', '/'),
  );
  copyFileSync('deploy/site.socket', join(folder, 'site.socket'));
  const said = run(analyze, ['verify', '--man=no', unit, join(folder, 'site.socket')]);
  expect(said.split('\n').filter((line) => line.includes('site.'))).toEqual([]);
  const [, exposure] =
    /exposure level for site\.service: ([\d.]+)/.exec(
      run(analyze, ['security', '--offline=yes', '--no-pager', unit]),
    ) ?? [];
  expect(Number(exposure)).toBeLessThan(2);
});

test('compose uses only known settings, and runs the site without privileges', () => {
  const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8'));
  for (const name of Object.keys(services.site.environment)) expect(variableNames).toContain(name);
  expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  // Caddy waits until the site is healthy, which requires an image with a health check.
  expect(services.caddy.depends_on.site.condition).toBe('service_healthy');
  expect(readFileSync('deploy/Containerfile', 'utf8')).toMatch(/^HEALTHCHECK /m);
  // Each mount is a volume or a file in this folder.
  const mounted: string[] = Object.values<{ volumes: string[] }>(services)
    .flatMap((service) => service.volumes)
    .map((volume) => volume.split(':')[0] ?? '');
  const files = mounted.filter((name) => name.startsWith('./'));
  for (const name of files) expect(existsSync(join('deploy', name))).toBe(true);
  expect(mounted.filter((name) => !files.includes(name)).sort()).toEqual(
    Object.keys(volumes).sort(),
  );
  expect(readFileSync('deploy/Containerfile', 'utf8')).toMatch(/^USER node$/m);
});

/** The base image, from a registry or pulled before. */
const base = /^FROM (\S+)$/m.exec(readFileSync('deploy/Containerfile', 'utf8'))?.[1] ?? '';

test('the container file builds an image that runs without privileges', {
  timeout: 900_000,
}, ({ skip }) => {
  const buildah = debianProgram('buildah');
  if (!buildah) return skip('buildah cannot be installed here');
  const store = ['--storage-driver', 'vfs'];
  try {
    run(buildah, [...store, 'pull', '--policy', 'missing', base]);
  } catch {
    return skip(`${base} cannot be fetched here`);
  }
  const image = 'site-under-test';
  const settings = ['--isolation', 'chroot', '--build-arg', 'SITE_URL=https://www.example.com'];
  // npm in the container uses the same registry as this machine.
  const npmrc = `${process.env['HOME']}/.npmrc`;
  const mounts = existsSync(npmrc) ? ['-v', `${npmrc}:/root/.npmrc:ro`] : [];
  run(buildah, [
    ...store,
    'bud',
    '--format',
    'docker',
    ...settings,
    ...mounts,
    '-t',
    image,
    '-f',
    'deploy/Containerfile',
    '.',
  ]);
  const config = JSON.parse(run(buildah, [...store, 'inspect', '--type', 'image', image]));
  expect(config.OCIv1.config.User).toBe('node');
  expect(config.Docker.config.Healthcheck).toBeDefined();
});
