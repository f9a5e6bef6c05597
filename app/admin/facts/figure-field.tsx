import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { STATES } from '../../../shared/addresses/states'
import { Grid } from '../../ui/layout/grid'
import { Hidden } from '../../ui/layout/hidden'
import classes from './facts.module.css'
import { type Errors, type Field, rowsIn, type Typed } from './fields'
import { StepRows } from './step-rows'

interface FigureFieldProps {
	field: Field
	typed: Typed
	errors: Errors
}

const alert = { role: 'alert' } as const

function SpecialStates({ name, label, typed }: { name: string; label: string; typed: Typed }) {
	const chosen = STATES.filter((state) => typed[`${name}.${state}`])
	return (
		<details className={classes.whole}>
			<summary className={classes.summary}>
				{label} ({chosen.length})
			</summary>
			<Grid as="fieldset" fit="medium" gap={1} className={classes.ticks}>
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
export function FigureField({ field, typed, errors }: FigureFieldProps) {
	const { name, label } = field
	const shown = { name, label, error: errors[name], errorProps: alert }
	const defaultValue = typed[name] ?? ''
	switch (field.as) {
		case 'number':
			return (
				<TextInput
					{...shown}
					defaultValue={defaultValue}
					description={field.description}
					inputMode="decimal"
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
			return <SpecialStates name={name} label={label} typed={typed} />
		case 'rows': {
			const rows = rowsIn(field, typed)
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
