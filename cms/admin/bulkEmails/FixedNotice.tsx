/** Above the fields of a bulk e-mail that is no draft any more: why they cannot be changed. */
export const FixedNotice = () => (
  <p className="panel-note">
    It is scheduled or was sent, and people get what was reviewed: it cannot be changed any more. Duplicate it
    to write another one.
  </p>
)
