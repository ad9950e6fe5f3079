// The launcher: database, migrations, server and worker in one go, and all of it stopped again in order.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, ConfigError, type Environment, loadConfig, readEnvironment } from '#core/config.ts';
import { migrateDatabase } from '#core/db/migrate.ts';
import { buildSite } from './launcher/build-site.ts';
import { lockDataFolder } from './launcher/data-folder-lock.ts';
import { type RunningDatabase, startDatabase } from './launcher/database.ts';
import { keepRunning } from './launcher/keep-running.ts';
import { findPortProblem } from './launcher/port.ts';

/** A sentence for the person who starts Timbre; anything else that is thrown is a mistake of ours and shows its stack. */
class StartProblem extends Error {}

const say = (text: string) => console.log(text);

const stops: (() => Promise<unknown>)[] = [];
let stopped: Promise<void> | undefined;

/** The last that was started is the first to be stopped. */
function stopEverything(): Promise<void> {
  stopped ??= (async () => {
    for (const stop of stops.toReversed()) await stop();
  })();
  return stopped;
}

function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopped) return;
      say('\nStopping ...');
      void stopEverything().then(() => process.exit(0));
    });
}

async function checkSurroundings(config: Config): Promise<void> {
  const holder = await lockDataFolder(config.dataDir, `process ${process.pid}, ${config.publicUrl}`);
  if (holder)
    throw new StartProblem(
      `Timbre is running already on ${config.dataDir} (${holder}).\n` +
        `Stop it first, or start this one elsewhere: DATA_DIR=./data2 PORT=${config.port + 1} npm start`,
    );
  const problem = await findPortProblem(config.port, config.host);
  if (problem) throw new StartProblem(problem);
}

/** Site and database are independent, and each takes seconds the first time. */
async function prepare(config: Config): Promise<RunningDatabase> {
  const starting = startDatabase(config, say);
  // Also when we are told to stop while it starts.
  stops.push(() =>
    starting.then(
      (database) => database.stop(),
      () => undefined,
    ),
  );
  const [database] = await Promise.all([starting, buildSite(say)]);
  await migrateDatabase(database.url);
  return database;
}

async function waitUntilReady({ host, port }: Config): Promise<void> {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host;
  for (;;) {
    const response = await fetch(`http://${reachable}:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
}

function announce(config: Config, database: RunningDatabase): void {
  const { storage, mail, publicUrl } = config;
  say(`\nTimbre is ready after ${process.uptime().toFixed(1)} s: ${publicUrl}\n`);
  say(
    `  files     ${storage.kind === 'disk' ? storage.folder : `bucket ${storage.bucket} at ${storage.endpoint}`}`,
  );
  say(`  database  ${database.where}`);
  if (mail.kind === 'mailbox') say(`  mail      ${publicUrl}/dev/mailbox`);
  say('\nCtrl-C stops it.\n');
}

/** Libraries run in their fast mode also on one's own machine, and only what deserves attention is printed. */
function childEnvironment({ production }: Config, databaseUrl: string): Environment {
  const env: Environment = { ...readEnvironment(), DATABASE_URL: databaseUrl };
  if (production) return env;
  return { ...env, EMBEDDED: '1', NODE_ENV: 'production', LOG_LEVEL: env.LOG_LEVEL || 'warn' };
}

async function start(): Promise<void> {
  const config = loadConfig();
  await checkSurroundings(config);
  stopOnSignals();
  const database = await prepare(config);
  if (stopped) return;

  const env = childEnvironment(config, database.url);
  const children = ['src/worker/main.ts', 'src/server/main.ts'].map((file) => keepRunning(file, env, say));
  stops.push(() => Promise.all(children.map((child) => child.stop())));
  // Up to here a process that does not stay up is a reason to end; from here on each is kept running on its own.
  await Promise.race([waitUntilReady(config), ...children.map((child) => child.failing)]);
  announce(config, database);
}

try {
  await start();
} catch (error) {
  if (!stopped) {
    const explained = error instanceof StartProblem || error instanceof ConfigError;
    console.error(explained ? `\n${error.message}\n` : error);
    await stopEverything();
    process.exit(1);
  }
}
