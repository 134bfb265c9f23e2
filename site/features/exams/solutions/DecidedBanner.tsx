import type { Solved } from '#domain/calls/exams/solutions.ts'
import type { ObjectionState } from '#domain/exams/objections/transitions.ts'
import { Banner } from '#site/ui/Banner.tsx'

type DecidedBannerProps = {
  name: string
  /** Its state in words. */
  state: string
  decided: Pick<NonNullable<Solved['objection']>, 'state' | 'reason' | 'note'>
  /** What became of its fee, in words. */
  fee?: string | null
}

const TONES: Record<ObjectionState, 'warning' | 'info' | 'success' | 'danger'> = {
  unpaid: 'warning',
  open: 'info',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'info',
  lapsed: 'warning',
}

/** What a student wrote about a question, and what staff decided. */
export const DecidedBanner = ({ name, state, decided, fee }: DecidedBannerProps) => (
  <Banner tone={TONES[decided.state]} role="status">
    <b>{name}</b> · {state}
    <br />
    {decided.reason}
    {fee ? (
      <>
        <br />
        {fee}
      </>
    ) : null}
    {decided.note ? (
      <>
        <br />
        {decided.note}
      </>
    ) : null}
  </Banner>
)
