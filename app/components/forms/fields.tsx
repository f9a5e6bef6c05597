import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { STATES } from '../../../shared/addresses/states'
import { FieldProblem } from '../../ui/forms/field-problem'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { CHOOSE_STATE, StateSelect } from '../address/state-select'
import { labelOf } from './field-errors'
import { FieldRows } from './field-rows'
import type { FieldSpec, PartField, TicksField } from './field-spec'
import { under } from './field-values'
import classes from './fields.module.css'
import { type FieldsForm, type FieldsProps, fieldId } from './fields-form'

const DESCRIBED = { role: 'alert' } as const

interface FieldProps<F extends FieldSpec = FieldSpec> {
	field: F
	form: FieldsForm
	/** The name of its element. */
	name: string
	/** Where its value and its error are among those of the form. */
	from: string
}

/** The props of every field that takes a single text. */
const shownOf = ({ field, form, name, from }: FieldProps) => ({
	id: fieldId(name),
	name,
	label: labelOf(field),
	description: field.hint,
	error: form.errors[from],
	errorProps: DESCRIBED,
	defaultValue: form.values[from] ?? '',
	className: (field.wide && classes.wide) || '',
	required: field.required === true,
	withAsterisk: false,
	autoComplete: 'off',
})

function Lines(props: FieldProps) {
	const { field } = props
	const rows = 'rows' in field ? field.rows : undefined
	return (
		<Textarea
			{...shownOf(props)}
			{...(rows ? { rows } : { autosize: true, minRows: 1, maxRows: 8 })}
			spellCheck={field.as === 'lines'}
		/>
	)
}

function Ticks({ field, form, name, from }: FieldProps<TicksField>) {
	const error = form.errors[from]
	const chosen = field.choices.filter(({ value }) => form.values[`${from}.${value}`])
	const boxes = field.choices.map(({ value, label }) => (
		<Checkbox
			key={value}
			name={`${name}.${value}`}
			value="yes"
			size="md"
			label={label}
			defaultChecked={form.values[`${from}.${value}`] !== undefined}
		/>
	))
	const group = {
		id: fieldId(name),
		tabIndex: -1,
		'aria-describedby': error && `${fieldId(name)}-error`,
		'data-invalid': error && '',
	}
	const problem = <FieldProblem id={`${fieldId(name)}-error`}>{error}</FieldProblem>
	if (!field.folded)
		return (
			<Stack as="fieldset" gap={2} className={classes.rows} {...group}>
				<legend>{field.label}</legend>
				<Row wrap gap={4}>
					{boxes}
				</Row>
				{problem}
			</Stack>
		)
	return (
		<details className={classes.wide} open={error !== undefined || undefined}>
			<ButtonLink as="summary" variant="line">
				{field.label} ({chosen.length})
			</ButtonLink>
			<Grid as="fieldset" gap={1} className={classes.ticks} aria-label={field.label} {...group}>
				{boxes}
			</Grid>
			{problem}
		</details>
	)
}

/** Where it has a tick, the style sheet shows its fields while that is set. */
function Part({ field, form, name, from }: FieldProps<PartField>) {
	const error = <FieldProblem>{form.errors[from]}</FieldProblem>
	const fields = <Fields of={field.fields} form={form} at={name} from={from} />
	if (!field.ticked)
		return (
			<>
				{fields}
				{error}
			</>
		)
	return (
		<div className={classes.part}>
			<Checkbox
				id={fieldId(name)}
				name={name}
				value="yes"
				size="md"
				label={field.label}
				defaultChecked={form.values[from] !== undefined}
			/>
			<Grid gap={3} fields>
				{fields}
			</Grid>
			{error}
		</div>
	)
}

function Field(props: FieldProps) {
	const { field, form, name, from } = props
	switch (field.as) {
		case 'hidden':
			return <input type="hidden" name={name} defaultValue={form.values[from] ?? ''} />
		case 'rows':
			return <FieldRows field={field} form={form} path={name} draw={Fields} />
		case 'part':
			return <Part {...props} field={field} />
		case 'ticks':
			return <Ticks {...props} field={field} />
		case 'lines':
		case 'json':
			return <Lines {...props} />
		case 'tick': {
			const { defaultValue, autoComplete, withAsterisk, errorProps, ...shown } = shownOf(props)
			return <Checkbox {...shown} value="yes" size="md" defaultChecked={defaultValue !== ''} />
		}
		case 'choice':
			return <NativeSelect {...shownOf(props)} data={[...field.choices]} />
		case 'state': {
			const first = field.any === undefined ? CHOOSE_STATE : { value: '', label: field.any }
			return <StateSelect {...shownOf(props)} data={[first, ...STATES]} />
		}
		case 'number':
			return (
				<TextInput
					{...shownOf(props)}
					inputMode={field.signed ? 'text' : field.of === 'whole' ? 'numeric' : 'decimal'}
				/>
			)
		case 'list':
			return <TextInput {...shownOf(props)} />
		default:
			return (
				<TextInput
					{...shownOf(props)}
					type={field.as === 'day' ? 'date' : (field.type ?? 'text')}
					maxLength={field.maxLength}
					spellCheck={field.secret ? false : undefined}
				/>
			)
	}
}

/** Fields one after the other, in the grid or the stack that they stand in. */
export const Fields = ({ of, form, at = '', from = at }: FieldsProps) =>
	of.map((field) => (
		<Field
			key={field.name}
			field={field}
			form={form}
			name={under(at, field.name)}
			from={under(from, field.name)}
		/>
	))
