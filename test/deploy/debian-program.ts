import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Path of a Debian program, installed if we are root; undefined if it is not available. */
export function debianProgram(name: string, packageName = name): string | undefined {
  const path = ['/usr/bin', '/usr/sbin'].map((folder) => `${folder}/${name}`);
  const found = () => path.find((one) => existsSync(one));
  if (found() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    // Prevents installed services from starting and taking their ports.
    const policy = { ...env, RUNLEVEL: '1' };
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], {
      env: policy,
      stdio: 'ignore',
    });
  } catch {
    // The caller skips its test with a message.
  }
  return found();
}

/** Runs a program; throws an error with its output if it fails. */
export function run(program: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stdout}${stderr}`);
  return stdout + stderr;
}
