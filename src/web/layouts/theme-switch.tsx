// Steps through the themes: as the system is, light, dark.
import { Monitor, Moon, Sun } from 'lucide-react';
import { type MessageKey, useText } from '../i18n/use-text.ts';
import { setTheme, type Theme, useTheme } from '../session/theme.ts';
import { IconButton } from '../ui/button.tsx';

const themes = {
  system: { next: 'light', Icon: Monitor, key: 'nav.themeSystem' },
  light: { next: 'dark', Icon: Sun, key: 'nav.themeLight' },
  dark: { next: 'system', Icon: Moon, key: 'nav.themeDark' },
} as const satisfies Record<Theme, { next: Theme; Icon: typeof Sun; key: MessageKey }>;

export function ThemeSwitch() {
  const t = useText();
  const { next, Icon, key } = themes[useTheme()];
  return (
    <IconButton label={`${t('nav.theme')}: ${t(key)}`} onClick={() => setTheme(next)}>
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  );
}
