import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { COMPLIANCE_NAMES } from '../../../../../shared/compliance-names'
import { Grid } from '../../../../ui/layout/grid'
import { Stack } from '../../../../ui/layout/stack'
import { Text } from '../../../../ui/text/text'
import { JsonPart } from '../sheet/json-part'
import classes from '../sheet/sheet-editor.module.css'
import { draftOf, draftsIn, jsonOf, type RecordDraft } from './compliance-draft'

const NO_JAVASCRIPT = 'Listings can be changed where JavaScript is on.'

const KINDS = Object.entries(COMPLIANCE_NAMES).map(([value, label]) => ({ value, label }))

const TEXTS = [
	{ name: 'number', label: 'Number' },
	{ name: 'validFrom', label: 'Valid from', type: 'date' },
	{ name: 'validTo', label: 'Valid to', type: 'date', hint: 'Blank without an end' },
	{ name: 'proof', label: 'Proof', hint: 'A link, or where it can be looked up' },
	{ name: 'checkedOn', label: 'Checked on', type: 'date' },
] as const

interface RecordProps {
	draft: RecordDraft
	/** Where it stands among the records, from 0. */
	at: number
	errors: Partial<Record<string, string>>
	onChange: (draft: RecordDraft) => void
	onRemove: () => void
}

function OneRecord({ draft, at, errors, onChange, onRemove }: RecordProps) {
	const errorOf = (name: string) => errors[`compliance.${at}.${name}`]
	return (
		<Stack
			as="fieldset"
			gap={3}
			align="start"
			className={classes.part}
			aria-label={`Listing ${at + 1}`}
		>
			<Grid gap={3} className={classes.fields}>
				<NativeSelect
					label="Kind"
					value={draft.kind}
					data={KINDS}
					error={errorOf('kind')}
					errorProps={{ role: 'alert' }}
					onInput={(event) => onChange({ ...draft, kind: event.currentTarget.value })}
				/>
				{TEXTS.map(({ name, label, ...more }) => (
					<TextInput
						key={name}
						label={label}
						type={'type' in more ? more.type : 'text'}
						{...('hint' in more && { description: more.hint })}
						value={draft[name]}
						maxLength={500}
						autoComplete="off"
						error={errorOf(name)}
						errorProps={{ role: 'alert' }}
						onInput={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
					/>
				))}
			</Grid>
			<Checkbox
				label="Made up for a sample product"
				checked={draft.isSample}
				onChange={(event) => onChange({ ...draft, isSample: event.currentTarget.checked })}
			/>
			<Button variant="subtle" className={classes.remove ?? ''} onClick={onRemove}>
				Remove listing {at + 1}
			</Button>
		</Stack>
	)
}

interface ComplianceEditorProps {
	/** The records as JSON. */
	initial: string
	origin: string
	importer: string
	errors: Partial<Record<string, string>>
}

const ORIGIN_FIELDS = [
	{ name: 'origin', label: 'Country of origin', maxLength: 100 },
	{ name: 'importer', label: 'Importer', maxLength: 200 },
] as const

/** Where a product is from, and what it is listed and registered as. */
export function ComplianceEditor({ initial, errors, ...given }: ComplianceEditorProps) {
	const [drafts, setDrafts] = useState(() => draftsIn(initial))
	return (
		<JsonPart
			title="Origin and listings"
			name="compliance"
			value={jsonOf(drafts)}
			without={NO_JAVASCRIPT}
		>
			<Grid gap={3} className={classes.fields}>
				{ORIGIN_FIELDS.map((field) => (
					<TextInput
						key={field.name}
						{...field}
						autoComplete="off"
						errorProps={{ role: 'alert' }}
						defaultValue={given[field.name]}
						error={errors[field.name]}
					/>
				))}
			</Grid>
			{drafts.length === 0 && (
				<Text size="small" tone="muted">
					No listing is recorded: a live store does not offer this product for the grid.
				</Text>
			)}
			{errors.compliance && (
				<Text size="small" tone="danger" role="alert">
					{errors.compliance}
				</Text>
			)}
			{drafts.map((draft, at) => (
				<OneRecord
					// biome-ignore lint/suspicious/noArrayIndexKey: the records are told apart by their place alone
					key={at}
					draft={draft}
					at={at}
					errors={errors}
					onChange={(changed) => setDrafts(drafts.with(at, changed))}
					onRemove={() => setDrafts(drafts.toSpliced(at, 1))}
				/>
			))}
			<div>
				<Button variant="default" onClick={() => setDrafts([...drafts, draftOf('almm-modules')])}>
					Add listing
				</Button>
			</div>
		</JsonPart>
	)
}
