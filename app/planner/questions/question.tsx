import type { ComponentProps, ReactNode } from 'react'
import { Stack } from '../../ui/layout/stack'
import { Choice } from '../answer/choice'
import classes from './question.module.css'

/** A choice, with the fields of the chosen option; those of a quiet one show one at a time in one place. */
export function Question({
	children,
	...choice
}: ComponentProps<typeof Choice> & { children: ReactNode }) {
	const fields = (
		<>
			<Choice {...choice} />
			{children}
		</>
	)
	if (choice.isQuiet) return <div className={classes.switched}>{fields}</div>
	return (
		<Stack gap={3} className={classes.group}>
			{fields}
		</Stack>
	)
}
