/**
 * What the product is made of: every package that the server runs or the app holds, as CycloneDX JSON. It is written beside
 * the tests' reports, as nothing of that folder is served.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

export const sbomFile = 'reports/sbom.cdx.json';

const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];

const property = z.object({ name: z.string(), value: z.string() });
const document = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), properties: z.array(property).default([]) })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/** Returns the number of packages. Throws where npm finds the installation incomplete. */
export function writeSbom(file = sbomFile): number {
  const npm = process.env['npm_execpath']; // set where an npm script runs this
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const text = npm?.endsWith('.js')
    ? execFileSync(process.execPath, [npm, ...args], options)
    : execFileSync('npm', args, { ...options, shell: process.platform === 'win32' });
  const whole = document.parse(JSON.parse(text));
  // npm's own `--omit dev` leaves out what the product and a tool both need, React among it.
  const components = whole.components.filter(({ properties }) => !properties.some(isTool));
  const kept = new Set(components.map((component) => component['bom-ref']));
  const isKept = (ref: string) => kept.has(ref);
  const [root, ...others] = whole.dependencies;
  const dependencies = [...(root ? [root] : []), ...others.filter(({ ref }) => isKept(ref))].map((dependency) => ({
    ...dependency,
    dependsOn: dependency.dependsOn.filter(isKept),
  }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...whole, components, dependencies }, null, 2)}\n`);
  return components.length;
}

const isTool = ({ name, value }: z.infer<typeof property>) =>
  name === 'cdx:npm:package:development' && value === 'true';
