import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Status } from '../../ui/display/status'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { Cutout } from './cutout'
import { type Field, type ReadFigure, WORDS } from './figure-fields'
import classes from './read-bill.module.css'

interface FigureFieldProps {
	field: Field
	figure: ReadFigure | null
	/** The picture of its page; none of a pasted text. */
	page: HTMLCanvasElement | undefined
	/** Of its place in the picture. */
	mark: number | undefined
	value: string
	error: string | undefined
	onChange: (value: string) => void
}

/** As a sentence has it: an amount with its separators, a choice by its name. */
const saidOf = ({ text }: ReadFigure, field: Field) =>
	field === 'amount' ? number(Number(text), 2) : (WORDS[field].options?.[text] ?? text)

/** A figure of the bill beside its place in the picture, to be corrected. */
export function FigureField(props: FigureFieldProps) {
	const { field, figure, page, mark, value, error, onChange } = props
	const { label, before, after, options } = WORDS[field]
	const common = {
		name: field,
		label: mark ? `${mark}. ${label}` : label,
		value,
		error,
		size: 'md',
		onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
	} as const
	const says = figure && saidOf(figure, field)
	return (
		<Stack gap={2} as="li" className={classes.figure}>
			{options ? (
				<NativeSelect
					{...common}
					data={[
						{ value: '', label: 'Choose' },
						...Object.entries(options).map(([value, label]) => ({ value, label })),
					]}
				/>
			) : (
				<TextInput
					{...common}
					autoComplete="off"
					inputMode={field === 'company' ? 'text' : 'decimal'}
					leftSection={before}
					rightSection={after}
					rightSectionWidth={after ? 52 : undefined}
					rightSectionPointerEvents="none"
				/>
			)}
			{figure && page && <Cutout page={page} place={figure.place} says={says ?? ''} />}
			{figure?.isSure && value === figure.text && (
				<Status variant="good">Read from the bill</Status>
			)}
			{figure && !figure.isSure && value !== figure.text && (
				<Row wrap gap={3}>
					<Status variant="waiting">Not sure</Status>
					<Button variant="default" onClick={() => onChange(figure.text)}>
						{`Take ${before ?? ''}${says}${after ? ` ${after}` : ''}`}
					</Button>
				</Row>
			)}
			{!figure && value === '' && (
				<Text size="small" color="muted">
					Not found on the bill.
				</Text>
			)}
		</Stack>
	)
}
