import { useSendOnce } from '@/api/send-once'
import { loadCode } from '@/lib/load-code'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

/** One file with all that is kept about the member: as a page to read, or for another program. */
export function OwnDataCard() {
  const t = useWords()
  const saving = useSendOnce({
    about: ['own-data'],
    mutationFn: async (kind: 'page' | 'json') => {
      const { saveOwnData } = await loadCode(() => import('./save-own-data'))
      await saveOwnData(kind)
    },
    onSuccess: () => notify({ text: t('Your data is saved as a file on this device.'), tone: 'good' }),
    onError: (error) =>
      notify({ text: t('Your data was not saved: {reason}', { reason: error.message }), tone: 'bad' }),
  })
  return (
    <Card title={t('Your Data')}>
      <p className="text-pretty text-ink-muted">
        {t(
          'Download everything we keep about you: your profile, settings, listings, messages, tours, saved searches, lists and notifications.',
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {(['page', 'json'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            busy={saving.isPending && saving.variables === kind}
            onClick={() => saving.mutate(kind)}
          >
            {kind === 'page' ? t('Download as a page') : t('Download as JSON')}
          </Button>
        ))}
      </div>
    </Card>
  )
}
