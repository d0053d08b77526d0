/**
 * `npm start`: builds what is not built yet, and runs the server with the demonstration's settings in this very process, so
 * that whoever stops it has stopped the server.
 */
import { buildOnce } from './build-once.ts';
import { readArguments } from './command-line.ts';

readArguments(import.meta.filename, { options: {} });
if (!buildOnce()) process.exit(1);
console.log('Starting the server');
process.loadEnvFile('server/demonstration/demonstration.env');
await import('../server/main.ts');
