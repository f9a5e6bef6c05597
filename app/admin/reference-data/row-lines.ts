import type { ReferenceRow } from '../../../domain/reference-data/schema'
import { formatRupees } from '../../../shared/format/money'

/** Until when a rule of a state holds, and whether plans count it. */
export const standingOf = (
	{ until, isSettled }: { until?: string | undefined; isSettled: boolean },
	dayInWords: (day: string) => string,
) => [
	...(until ? [`Until ${dayInWords(until)}`] : []),
	...(isSettled ? [] : ['Not settled: plans say what it would change, and do not count it']),
]

type ReturnFigures = Extract<ReferenceRow, { kind: 'gst-return' }>['figures']

/** What the return of a month asks for. */
export const returnLines = ({ version, largeAboveRupees, splitsHsn }: ReturnFigures) => [
	`Schema ${version}`,
	`Listed singly above ${formatRupees(largeAboveRupees)}`,
	splitsHsn ? 'Table 12 in two parts' : 'Table 12 in one part',
]
