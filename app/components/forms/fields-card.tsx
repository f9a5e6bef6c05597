import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import type { FormProblem } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import { ButtonLink } from '../../ui/text/button-link'
import { UnsavedForm } from '../../ui/unsaved-form'
import { WorkingButton } from '../../ui/working-button'
import type { FieldSpec } from './field-spec'
import { Fields } from './fields'
import classes from './fields.module.css'
import { useFieldsForm } from './fields-form'
import { FieldsSummary } from './fields-summary'
import { HalvesForm } from './halves-form'
import { SaveLine } from './save-line'

interface FieldsCardProps {
	fields: readonly FieldSpec[]
	initial?: Values
	problem: FormProblem | null | undefined
	/** Where it leads without being saved. */
	back: string
	/** The label of its button. */
	submit?: string
	/** The parts of the form besides its fields. */
	children?: ReactNode
}

/** A page's single form, with its fields two in a line. The API judges them; the card shows its answer. */
export function FieldsCard(props: FieldsCardProps) {
	const { fields, initial = {}, problem, back, submit = 'Save', children } = props
	const form = useFieldsForm(fields, initial, problem)
	const busy = useNavigation().state === 'submitting'
	return (
		<HalvesForm of={form}>
			{children}
			<FieldsSummary form={form} className={classes.wide} />
			<Fields of={fields} form={form} />
			<SaveLine>
				<WorkingButton type="submit" color="marigold.5" working={busy}>
					{submit}
				</WorkingButton>
				<ButtonLink as={Link} variant="line" to={back}>
					Cancel
				</ButtonLink>
			</SaveLine>
			<UnsavedForm />
		</HalvesForm>
	)
}
