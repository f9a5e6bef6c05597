import { NativeSelect } from '@mantine/core'
import type { FormProblem } from '../../../ui/forms/problem'
import { fieldProblem } from '../../../ui/forms/problem'
import { Grid } from '../../../ui/layout/grid'
import { dayChoices, TIME_CHOICES } from '../call-back'
import classes from './ask.module.css'

interface CallBackFieldsProps {
	/** Epoch milliseconds. */
	now: number
	problem: FormProblem<'callDay' | 'callTime'> | null | undefined
}

/** When the sender likes to be called. */
export function CallBackFields({ now, problem }: CallBackFieldsProps) {
	const field = (name: 'callDay' | 'callTime') => ({
		name,
		size: 'md' as const,
		error: fieldProblem(problem, name),
		errorProps: { role: 'alert' },
	})
	return (
		<Grid className={classes.contacts}>
			<NativeSelect
				{...field('callDay')}
				label="Call me on"
				data={dayChoices(now)}
				defaultValue={problem?.values.callDay ?? ''}
			/>
			<NativeSelect
				{...field('callTime')}
				label="Time to call"
				data={TIME_CHOICES}
				defaultValue={problem?.values.callTime ?? 'any'}
			/>
		</Grid>
	)
}
