import { Form } from 'react-router'
import type { BulkField } from '../../../../domain/catalogue/rules'
import { Fields } from '../../../components/forms/fields'
import { useFieldsForm } from '../../../components/forms/fields-form'
import { FieldsSummary } from '../../../components/forms/fields-summary'
import { IntentButton } from '../../../ui/forms/intent-button'
import type { FormProblem } from '../../../ui/forms/problem'
import { Card } from '../../../ui/layout/card'
import type { TaxClassChoice } from '../form/tax-class-choices.server'
import { fieldsFor } from './change-fields'
import { changeIntents } from './change-intents'

interface AskChangeProps {
	ids: readonly string[]
	field: BulkField
	taxClasses: readonly TaxClassChoice[]
	problem: FormProblem | null
}

/** Asks for a change of the chosen products. */
export function AskChange({ ids, field, taxClasses, problem }: AskChangeProps) {
	const fields = fieldsFor(field, taxClasses)
	const form = useFieldsForm(fields, {}, problem)
	return (
		<Card as={Form} ref={form.ref} method="post" noValidate gap={4} narrow align="start" replace>
			{ids.map((id) => (
				<input key={id} type="hidden" name="ids" value={id} />
			))}
			<FieldsSummary form={form} />
			<Fields of={fields} form={form} />
			<IntentButton intents={changeIntents} intent="preview" variant="default">
				Preview
			</IntentButton>
		</Card>
	)
}
