import type { ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

/** Labels and values below each other. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="attempt-facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
