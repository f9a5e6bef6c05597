import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { FieldProblem } from '../../ui/forms/field-problem'
import { useHydrated } from '../../ui/hydrated'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import halves from '../half-fields.module.css'
import type { Errors, FieldValues, RowsField } from './fact-fields'
import classes from './facts.module.css'

const SPARE = 3

interface Line {
	key: number
	values: FieldValues
	errors: Record<string, string | undefined>
}

interface LineFieldsProps {
	field: RowsField
	line: Line
	at: number
	/** Said of a limit that may be blank. */
	hint: string
	/** Whether the rows together are wrong. */
	wrong: boolean
}

function LineFields({ field, line, at, hint, wrong }: LineFieldsProps) {
	const id = useId()
	const isNarrow = field.columns.length > 2
	const errors = [...new Set(Object.values(line.errors))].filter(Boolean)
	return (
		<>
			{field.columns.map(({ name, label, mayBeBlank }) => {
				const error = line.errors[name]
				return (
					<TextInput
						key={name}
						name={`${field.name}.${at}.${name}`}
						aria-label={`${field.one} ${at + 1}: ${label}`}
						aria-describedby={isNarrow && error ? id : undefined}
						placeholder={mayBeBlank ? hint : undefined}
						defaultValue={line.values[name] ?? ''}
						error={isNarrow ? wrong || !!error : (error ?? wrong)}
						errorProps={{ role: 'alert' }}
						inputMode={isNarrow ? 'text' : 'decimal'}
						autoComplete="off"
					/>
				)
			})}
			{isNarrow && (
				<FieldProblem id={id} className={classes.below}>
					{errors.join(' ')}
				</FieldProblem>
			)}
		</>
	)
}

interface StepRowsProps {
	field: RowsField
	initial: FieldValues[]
	errors: Errors
}

/** Slabs or steps, a row each. Without JavaScript there are empty rows to fill, and emptied ones go. */
export function StepRows({ field, initial, errors }: StepRowsProps) {
	const { name, label, description, columns, most, one } = field
	const lineClass = `${classes.line} ${columns.length > 2 ? classes.narrow : ''}`
	const hydrated = useHydrated()
	const id = useId()
	const box = useRef<HTMLFieldSetElement>(null)
	const next = useRef(initial.length)
	const lineOf = (values: FieldValues, n: number): Line => ({
		key: n,
		values,
		errors: Object.fromEntries(
			columns.map((column) => [column.name, errors[`${name}.${n}.${column.name}`]]),
		),
	})
	const [lines, setLines] = useState(() => initial.map(lineOf))
	const wrong = errors[name]
	const spare = Array.from(
		{ length: Math.min(SPARE, most - lines.length) },
		(_, n) => n + lines.length,
	)

	function add() {
		const key = next.current++
		setLines([...lines, { key, values: {}, errors: {} }])
		requestAnimationFrame(() => {
			const rows = box.current?.querySelectorAll('li')
			rows?.[rows.length - 1]?.querySelector('input')?.focus()
		})
	}

	function remove(key: number) {
		setLines(lines.filter((line) => line.key !== key))
		box.current?.querySelector<HTMLElement>('[data-add]')?.focus()
	}

	return (
		<Stack
			as="fieldset"
			gap={2}
			align="start"
			ref={box}
			className={`${classes.rows} ${halves.whole}`}
			aria-describedby={wrong ? id : undefined}
		>
			<legend>{label}</legend>
			{description && (
				<Text size="tiny" tone="muted">
					{description}
				</Text>
			)}
			<Text as="div" size="tiny" tone="muted" className={lineClass} aria-hidden>
				{columns.map((column) => (
					<span key={column.name}>{column.label}</span>
				))}
			</Text>
			<Stack as="ol" gap={2}>
				{lines.map((line, at) => (
					<li key={line.key} className={lineClass}>
						<LineFields field={field} line={line} at={at} hint="No end" wrong={!!wrong} />
						<ButtonLink
							variant="icon"
							className={classes.live ?? ''}
							data-live={hydrated || undefined}
							aria-label={`Remove ${one} ${at + 1}`}
							onClick={() => remove(line.key)}
						>
							<IconX size={18} aria-hidden />
						</ButtonLink>
					</li>
				))}
			</Stack>
			{spare.length > 0 && (
				<noscript>
					<Stack as="ol" gap={2}>
						{spare.map((at) => (
							<li key={at} className={lineClass}>
								<LineFields
									field={field}
									line={{ key: at, values: {}, errors: {} }}
									at={at}
									hint=""
									wrong={false}
								/>
							</li>
						))}
					</Stack>
					<Text size="tiny" tone="muted">
						Rows left empty are left out.
					</Text>
				</noscript>
			)}
			<FieldProblem id={id}>{wrong}</FieldProblem>
			<Button
				variant="default"
				className={classes.live ?? ''}
				data-live={hydrated || undefined}
				data-add
				leftSection={<IconPlus size={16} aria-hidden />}
				disabled={lines.length >= most}
				onClick={add}
			>
				Add a {one}
			</Button>
		</Stack>
	)
}
