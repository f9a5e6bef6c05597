import type { ReactNode } from 'react'
import type { Appointment } from '../../../../domain/installations/schema'
import { Status } from '../../../ui/display/status'
import { Row } from '../../../ui/layout/row'
import { Period } from '../../../ui/text/period'
import { Text } from '../../../ui/text/text'
import { APPOINTMENT } from './installation-labels'

interface AppointmentLineProps {
	appointment: Appointment | null
	/** The text where there is none. */
	none: ReactNode
}

/** When the installer comes, and whether that is agreed. */
export function AppointmentLine({ appointment, none }: AppointmentLineProps) {
	if (!appointment)
		return (
			<Text size="small" color="muted">
				{none}
			</Text>
		)
	const { word, variant } = APPOINTMENT[appointment.state]
	return (
		<Row as="p" gap={4} wrap>
			<strong>
				<Period at={appointment.at} minutes={appointment.minutes} />
			</strong>
			<Status variant={variant}>{word}</Status>
		</Row>
	)
}
