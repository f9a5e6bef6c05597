import type { SectionName, Fields as Settings } from '../../../domain/settings/schema'
import { fieldValues } from '../../components/forms/field-values'
import { Fields } from '../../components/forms/fields'
import classes from '../../components/forms/fields.module.css'
import { useFieldsForm } from '../../components/forms/fields-form'
import { FieldsSummary } from '../../components/forms/fields-summary'
import { HalvesForm } from '../../components/forms/halves-form'
import { SaveLine } from '../../components/forms/save-line'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { UnsavedForm } from '../../ui/unsaved-form'
import { fieldsIn, SECTION_LABELS } from './section-fields'
import type { Conflict } from './settings.server'
import { SettingsConflictNotice } from './settings-conflict-notice'
import { INTENTS } from './settings-intents'
import { TextPreview } from './text-preview'

interface SectionFormProps {
	section: SectionName
	isDemo: boolean
	fields: Settings
	revision: number
	problem: FormProblem | null
	conflict: Conflict | undefined
	/** Said while it is as it was saved. */
	saved: string | null
	preview: { values: Partial<Record<string, string>>; html: Record<string, string> } | undefined
}

/** The form of a section, with the obstacles to saving it. */
export function SectionForm(props: SectionFormProps) {
	const { section, isDemo, fields, revision, problem, conflict, saved, preview } = props
	const inForm = fieldsIn(section, isDemo)
	const initial = { ...fieldValues(inForm, fields), ...preview?.values }
	// A secret that was sent does not come back.
	const refused = problem && { ...problem, values: { ...initial, ...problem.values } }
	const form = useFieldsForm(inForm, initial, refused)
	return (
		<HalvesForm of={form}>
			<input type="hidden" name="revision" value={conflict?.revision ?? revision} />
			{conflict ? (
				<SettingsConflictNotice section={section} current={conflict.current} mine={form.values} />
			) : (
				<FieldsSummary form={form} className={classes.wide} />
			)}
			<Fields of={inForm} form={form} />
			<SaveLine saved={saved}>
				<IntentButton intents={INTENTS} intent="save" color="marigold.5">
					{conflict ? 'Save mine' : `Save ${SECTION_LABELS[section]}`}
				</IntentButton>
				{section === 'texts' && (
					<IntentButton intents={INTENTS} intent="preview" variant="default">
						Preview
					</IntentButton>
				)}
			</SaveLine>
			{preview && <TextPreview html={preview.html} />}
			<UnsavedForm except={['revision']} />
		</HalvesForm>
	)
}
