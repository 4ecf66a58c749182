import { Tabs } from '@/ui/tabs/tabs'
import type { LegalTab } from './legal-tabs'
import { DEMONSTRATION, PRIVACY, TERMS, type Clause } from './clauses'
import { useWords } from '@/words/use-words'

type LegalScreenProps = { tab: LegalTab; onTabChange: (tab: LegalTab) => void }

export function LegalScreen({ tab, onTabChange }: LegalScreenProps) {
  const t = useWords()
  return (
    <div className="page-text pt-5 pb-16 md:pt-8">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {t('Legal & Privacy')}
      </h1>
      <p className="mt-1 mb-4 text-ink-muted">{t('Last updated on November 24, 2026.')}</p>
      <Tabs
        label={t('Legal & Privacy')}
        value={tab}
        onValueChange={onTabChange}
        tabs={[
          { value: 'terms', label: t('Terms of use'), content: <Clauses clauses={TERMS} /> },
          {
            value: 'privacy',
            label: t('Privacy'),
            content: <Clauses clauses={__MOCKED__ ? [...PRIVACY, DEMONSTRATION] : PRIVACY} />,
          },
        ]}
      />
    </div>
  )
}

function Clauses({ clauses }: { clauses: readonly Clause[] }) {
  const t = useWords()
  return (
    <div className="grid gap-6">
      {clauses.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2 className="text-lg">{t(title)}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-2 leading-relaxed text-pretty text-ink-muted">
              {t(text)}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
