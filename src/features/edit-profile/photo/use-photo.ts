import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { listingKeys, profileKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { ID_PICTURE_MAX_BYTES, ID_PICTURE_TYPES } from '@/contract/fields'
import { uploadProfilePicture } from '@/contract/account/user'
import { isJpegOrPng } from '@/domain/people/picture-bytes'
import { useKeptInput } from '@/session/end/kept-input'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const NO_PICTURE = 'Please upload only JPG or PNG files.'

/** The error of a file as profile picture (A 5); null if it is valid. */
async function photoProblem(file: File): Promise<string | null> {
  if (!ID_PICTURE_TYPES.some((each) => each === file.type)) return t(NO_PICTURE)
  if (file.size > ID_PICTURE_MAX_BYTES) return t('File size must be less than 10MB.')
  return (await isJpegOrPng(file)) ? null : t(NO_PICTURE)
}

export function usePhoto() {
  const t = useWords()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useKeptInput<File | null>('photo', null)
  const [preview, setPreview] = useState(() => chosen && URL.createObjectURL(chosen))
  const latest = useRef<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  const show = (file: File | null) => {
    setChosen(file)
    setPreview(file && URL.createObjectURL(file))
  }

  const upload = useSendOnce({
    about: ['upload-photo'],
    mutationFn: async (file: File) =>
      call(uploadProfilePicture, { body: { profile_picture: await shrinkPicture(file) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: profileKeys.own })
      for (const queryKey of [profileKeys.public, listingKeys.all]) void queryClient.invalidateQueries({ queryKey })
      show(null)
      notify({ text: t('Profile picture changed'), tone: 'good' })
    },
    onError: (error) => setProblem((error instanceof ApiError && error.fields.profile_picture?.[0]) || error.message),
  })
  return {
    preview,
    problem,
    busy: upload.isPending,
    choose: async (file: File) => {
      latest.current = file
      const found = await photoProblem(file)
      // Another file may have been chosen while this one was read.
      if (latest.current !== file) return
      setProblem(found)
      show(found ? null : file)
    },
    use: () => {
      if (!chosen) return
      setProblem(null)
      upload.mutate(chosen)
    },
    cancel: () => {
      latest.current = null
      show(null)
      setProblem(null)
    },
  }
}

/** Longest side in pixels: three times the largest portrait on any screen. */
const LONGEST = 768

/** Shrinks a large picture in the browser. Returns a picture that the browser cannot read as it is. */
async function shrinkPicture(file: File): Promise<File> {
  if (typeof createImageBitmap !== 'function') return file
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return file
  }
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const blob = scale < 1 ? await drawn(picture, scale) : null
  picture.close()
  return blob && blob.size < file.size ? new File([blob], 'profile.jpg', { type: 'image/jpeg' }) : file
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG has no transparency: transparent pixels become white.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.86)
  })
}
