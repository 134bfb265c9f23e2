import { trap } from './LeadForm.css.ts'

/** A field that nobody sees, hears or reaches: only a program fills it in. */
export function Trap({ onChange }: { onChange: (value: string) => void }) {
  return (
    <div className={trap} aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
