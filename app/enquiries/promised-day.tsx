import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { Enquiry } from '../../domain/enquiries/schema'
import { weekdayInWords } from '../../shared/format/dates'
import { Pill } from '../ui/display/status'

const DUE = {
	later: { word: 'Due', variant: 'off', Icon: null },
	today: { word: 'Due today', variant: 'waiting', Icon: IconClock },
	overdue: { word: 'Overdue', variant: 'bad', Icon: IconAlertTriangle },
} as const

/** The day by which the sender was promised to hear; nothing once they have. */
export function Promised({ enquiry: { due, promisedDay } }: { enquiry: Enquiry }) {
	if (!due || !promisedDay) return null
	const { word, variant, Icon } = DUE[due]
	return (
		<Pill variant={variant}>
			{Icon && <Icon size={14} stroke={2} aria-hidden />}
			{due === 'today' ? word : `${word} ${weekdayInWords(promisedDay)}`}
		</Pill>
	)
}
