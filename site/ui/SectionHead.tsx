import clsx from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { link as linkStyle } from './layout.css.ts'
import { Icon } from './media/Icon.tsx'
import { AppLink } from './navigation/AppLink.tsx'
import { more, root, sub as subStyle } from './SectionHead.css.ts'

type SectionHeadProps = {
  heading: string
  sub?: string | null
  link?: { label: string; href: string } | null
  id?: string
}

/** Heading of a section, a line below it, and one link to the full list at the right. */
export function SectionHead({ heading, sub, link, id }: SectionHeadProps) {
  return (
    <div className={root}>
      <div>
        <h2 id={id}>{heading}</h2>
        {sub ? <p className={subStyle}>{sub}</p> : null}
      </div>
      {link ? (
        <AppLink href={link.href} className={clsx(linkStyle, more)}>
          {link.label}
          <Icon icon={ArrowRight} size="s" />
        </AppLink>
      ) : null}
    </div>
  )
}
