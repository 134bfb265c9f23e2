import type { ReactNode } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Settings } from '#site/data/SettingsTypes.ts'
import { contactsOf } from '#site/features/shell/frame/contactsOf.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { container, section } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { PageHead } from './PageHead.tsx'
import { form, hours, link, list, root, text as textStyle } from './SystemPage.css.ts'
import type { SystemPageText } from './systemPageText.ts'

type SystemPageProps = {
  text: SystemPageText
  settings: Settings
  /** A contact form. */
  children?: ReactNode
}

/** A system page without content of an editor: a notice and the project's contacts. */
export function SystemPage({ text, settings, children }: SystemPageProps) {
  const t = useTexts('pages')
  const shell = useTexts('shell')
  const { contactLinks, brand, hindi } = settings.config
  const answered = localisedText(useLocale(), brand?.supportHours, hindi?.supportHours)
  const contacts = contactsOf(contactLinks)
  return (
    <>
      <PageHead title={text.title} />
      <section className={section}>
        <div className={`${container} ${root}`}>
          <p className={textStyle}>{text.text}</p>
          {contacts.length > 0 ? (
            <ul className={list}>
              {contacts.map(({ key, href, icon, number }) => (
                <li key={key}>
                  <AppLink href={href} className={link}>
                    <Icon icon={icon} />
                    {number ?? shell.contacts[key]}
                  </AppLink>
                </li>
              ))}
            </ul>
          ) : (
            <p className={textStyle}>{t.noContacts}</p>
          )}
          {answered ? (
            <p className={hours}>
              <MixedText>{fillPlaceholders(t.weAnswer, { hours: answered })}</MixedText>
            </p>
          ) : null}
          {children ? <div className={form}>{children}</div> : null}
          <div>
            <LinkButton href="/courses" look="outline">
              {t.seeCourses}
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  )
}
