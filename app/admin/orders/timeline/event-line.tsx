import type { ReactNode } from 'react'
import type { TimelineEvent } from '../../../../domain/reports/timeline/timeline-schema'

export type Of<K extends TimelineEvent['kind']> = Extract<TimelineEvent, { kind: K }>

/** How an event of the timeline reads. */
export interface Happened {
	/** One line. */
	what: ReactNode
	/** A line below it. */
	more?: ReactNode
}

/** The words of a person, quoted. */
export const quoted = (text: string | null): ReactNode => text && <em>“{text}”</em>
