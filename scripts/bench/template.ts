/** Builds and serves the untouched React template of `create-vite`, beside which pages are measured. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { build } from 'vite';
import { compress } from '../compress.ts';

// Inside the project, where the template's imports are found.
const folder = resolve('node_modules/.bench-template');
const dist = join(folder, 'dist');
const template = resolve('node_modules/create-vite/template-react-ts');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(template, folder, { recursive: true });
await build({ root: folder, configFile: false, plugins: [react()], build: { outDir: dist }, logLevel: 'error' });
await compress(dist);

const app = Fastify();
await app.register(fastifyStatic, { root: dist, preCompressed: true });
await app.listen({ port: Number(process.env['PORT']), host: 'localhost' });
process.once('SIGTERM', () => process.exit(0));
