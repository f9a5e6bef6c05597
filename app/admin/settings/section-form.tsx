import { Form } from 'react-router'
import type { Fields, SectionName } from '../../../domain/settings/schema'
import { useFirstError } from '../../ui/forms/first-error'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { UnsavedForm } from '../../ui/unsaved-form'
import halves from '../half-fields.module.css'
import { SECTION_FIELDS, SECTION_LABELS } from './section-fields'
import { SettingInput } from './setting-input'
import type { Conflict } from './settings.server'
import { SettingsConflictNotice } from './settings-conflict-notice'
import { INTENTS } from './settings-intents'
import { TextPreview } from './text-preview'

interface SectionFormProps {
	section: SectionName
	fields: Fields
	revision: number
	problem: FormProblem | null
	conflict: Conflict | undefined
	preview: { values: Partial<Record<string, string>>; html: Record<string, string> } | undefined
}

/** The form of a section, with what stands in the way of saving it. */
export function SectionForm(props: SectionFormProps) {
	const { section, fields, revision, problem, conflict, preview } = props
	const form = useFirstError(problem)
	const values = problem?.values ?? preview?.values ?? {}
	const inForm = SECTION_FIELDS[section]
	const shown = (name: string) => values[name] ?? String(fields[name] ?? '')
	return (
		<Card as={Form} ref={form} method="post" noValidate pad={6} narrow className={halves.form}>
			<input type="hidden" name="revision" value={conflict?.revision ?? revision} />
			{conflict ? (
				<SettingsConflictNotice section={section} current={conflict.current} mine={values} />
			) : (
				<ProblemSummary
					of={problem}
					beside={inForm.map(({ name }) => name)}
					className={halves.whole}
				/>
			)}
			{inForm.map((field) => (
				<SettingInput
					key={field.name}
					field={field}
					value={shown(field.name)}
					error={fieldProblem(problem, field.name)}
				/>
			))}
			<Row gap={5} wrap className={halves.whole}>
				<IntentButton intents={INTENTS} intent="save" color="marigold.5">
					{conflict ? 'Save mine' : `Save ${SECTION_LABELS[section]}`}
				</IntentButton>
				{section === 'texts' && (
					<IntentButton intents={INTENTS} intent="preview" variant="default">
						Preview
					</IntentButton>
				)}
			</Row>
			{preview && <TextPreview html={preview.html} />}
			<UnsavedForm except={['revision']} />
		</Card>
	)
}
