import { resolveImageUrl } from '@/domain/listing/images'
import { Card } from '@/ui/card/card'
import { DeveloperLayout } from './developer-layout'
import { SAMPLE_FILES } from './sample-files'
import { TriedPicture } from './tried-picture'

/** Raw and processed image paths side by side, each loaded as a picture (A 2). */
export function ImagePathScreen() {
  return (
    <DeveloperLayout
      title="Image paths"
      intro="Five sample files: the path as a server may store it, and the address the product makes of it."
    >
      <ol className="space-y-4">
        {SAMPLE_FILES.map(({ name, raw, rule }) => (
          <Card key={name} as="li" title={name}>
            <p className="-mt-1 mb-3 text-pretty text-ink-muted">{rule}</p>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              <TriedPicture label="Raw" src={raw} alt={`${name}, raw path`} />
              <TriedPicture label="Processed" src={resolveImageUrl(raw)} alt={`${name}, processed path`} />
            </div>
          </Card>
        ))}
      </ol>
    </DeveloperLayout>
  )
}
