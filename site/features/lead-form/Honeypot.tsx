import { trap } from './LeadForm.css.ts'

/** A honeypot: a field that people neither see, hear nor reach; only bots fill it in. */
export function Honeypot({ onChange }: { onChange: (value: string) => void }) {
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
