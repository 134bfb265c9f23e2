'use client'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { DraftLeaf } from '#domain/exams/bank/questionDraft.ts'
import { addBankFile } from './addBankFile.ts'
import { useEditor } from './editorContext.ts'
import { Problems, TextPair } from './TextPair.tsx'

type Props = { leaf: DraftLeaf; path: string; onChange: (leaf: DraftLeaf) => void }

/** Hint and solution: texts with pictures, and a video. */
export function SolutionField({ leaf, path, onChange }: Props) {
  const { fileUrl } = useEditor()
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function send(file: File | undefined) {
    if (!file) return
    setBusy(true)
    const added = await addBankFile(file)
    setBusy(false)
    if (!added.apiSuccess) toast.error(added.message)
    else if (!added.isVideo) toast.error('Choose an MP4 or WebM video. Pictures are put into the text.')
    else onChange({ ...leaf, solutionVideo: added.id })
  }

  return (
    <>
      <TextPair
        label="Hint"
        path={`${path}hint`}
        value={leaf.hint}
        onChange={(hint) => onChange({ ...leaf, hint })}
        help="Optional. Students may see it where the paper allows hints."
      />
      <TextPair
        label="Solution"
        path={`${path}solution`}
        rows={4}
        value={leaf.solution}
        onChange={(solution) => onChange({ ...leaf, solution })}
        help="Students see it from the solution time on."
      />
      <div className="panel-field">
        <label htmlFor={id}>Video of the solution, MP4 or WebM</label>
        {leaf.solutionVideo && (
          // biome-ignore lint/a11y/useMediaCaption: the solution has a text beside it
          <video className="question-video" controls preload="metadata" src={fileUrl(leaf.solutionVideo)} />
        )}
        <input
          id={id}
          type="file"
          accept="video/mp4,video/webm"
          disabled={isBusy}
          onChange={(event) => void send(event.target.files?.[0])}
        />
        {leaf.solutionVideo && (
          <button
            type="button"
            className="panel-button panel-button--quiet"
            onClick={() => onChange({ ...leaf, solutionVideo: '' })}
          >
            Remove the video
          </button>
        )}
        <Problems path={`${path}solutionVideo`} />
      </div>
    </>
  )
}
