// Finds a Chromium for the browser tests, or installs Debian's where apt is there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...candidates].find((file) => file && existsSync(file));
}

export function installChromium(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', '-y', ...args];
    return spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update');
  apt('install', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  if (!findChromium()) {
    process.stderr.write(
      'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.\n',
    );
    process.exit(1);
  }
}
