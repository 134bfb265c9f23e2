import type { Solved } from '#domain/calls/exams/solutions.ts'
import { Banner } from '#site/ui/Banner.tsx'

type DecidedBannerProps = {
  name: string
  /** Its state in words. */
  state: string
  decided: Pick<NonNullable<Solved['objection']>, 'state' | 'reason' | 'note'>
}

const TONES = { open: 'info', accepted: 'success', rejected: 'danger', withdrawn: 'info' } as const

/** What a student wrote about a question, and what staff decided. */
export const DecidedBanner = ({ name, state, decided }: DecidedBannerProps) => (
  <Banner tone={TONES[decided.state]} role="status">
    <b>{name}</b> · {state}
    <br />
    {decided.reason}
    {decided.note ? (
      <>
        <br />
        {decided.note}
      </>
    ) : null}
  </Banner>
)
