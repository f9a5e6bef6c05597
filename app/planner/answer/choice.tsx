import { useState } from 'react'
import { Input } from '../../ui/forms/field/input'
import hidden from '../../ui/layout/hidden.module.css'
import { Row } from '../../ui/layout/row'
import classes from './choice.module.css'

interface ChoiceProps {
	name: string
	legend: string
	/** A small one beside the label of its field, its legend for screen readers alone. */
	isQuiet?: boolean
	chosen: string
	options: readonly { value: string; label: string }[]
}

/** One of a few, side by side. */
export function Choice({ name, legend, isQuiet = false, chosen, options }: ChoiceProps) {
	// Where it begins; from then on it is the person's.
	const [first] = useState(chosen)
	return (
		<fieldset className={isQuiet ? classes.small : classes.choice}>
			<legend className={isQuiet ? hidden.hidden : undefined}>{legend}</legend>
			<Row align="stretch" gap={1} className={classes.options}>
				{options.map(({ value, label }) => (
					<label key={value} className={classes.option}>
						<Input type="radio" name={name} value={value} defaultChecked={value === first} />
						<span>{label}</span>
					</label>
				))}
			</Row>
		</fieldset>
	)
}
