import type { Titled } from '../notifications/titles.ts'
import { dayOf, literalText, paragraphs, type Text, textOf } from '../text/textOf.ts'

/** Facts of an e-mail by rule; times in ms since epoch. */
export type WinBackFacts =
  | { kind: 'abandonedCheckout'; number: string; title: Titled }
  | { kind: 'expiringAccess'; title: Titled; endsAt: number }
  | { kind: 'unfinishedCourse'; title: Titled; completed: number; lectures: number }
  | { kind: 'reviewAsked'; title: Titled }

const titleOf = ({ title, hindiTitle }: Titled): Text => literalText(title, hindiTitle)

/** Subject and text of an e-mail, with the link to continue. */
export function winBackLetter(facts: WinBackFacts, link: string): { subject: Text; text: Text } {
  const title = titleOf(facts.title)
  const letter = (subject: Text, text: Text, open: Text) => ({ subject, text: paragraphs(text, open) })
  switch (facts.kind) {
    case 'abandonedCheckout':
      return letter(
        textOf('notification.winBackCheckout', { number: facts.number }),
        textOf('notification.winBackCheckoutText', { title }),
        textOf('notification.winBackPay', { link }),
      )
    case 'expiringAccess':
      return letter(
        textOf('notification.winBackExpiring', { title }),
        textOf('notification.winBackExpiringText', { day: dayOf(facts.endsAt) }),
        textOf('notification.winBackExtend', { link }),
      )
    case 'unfinishedCourse':
      return letter(
        textOf('notification.winBackCourse', { title }),
        textOf('notification.winBackCourseText', { completed: facts.completed, lectures: facts.lectures }),
        textOf('notification.winBackGoOn', { link }),
      )
    case 'reviewAsked':
      return letter(
        textOf('notification.winBackReview', { title }),
        textOf('notification.winBackReviewText'),
        textOf('notification.winBackWrite', { link }),
      )
  }
}
