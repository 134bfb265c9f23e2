'use client'
import { type ComponentProps, useRef, useState } from 'react'
import { useReplay } from '#site/data/account/live.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { besideRecording } from '../LessonScreen.css.ts'
import { LessonTabs } from '../player/LessonTabs.tsx'
import { createPlayClock } from '../player/PlayClock.ts'
import { VideoStage } from '../VideoStage.tsx'

type YoutubeRecordingProps = Omit<ComponentProps<typeof VideoStage>, 'seekRef'> & {
  of: { lecture: string; uid: string }
}

/** A live class that was recorded on YouTube, with its chat beside it. */
export function YoutubeRecording({ of, onSample, ...stage }: YoutubeRecordingProps) {
  const { base } = useProject()
  const replay = useReplay(base, of)
  const [clock] = useState(() => createPlayClock(stage.startS))
  const seek = useRef<((seconds: number) => void) | null>(null)
  return (
    <>
      <VideoStage
        {...stage}
        seekRef={seek}
        onSample={(sample) => {
          clock.set(sample.positionS)
          onSample(sample)
        }}
      />
      {replay ? (
        <div className={besideRecording}>
          <LessonTabs
            notes={null}
            captions={[]}
            replay={replay}
            clock={clock}
            onSeek={(seconds) => seek.current?.(seconds)}
          />
        </div>
      ) : null}
    </>
  )
}
