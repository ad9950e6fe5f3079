// Loaded into the launcher's children before their own code: they stop when the launcher is gone, even if it was killed.

const patienceMs = 15_000;

process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), patienceMs).unref();
});
