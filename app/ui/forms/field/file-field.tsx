import type { ComponentProps } from 'react'
import { Text } from '../../text/text'
import { ProblemLine } from '../problem-line'
import classes from './file-field.module.css'
import { Input } from './input'

interface FileFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'className'> {
	label: string
	error: string | undefined
}

/** A file to be sent with the rest of a form. */
export function FileField({ label, error, ...input }: FileFieldProps) {
	return (
		<>
			<label>
				<Text as="span" size="small">
					{label}
				</Text>
				<Input {...input} type="file" className={classes.file} aria-invalid={error !== undefined} />
			</label>
			{error && <ProblemLine>{error}</ProblemLine>}
		</>
	)
}
