import { Alert, NativeSelect } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Form, useNavigation } from 'react-router'
import { PHASE_NAMES } from '../../components/planner/connection-names'
import { useFirstError } from '../../ui/forms/first-error'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { WorkingButton } from '../../ui/working-button'
import { LoadFields } from '../questions/loads/load-fields'
import { Figure } from '../questions/number/figure'
import { Question } from '../questions/question'
import type { BackupData } from './backup.server'
import { ANSWER, FORM } from './backup-answer'

const LOADS_BY = [
	{ value: 'loads', label: 'Pick what runs' },
	{ value: 'watts', label: 'Type watts' },
]
const PHASES = Object.entries(PHASE_NAMES).map(([value, label]) => ({ value, label }))

/** The loads in a power cut, for how long, and the connection. */
export function BackupForm({ details, mistakes, problem }: BackupData) {
	const form = useFirstError(mistakes)
	const busy = useNavigation().state !== 'idle'
	const planned = { details, mistakes, cities: [] }
	return (
		<Card gap={5} pad={8}>
			{problem && (
				<Alert color="red" icon={<IconAlertTriangle />} role="alert">
					{problem}
				</Alert>
			)}
			<Form
				ref={form}
				id={FORM}
				method="get"
				action={`/planner/backup#${ANSWER}`}
				aria-label="Your back-up"
				noValidate
			>
				<Stack gap={5}>
					<Question
						name="cuts"
						legend="When the power goes"
						chosen={details.load ? 'watts' : 'loads'}
						options={LOADS_BY}
					>
						<LoadFields {...planned} />
					</Question>
					<Figure of={planned} name="hours" usual="4" />
					<NativeSelect
						name="phase"
						label="Phases of your connection"
						description="They are printed on your bill. Most flats have one."
						size="md"
						data={PHASES}
						defaultValue={details.phase ?? 'single'}
						error={mistakes.phase}
					/>
					<div>
						<WorkingButton type="submit" size="lg" fz="md" color="marigold.5" working={busy}>
							Show my back-up
						</WorkingButton>
					</div>
				</Stack>
			</Form>
		</Card>
	)
}
