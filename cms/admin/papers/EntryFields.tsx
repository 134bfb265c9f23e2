'use client'
import { useState } from 'react'
import { NetworkSchema } from '#domain/exams/papers/PaperSchema.ts'
import { TextField } from './fields.tsx'
import type { DraftState } from './useDraft.ts'

/** Password and networks of the paper. A password is typed and never shown again. */
export function EntryFields({ state }: { state: DraftState }) {
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState(state.networks.join('\n'))
  const lines = typed.split('\n').map((line) => line.trim())
  const wrong = lines.filter((line) => line !== '' && !NetworkSchema.safeParse(line).success)
  return (
    <>
      <div className="paper-password">
        <TextField
          path={['entry', 'password']}
          label="Password at the start"
          value={password}
          placeholder={state.hasPassword ? 'set; type another one to replace it' : 'none'}
          onChange={(value) => setPassword(value.slice(0, 100))}
        />
        <p className="panel-actions">
          <button
            type="button"
            className="panel-button"
            disabled={password.trim() === ''}
            onClick={() => {
              state.setPassword(password.trim())
              setPassword('')
            }}
          >
            Set password
          </button>
          {state.hasPassword && (
            <button type="button" className="panel-button" onClick={() => state.setPassword(null)}>
              No password
            </button>
          )}
        </p>
      </div>
      <TextField
        path={['entry', 'networks']}
        label="Networks, one on a line"
        value={typed}
        rows={3}
        placeholder="10.20.0.0/16"
        help="The paper can be started from these only. Empty: from everywhere."
        problem={wrong.length > 0 ? `Not a network: ${wrong.join(', ')}` : undefined}
        onChange={(value) => {
          setTyped(value)
          const valid = value.split('\n').map((line) => line.trim())
          state.setNetworks(valid.filter((line) => NetworkSchema.safeParse(line).success).slice(0, 50))
        }}
      />
    </>
  )
}
