// Download as MP3, WAV, SRT or VTT.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type DownloadFormat, downloadFormats, downloadSpeech } from '#contract/endpoints/speeches.ts';
import { useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** The server names the file; a link that is clicked by us starts the download without leaving the page. */
function startDownload({ url, fileName }: { url: string; fileName: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

export function DownloadMenu({ speechId }: { speechId: string }) {
  const t = useText();
  const download = useMutation({
    mutationFn: (format: DownloadFormat) => api().call(downloadSpeech, { speechId, format }),
    onSuccess: startDownload,
  });
  return (
    <Menu
      label={t('dashboard.download.menu')}
      trigger={
        <Button variant="secondary" size="small" busy={download.isPending}>
          {!download.isPending && <Download aria-hidden className="size-4" />}
          {download.isPending ? t('dashboard.download.busy') : t('dashboard.download.button')}
        </Button>
      }
    >
      {downloadFormats.map((format) => (
        <MenuItem key={format} onSelect={() => download.mutate(format)}>
          {t(`dashboard.download.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
