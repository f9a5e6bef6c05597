import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { Enquiry } from '../../domain/enquiries/schema'
import { weekdayInWords } from '../../shared/format/dates'
import { Pill } from '../ui/display/status'

const DUE = {
	later: { word: 'Due', tone: 'off', Icon: null },
	today: { word: 'Due today', tone: 'waiting', Icon: IconClock },
	overdue: { word: 'Overdue', tone: 'bad', Icon: IconAlertTriangle },
} as const

/** The day by which the sender was promised to hear; nothing once they have. */
export function Promised({ enquiry: { due, promisedDay } }: { enquiry: Enquiry }) {
	if (!due || !promisedDay) return null
	const { word, tone, Icon } = DUE[due]
	return (
		<Pill tone={tone}>
			{Icon && <Icon size={14} stroke={2} aria-hidden />}
			{due === 'today' ? word : `${word} ${weekdayInWords(promisedDay)}`}
		</Pill>
	)
}
