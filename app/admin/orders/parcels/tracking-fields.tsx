import { TextInput } from '@mantine/core'
import type { Tracking } from '../../../../domain/dispatches/schema'
import { formFields } from '../../../ui/forms/form-fields'
import type { FormProblem } from '../../../ui/forms/problem'
import { Grid } from '../../../ui/layout/grid'

interface TrackingFieldsProps {
	problem: FormProblem<keyof Tracking> | null
	values?: Partial<Record<keyof Tracking, string>>
}

/** Who carries a parcel, and how it is followed. */
export function TrackingFields({ problem, values = {} }: TrackingFieldsProps) {
	const field = formFields(problem, values, { size: 'md', autoComplete: 'off' })
	return (
		<Grid>
			<TextInput {...field('carrier')} label="Carrier" required maxLength={80} />
			<TextInput {...field('trackingNumber')} label="Tracking number (optional)" maxLength={80} />
			<TextInput
				{...field('trackingUrl')}
				label="Tracking link (optional)"
				type="url"
				placeholder="https://"
				maxLength={500}
			/>
		</Grid>
	)
}
