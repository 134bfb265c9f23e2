import { youtubeId } from '#domain/learning/youtubeId.ts'
import type { Resource } from '#site/data/freeResources.ts'
import type { LeadFormView } from '#site/data/leadForms.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { container, withAside } from '#site/ui/layout.css.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { VideoFacade } from '#site/ui/media/VideoFacade.tsx'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { RichTextView } from '#site/ui/richText/RichTextView.tsx'
import { Content } from './Content.tsx'
import { ResourceGate } from './ResourceGate.tsx'
import { box, boxTitle, cover, facts, lead, main, page } from './ResourceScreen.css.ts'
import { resourceFacts } from './resourceTexts.ts'

type ResourceScreenProps = {
  resource: Resource
  /** The form that unlocks it; null when none does. */
  form: LeadFormView | null
  LeadForm: React.ComponentType<{ form: LeadFormView }>
}

/** A free resource. One that is open to all needs no script: its link or video is in the page. */
export function ResourceScreen({ resource, form, LeadForm }: ResourceScreenProps) {
  const t = useTexts('resources')
  const locale = useLocale()
  const { title, slug, summary, kind, gate, subject, text } = resource
  const video = gate === 'open' && kind === 'video' ? youtubeId(resource.youtube ?? '') : null
  return (
    <div className={`${container} ${page} ${withAside}`}>
      <div className={main}>
        <Breadcrumbs
          crumbs={[
            { label: t.home, href: '/' },
            { label: t.title, href: '/free-resources' },
            { label: title },
          ]}
        />
        <h1>
          <MixedText>{title}</MixedText>
        </h1>
        {summary ? (
          <p className={lead}>
            <MixedText>{summary}</MixedText>
          </p>
        ) : null}
        {video ? (
          <VideoFacade id={video} title={title} />
        ) : (
          <Cover subject={subject} seed={slug} className={cover} />
        )}
        <RichTextView tree={text} />
      </div>
      <Card as="aside" className={box} aria-label={t.getIt}>
        <h2 className={boxTitle}>{t.gates[gate]}</h2>
        <p className={facts}>{resourceFacts(resource, locale).join(' · ')}</p>
        {gate === 'open' ? (
          <Content resource={resource} youtube={null} href={resource.href ?? null} hasFile={kind === 'pdf'} />
        ) : (
          <ResourceGate resource={resource} gate={form ? gate : 'signIn'}>
            {form ? <LeadForm form={{ ...form, submitLabel: t.get[kind] }} /> : null}
          </ResourceGate>
        )}
      </Card>
    </div>
  )
}
