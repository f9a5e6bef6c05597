import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FieldProblem } from '../../ui/forms/field-problem'
import { useHydrated } from '../../ui/hydrated'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { titleOf } from './field-errors'
import { number, type RowsField } from './field-spec'
import { rowsIn, under } from './field-values'
import classes from './fields.module.css'
import { type DrawFields, type FieldsForm, fieldId } from './fields-form'

/** Rows to fill where there is no script, which is how rows are added there. */
const SPARE_LINES = 3

interface RowsProps {
	field: RowsField
	form: FieldsForm
	path: string
	draw: DrawFields
}

interface RowProps extends RowsProps {
	/** Its place among the rows that are shown, from 0. */
	at: number
	/** Where its values and errors are. */
	from: string
}

/** In columns, whose heads are its labels. */
function Line({ field, form, path, at, from }: RowProps) {
	const id = useId()
	const { fields, one } = field
	const errorOf = (name: string) => form.errors[under(from, name)]
	const errors = [form.errors[from], ...fields.map(({ name }) => errorOf(name))]
	const sentences = [...new Set(errors)].filter(Boolean)
	return (
		<>
			{fields.map((column) => (
				<TextInput
					key={column.name}
					id={fieldId(under(`${path}.${at}`, column.name))}
					name={under(`${path}.${at}`, column.name)}
					aria-label={`${titleOf(one)} ${at + 1}: ${column.label}`}
					aria-describedby={errorOf(column.name) ? id : undefined}
					placeholder={column.hint}
					defaultValue={form.values[under(from, column.name)] ?? ''}
					error={!!errorOf(column.name) || !!form.errors[from] || !!form.errors[path]}
					inputMode={column.as === 'number' && column.signed ? 'text' : 'decimal'}
					autoComplete="off"
				/>
			))}
			<FieldProblem id={id} className={classes.below}>
				{sentences.join(' ')}
			</FieldProblem>
		</>
	)
}

const POSITION = [number('order', 'Position')]

/** On a card of its own, each field with its label. */
function CardRow({ remove, ...row }: RowProps & { remove: ReactNode }) {
	const { field, form, path, at, from, draw: Fields } = row
	const isNew = field.ordered && form.values[`${from}.order`] === undefined
	const named = field.titled && form.values[under(from, field.titled)]
	const title = isNew ? field.add : named || `${titleOf(field.one)} ${at + 1}`
	return (
		<Card as="fieldset" pad={4} gap={4} id={fieldId(`${path}.${at}`)} tabIndex={-1}>
			<legend>{title}</legend>
			<Grid {...(field.ordered && { column: 'narrow' })} fields>
				<Fields of={field.fields} form={form} at={`${path}.${at}`} from={from} />
				{field.ordered && <Fields of={POSITION} form={form} at={`${path}.${at}`} from={from} />}
			</Grid>
			<FieldProblem>{form.errors[from]}</FieldProblem>
			{field.ordered && !isNew && (
				<Checkbox size="md" name={`${path}.${at}.remove`} value="yes" label={`Remove ${title}`} />
			)}
			{remove}
		</Card>
	)
}

/** Rows with an empty one always last: it is filled in to add a row, with a script and without. */
function GrowingRows(rows: RowsProps) {
	const { field, form, path, draw: Fields } = rows
	const count = rowsIn(field, path, form.values).length
	const shown = Array.from({ length: Math.min(count + 1, field.most) }, (_, n) => n)
	if (field.layout === 'cards')
		return shown.map((n) => (
			<CardRow key={n} {...rows} at={n} from={`${path}.${n}`} remove={null} />
		))
	return (
		<Grid column="narrow" fields className={classes.wide}>
			{shown.map((n) => (
				<Fields
					key={n}
					of={field.fields.map((each) => (n < count ? each : { ...each, label: field.add }))}
					form={form}
					at={`${path}.${n}`}
				/>
			))}
		</Grid>
	)
}

/** Rows that buttons add and remove. Without a script there are empty rows to fill, and emptied ones go. */
function ButtonRows({ field, form, path, draw }: RowsProps) {
	const { label, hint, fields, layout, least = 0, most, one, added = {} } = field
	const isCards = layout === 'cards'
	const hydrated = useHydrated()
	const id = useId()
	const box = useRef<HTMLFieldSetElement>(null)
	const next = useRef(0)
	const [shown, setShown] = useState(() =>
		rowsIn(field, path, form.values).map((n) => ({ key: next.current++, from: `${path}.${n}` })),
	)
	const wrong = form.errors[path]
	const lineClass = `${classes.line} ${fields.length > 2 ? classes.narrow : ''}`
	const blanks = Object.entries(added).map(([name, text]) => [under(`${path}.added`, name), text])
	const own = { ...form, values: { ...form.values, ...Object.fromEntries(blanks) } }
	const spare = Math.min(isCards ? 1 : SPARE_LINES, most - shown.length)

	function add() {
		setShown([...shown, { key: next.current++, from: `${path}.added` }])
		requestAnimationFrame(() => {
			const rows = box.current?.querySelectorAll('li')
			rows?.[rows.length - 1]?.querySelector<HTMLElement>('input, select')?.focus()
		})
	}

	function remove(key: number) {
		setShown(shown.filter((row) => row.key !== key))
		box.current?.querySelector<HTMLElement>('[data-add]')?.focus()
	}

	const live = { className: classes.live ?? '', 'data-live': hydrated || undefined }
	return (
		<Stack
			as="fieldset"
			gap={isCards ? 3 : 2}
			align={isCards ? undefined : 'start'}
			ref={box}
			id={fieldId(path)}
			tabIndex={-1}
			className={classes.rows}
			aria-describedby={wrong ? id : undefined}
			data-invalid={wrong && ''}
		>
			<legend>{label}</legend>
			{hint && (
				<Text size="tiny" color="muted">
					{hint}
				</Text>
			)}
			{!isCards && (
				<Text as="div" size="tiny" color="muted" className={lineClass} aria-hidden>
					{fields.map((column) => (
						<span key={column.name}>{column.label}</span>
					))}
				</Text>
			)}
			{shown.length === 0 && field.none && (
				<Text size="small" color="muted">
					{field.none}
				</Text>
			)}
			<Stack as="ol" gap={isCards ? 3 : 2}>
				{shown.map(({ key, from }, at) => {
					const row = { field, form: own, path, draw, at, from }
					const removal = { ...live, onClick: () => remove(key) }
					if (!isCards)
						return (
							<li key={key} className={lineClass}>
								<Line {...row} />
								<ButtonLink variant="icon" aria-label={`Remove ${one} ${at + 1}`} {...removal}>
									<IconX size={18} aria-hidden />
								</ButtonLink>
							</li>
						)
					const button = shown.length > least && (
						<div>
							<Button variant="subtle" {...removal}>
								Remove {one} {at + 1}
							</Button>
						</div>
					)
					return (
						<li key={key}>
							<CardRow {...row} remove={button} />
						</li>
					)
				})}
			</Stack>
			{spare > 0 && (
				<noscript>
					<Stack as="ol" gap={2}>
						{Array.from({ length: spare }, (_, n) => {
							const at = shown.length + n
							const row = { field, form, path, draw, at, from: `${path}.${at}` }
							return (
								<li key={at} className={isCards ? undefined : lineClass}>
									{isCards ? <CardRow {...row} remove={null} /> : <Line {...row} />}
								</li>
							)
						})}
					</Stack>
					<Text size="tiny" color="muted">
						Rows left empty are left out.
					</Text>
				</noscript>
			)}
			<FieldProblem id={id}>{wrong}</FieldProblem>
			<div>
				<Button
					variant="default"
					{...live}
					data-add
					leftSection={<IconPlus size={16} aria-hidden />}
					disabled={shown.length >= most}
					onClick={add}
				>
					{field.add}
				</Button>
			</div>
		</Stack>
	)
}

/** Rows of the same fields, drawn anew once they come back from the server otherwise than they were. */
export function FieldRows(rows: RowsProps) {
	const { field, form, path } = rows
	if (field.ordered || field.layout === 'inline')
		return (
			<>
				<GrowingRows {...rows} />
				<FieldProblem>{form.errors[path]}</FieldProblem>
			</>
		)
	const own = (texts: Partial<Record<string, string>>) =>
		Object.entries(texts).filter(([name]) => name.startsWith(path))
	const edition = JSON.stringify([own(form.values), own(form.errors)])
	return <ButtonRows key={edition} {...rows} />
}
