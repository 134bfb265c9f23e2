import type { Metadata } from 'next'
import type { Texts } from '#site/texts/Texts.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { enterScope } from '../base/enterScope.ts'

type Name = keyof Texts['pages']['accountTitles']

/** Title of a personal page, which is of no use to search engines. */
export const personalPageMetadata =
  (name: Name) =>
  async ({ params }: { params: Promise<{ project: string }> }): Promise<Metadata> => {
    const scope = await enterScope((await params).project)
    return { title: textsOf(scope?.locale ?? 'en').pages.accountTitles[name], robots: { index: false } }
  }
