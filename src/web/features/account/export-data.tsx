// Everything the account holds, as one file.
import { useMutation } from '@tanstack/react-query';
import { exportData } from '#contract/endpoints/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { api } from '#web/session/api.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Panel } from './panel.tsx';

export function ExportData() {
  const t = useText();
  const fetchExport = useMutation({
    mutationFn: () => api().call(exportData, {}),
    onSuccess: async ({ url }) => {
      await showToast(t('account.export.ready'), { type: 'success' });
      window.location.assign(url);
    },
  });
  return (
    <Panel title={t('account.export.title')} text={t('account.export.text')}>
      <Button variant="secondary" busy={fetchExport.isPending} onClick={() => fetchExport.mutate()}>
        {fetchExport.isPending ? t('account.export.busy') : t('account.export.button')}
      </Button>
    </Panel>
  );
}
