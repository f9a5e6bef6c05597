import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Grid } from '../../../../ui/layout/grid'
import { Row } from '../../../../ui/layout/row'
import { Stack } from '../../../../ui/layout/stack'
import { Heading } from '../../../../ui/text/heading'
import { JsonPart } from './json-part'
import { draftIn, draftOf, isKind, jsonOf, type SheetDraft, type SheetTexts } from './sheet-draft'
import classes from './sheet-editor.module.css'
import { kindsOf, SHEET_FORMS, type SheetField } from './sheet-fields'

const NO_JAVASCRIPT = 'The technical sheet can be changed where JavaScript is on.'

interface FieldsProps {
	fields: SheetField[]
	texts: SheetTexts
	/** Where the fields stand in the sheet, such as `sheet.mppts.0`. */
	path: string
	errors: Partial<Record<string, string>>
	onType: (texts: SheetTexts) => void
}

function Fields({ fields, texts, path, errors, onType }: FieldsProps) {
	return fields.map(({ name, label, unit, hint, choices, as, optional }) => {
		const common = {
			label: unit ? `${label} (${unit})` : label,
			value: texts[name] ?? '',
			error: errors[`${path}.${name}`],
			errorProps: { role: 'alert' },
			required: !optional,
			withAsterisk: false,
			...(hint && { description: hint }),
		}
		return choices ? (
			<NativeSelect
				key={name}
				{...common}
				data={[
					{ value: '', label: 'Choose', disabled: true },
					...choices.map(([value, words]) => ({ value, label: words })),
				]}
				onInput={(event) => onType({ ...texts, [name]: event.currentTarget.value })}
			/>
		) : (
			<TextInput
				key={name}
				{...common}
				inputMode={as === 'number' ? 'decimal' : 'text'}
				autoComplete="off"
				maxLength={200}
				onInput={(event) => onType({ ...texts, [name]: event.currentTarget.value })}
			/>
		)
	})
}

interface PartsProps {
	draft: SheetDraft
	errors: Partial<Record<string, string>>
	onChange: (draft: SheetDraft) => void
}

function Rows({ draft, errors, onChange }: PartsProps) {
	const { list } = SHEET_FORMS[draft.kind]
	if (!list) return null
	const set = (rows: SheetTexts[]) => onChange({ ...draft, list: rows })
	return (
		<Stack gap={3} align="start" className={classes.part}>
			<Heading level={2} size="small">
				{list.title}
			</Heading>
			{draft.list.map((row, at) => (
				<Row
					// biome-ignore lint/suspicious/noArrayIndexKey: the rows are told apart by their place alone
					key={at}
					as="fieldset"
					gap={4}
					wrap
					align="end"
					className={classes.row}
					aria-label={`${list.one} ${at + 1}`}
				>
					<Fields
						fields={list.fields}
						texts={row}
						path={`sheet.${list.name}.${at}`}
						errors={errors}
						onType={(texts) => set(draft.list.with(at, texts))}
					/>
					{draft.list.length > 1 && (
						<Button
							variant="subtle"
							className={classes.remove ?? ''}
							onClick={() => set(draft.list.toSpliced(at, 1))}
						>
							Remove {list.one} {at + 1}
						</Button>
					)}
				</Row>
			))}
			<Button variant="default" onClick={() => set([...draft.list, {}])}>
				Add {list.one}
			</Button>
		</Stack>
	)
}

function Part({ draft, errors, onChange }: PartsProps) {
	const { part } = SHEET_FORMS[draft.kind]
	if (!part) return null
	return (
		<Stack gap={3} align="start" className={classes.part}>
			<Checkbox
				label={part.title}
				checked={draft.part !== null}
				onChange={(event) => onChange({ ...draft, part: event.currentTarget.checked ? {} : null })}
			/>
			{draft.part && (
				<Grid gap={3} className={classes.fields}>
					<Fields
						fields={part.fields}
						texts={draft.part}
						path={`sheet.${part.name}`}
						errors={errors}
						onType={(texts) => onChange({ ...draft, part: texts })}
					/>
				</Grid>
			)}
		</Stack>
	)
}

interface SheetEditorProps {
	/** The sheet as JSON; empty for none. */
	initial: string
	category: string
	errors: Partial<Record<string, string>>
	/** Told of the kind that is chosen; empty for none. */
	onKind: (kind: string) => void
}

/** A product's technical sheet, field by field, in the form that suits its category. */
export function SheetEditor({ initial, category, errors, onKind }: SheetEditorProps) {
	const [draft, setDraft] = useState(() => draftIn(initial))
	const kinds = kindsOf(category)
	const offered = draft && !kinds.includes(draft.kind) ? [draft.kind, ...kinds] : kinds
	return (
		<JsonPart title="Technical sheet" name="sheet" value={jsonOf(draft)} without={NO_JAVASCRIPT}>
			<NativeSelect
				label="Kind of sheet"
				description={
					category === '' ? 'Choose a category first.' : 'Optional. The planner reads its figures.'
				}
				error={errors.sheet}
				value={draft?.kind ?? ''}
				disabled={offered.length === 0}
				className={classes.kind ?? ''}
				data={[
					{ value: '', label: 'None' },
					...offered.map((kind) => ({ value: kind, label: SHEET_FORMS[kind].title })),
				]}
				onInput={({ currentTarget: { value } }) => {
					setDraft(isKind(value) ? draftOf(value) : null)
					onKind(value)
				}}
			/>
			{draft && (
				<>
					<Grid gap={3} className={classes.fields}>
						<Fields
							fields={SHEET_FORMS[draft.kind].fields}
							texts={draft.plain}
							path="sheet"
							errors={errors}
							onType={(plain) => setDraft({ ...draft, plain })}
						/>
					</Grid>
					<Rows draft={draft} errors={errors} onChange={setDraft} />
					<Part draft={draft} errors={errors} onChange={setDraft} />
				</>
			)}
		</JsonPart>
	)
}
