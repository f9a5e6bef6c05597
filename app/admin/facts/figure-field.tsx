import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { STATES } from '../../../shared/addresses/states'
import { Grid } from '../../ui/layout/grid'
import { Hidden } from '../../ui/layout/hidden'
import { ButtonLink } from '../../ui/text/button-link'
import halves from '../half-fields.module.css'
import { type Errors, type Field, type FieldValues, rowsIn } from './fact-fields'
import classes from './facts.module.css'
import { StepRows } from './step-rows'

interface FigureFieldProps {
	field: Field
	values: FieldValues
	errors: Errors
}

const alert = { role: 'alert' } as const

function SpecialStates({
	name,
	label,
	values,
}: {
	name: string
	label: string
	values: FieldValues
}) {
	const chosen = STATES.filter((state) => values[`${name}.${state}`])
	return (
		<details className={halves.whole}>
			<ButtonLink as="summary" variant="line">
				{label} ({chosen.length})
			</ButtonLink>
			<Grid as="fieldset" gap={1} className={classes.ticks}>
				<Hidden as="legend">{label}</Hidden>
				{STATES.map((state) => (
					<Checkbox
						key={state}
						name={`${name}.${state}`}
						label={state}
						defaultChecked={chosen.includes(state)}
					/>
				))}
			</Grid>
		</details>
	)
}

/** A field of a row's figures, of whatever sort. */
export function FigureField({ field, values, errors }: FigureFieldProps) {
	const { name, label } = field
	const shown = { name, label, error: errors[name], errorProps: alert }
	const defaultValue = values[name] ?? ''
	switch (field.as) {
		case 'number':
		case 'words':
			return (
				<TextInput
					{...shown}
					defaultValue={defaultValue}
					description={field.description}
					inputMode={field.as === 'number' ? 'decimal' : undefined}
					autoComplete="off"
				/>
			)
		case 'choice':
			return <NativeSelect {...shown} defaultValue={defaultValue} data={field.choices} />
		case 'day':
			return <TextInput {...shown} defaultValue={defaultValue} type="date" />
		case 'tick':
			return (
				<Checkbox {...shown} defaultChecked={defaultValue !== ''} className={classes.tick ?? ''} />
			)
		case 'states':
			return <SpecialStates name={name} label={label} values={values} />
		case 'rows': {
			const rows = rowsIn(field, values)
			return (
				<StepRows
					key={JSON.stringify([rows, errors])}
					field={field}
					initial={rows}
					errors={errors}
				/>
			)
		}
	}
}
