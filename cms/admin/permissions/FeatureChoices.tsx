'use client'
import type { EditorProps } from './EditorProps.ts'
import type { useAccessForm } from './useAccessForm.ts'

type Props = { features: EditorProps['features']; form: ReturnType<typeof useAccessForm> }

/** Features of a member of staff; those required by a module cannot be switched off. */
export function FeatureChoices({ features, form }: Props) {
  return (
    <section className="panel-card" aria-labelledby="people-features">
      <h2 id="people-features">Features</h2>
      <p className="panel-muted">
        Parts of the product that are given one by one. A permission brings the feature it belongs to.
      </p>
      <ul className="people-features">
        {features.map(({ id, label, isOff }) => {
          const [requiring] = form.bringers(id)
          const isOn = form.form.features.includes(id)
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isOn && requiring !== undefined}
                  onChange={(event) => form.setFeature(id, event.target.checked)}
                />
                <span>
                  {label}
                  {isOff && <small>Switched off for the project</small>}
                  {!isOff && requiring && <small>{`Comes with ${requiring.label}`}</small>}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
