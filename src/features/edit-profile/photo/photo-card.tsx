import { Camera } from 'lucide-react'
import { useId, useRef } from 'react'
import type { OwnProfile } from '@/domain/people/profile'
import { resolveImageUrl } from '@/domain/listing/images'
import { useBackendReady } from '@/listing/use-backend-ready'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { FieldNote } from '@/ui/field/field'
import { usePhoto } from './use-photo'
import { FileInput } from '@/ui/file-input/file-input'
import { useWords } from '@/words/use-words'

export function PhotoCard({ profile }: { profile: OwnProfile }) {
  const t = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const mayLoad = useBackendReady()
  const { preview, problem, busy, choose, use, cancel } = usePhoto()
  const { picture } = profile
  const shown = preview ?? (mayLoad && picture ? resolveImageUrl(picture) : undefined)
  return (
    <Card title={t('Profile picture')}>
      <div className="flex flex-wrap items-center gap-4 md:flex-col">
        <Avatar name={profile.name || profile.email || t('User')} size={96} {...(shown ? { src: shown } : {})} />
        <FileInput
          ref={input}
          label={t('New profile picture')}
          accept="image/jpeg,image/png"
          aria-describedby={problem ? `${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          tabIndex={-1}
          onFiles={([file]) => file && void choose(file)}
        />
        <div className="flex min-w-0 flex-1 basis-40 flex-wrap gap-2 md:w-full md:basis-auto md:flex-col">
          {preview ? (
            <>
              <Button busy={busy} onClick={use}>
                {busy ? t('Uploading...') : t('Use this photo')}
              </Button>
              <Button variant="outline" disabled={busy} onClick={cancel}>
                {t('Cancel')}
              </Button>
            </>
          ) : (
            <Addition of="uploadProfilePicture" otherwise={<NotOffered />}>
              {' '}
              <Button variant="outline" icon={<Camera aria-hidden size={18} />} onClick={() => input.current?.click()}>
                {t('Change Photo')}
              </Button>
            </Addition>
          )}
        </div>
      </div>
      <div role={problem ? 'alert' : undefined}>
        <FieldNote id={id} hint={t('JPG or PNG, up to 10 MB.')} error={problem ?? undefined} />
      </div>
    </Card>
  )
}
