import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { BrowseLink } from '@/listing/links/browse-link'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { useWords } from '@/words/use-words'

export function NotFoundPage() {
  const t = useWords()
  return (
    <>
      <title>{t('Page not found · Proventous')}</title>
      <EmptyState
        level={1}
        picture={<ScenePicture icon={MapPinOff} />}
        title={t('This page does not exist')}
        reason={t('The address may be mistyped, or the page has moved. The listings are where they were.')}
        actions={
          <>
            <Button asChild>
              <BrowseLink>{t('Browse Properties')}</BrowseLink>
            </Button>
            <Button variant="outline" asChild>
              <Link to="/">{t('Go to the start page')}</Link>
            </Button>
          </>
        }
      />
    </>
  )
}
