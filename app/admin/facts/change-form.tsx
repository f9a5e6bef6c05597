import { Form, Link, useNavigation } from 'react-router'
import type { Fact, FactKind } from '../../../domain/facts/schema'
import { Fields } from '../../components/forms/fields'
import classes from '../../components/forms/fields.module.css'
import { useFieldsForm } from '../../components/forms/fields-form'
import { FieldsSummary } from '../../components/forms/fields-summary'
import type { FormProblem } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { UnsavedForm } from '../../ui/unsaved-form'
import { WorkingButton } from '../../ui/working-button'
import { factFields } from './fact-fields'

interface ChangeFormProps {
	kind: FactKind
	/** The row that it takes the place of; none where it is the first of its kind, or another. */
	before?: Fact
	initial: Values
	problem: FormProblem | undefined
}

/** Figures from a day on, with where they are from. The API judges them; this says what it said. */
export function ChangeForm({ kind, before, initial, problem }: ChangeFormProps) {
	const fields = factFields(kind, before)
	const form = useFieldsForm(fields, initial, problem)
	const busy = useNavigation().state === 'submitting'
	return (
		<Card
			as={Form}
			ref={form.ref}
			method="post"
			noValidate
			pad={6}
			narrow
			className={classes.halves}
		>
			<input type="hidden" name="kind" value={kind} />
			<FieldsSummary form={form} className={classes.wide} />
			<Fields of={fields} form={form} />
			<Row gap={5} className={classes.wide}>
				<WorkingButton type="submit" color="marigold.5" working={busy}>
					Save
				</WorkingButton>
				<ButtonLink as={Link} variant="line" to={`/admin/facts?kind=${kind}`}>
					Cancel
				</ButtonLink>
			</Row>
			<UnsavedForm />
		</Card>
	)
}
