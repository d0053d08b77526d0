/** The machines of a cluster on this one: each has a loopback address of its own, so that all use the ports of real ones. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Values } from './fill.ts';

/** What every file may ask for. `network` is drawn, so that two clusters do not meet. */
export function drawMachines() {
  const network = randomInt(1, 255);
  const address = (host: number) => `127.${network}.0.${host}`;
  const balancer = address(2);
  return {
    balancer,
    origin: `http://${balancer}:8080`,
    etcd: address(1),
    prometheus: address(3),
    databases: [address(11), address(12)] as const,
    apps: [address(21), address(22), address(23)] as const,
    /** Where the students of a proof call from, each another. */
    student: (index: number) => `127.${network}.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`,
  };
}

export type Machines = ReturnType<typeof drawMachines>;

const drawn = () => randomBytes(24).toString('base64url');

export const drawSecrets = () => ({
  SUPERUSER_PASSWORD: drawn(),
  REPLICATION_PASSWORD: drawn(),
  REWIND_PASSWORD: drawn(),
  APP_PASSWORD: drawn(),
  PATRONI_PASSWORD: drawn(),
  JWT_SECRET: drawn(),
});

/** What differs between the machines that one file is for. */
export const ofOneMachine = [
  'ETCD_FOLDER',
  'DATABASE_NAME',
  'DATABASE_ADDRESS',
  'DATABASE_FOLDER',
  'APP_ADDRESS',
  'APP_FOLDER',
] as const;

export const sharedValues = (
  machines: Machines,
  secrets: ReturnType<typeof drawSecrets>,
  postgresPrograms: string,
): Values => ({
  ...secrets,
  POSTGRES_PROGRAMS: postgresPrograms,
  PUBLIC_URL: machines.origin,
  NETWORK: '127.0.0.0/8',
  BALANCER_ADDRESS: machines.balancer,
  ETCD_ADDRESS: machines.etcd,
  ETCD_NAME: 'etcd-1',
  DATABASE_1_ADDRESS: machines.databases[0],
  DATABASE_2_ADDRESS: machines.databases[1],
  APP_1_ADDRESS: machines.apps[0],
  APP_2_ADDRESS: machines.apps[1],
  APP_3_ADDRESS: machines.apps[2],
});
