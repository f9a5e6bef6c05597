import { Form } from 'react-router'
import type { DeliveryQuote } from '../../../domain/delivery/schema'
import { Fields } from '../../components/forms/fields'
import { useFieldsForm } from '../../components/forms/fields-form'
import { FieldsSummary } from '../../components/forms/fields-summary'
import { SaveLine } from '../../components/forms/save-line'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { UnsavedForm } from '../../ui/unsaved-form'
import classes from './delivery.module.css'
import type { RatesConflict } from './delivery.server'
import { deliveryIntents } from './delivery-intents'
import { RatesConflictNotice } from './rates-conflict-notice'
import { inClassOrder, rateFields, ratesOf, valuesOfRates } from './rates-fields'
import { TryBox } from './try-box'

interface RatesFormProps {
	values: Values
	revision: number
	problem: FormProblem | null
	conflict: RatesConflict | undefined
	/** Said while the rates are as they were saved. */
	saved: string | null
	/** The cost of delivery by the typed rates. */
	quote: DeliveryQuote | undefined
}

/** All rates in one form, with an empty weight and an empty band to fill. */
export function RatesForm(props: RatesFormProps) {
	const { values: given, revision, problem, conflict, saved, quote } = props
	const values = inClassOrder(given)
	const fields = rateFields(values)
	const form = useFieldsForm(fields.all, values, problem && { ...problem, values })
	return (
		<Stack as={Form} ref={form.ref} method="post" noValidate gap={6} className={classes.form}>
			<input type="hidden" name="revision" value={conflict?.revision ?? revision} />
			{conflict ? (
				<RatesConflictNotice
					current={conflict.current}
					mine={valuesOfRates(ratesOf(values).rates)}
				/>
			) : (
				<FieldsSummary form={form} />
			)}
			<Card as="fieldset" pad={4}>
				<legend>Weight classes</legend>
				<Text size="small" color="muted">
					An order belongs to the lightest class that covers its weight; above the heaviest there is
					no fixed rate. Clear a field to remove its class.
				</Text>
				<Fields of={fields.classes} form={form} />
			</Card>
			<Section title="Distance bands" id="bands">
				<Text size="small" color="muted">
					The first band that covers a PIN code applies. Where a cost is blank or no band covers the
					PIN code, buyers read that the shop will tell them the cost, and cannot pay online.
				</Text>
				<Fields of={fields.bands} form={form} />
			</Section>
			<Card pad={4}>
				<Grid column="wide">
					<Fields of={fields.days} form={form} />
				</Grid>
			</Card>
			<Card as="fieldset" pad={4}>
				<legend>Weight if a product’s sheet gives none (kg)</legend>
				<Grid column="narrow" fields>
					<Fields of={fields.weights} form={form} />
				</Grid>
			</Card>
			<TryBox fields={fields.tried} form={form} quote={quote} />
			<SaveLine saved={saved}>
				<IntentButton intents={deliveryIntents} intent="save" color="marigold.5">
					{conflict ? 'Save mine' : 'Save rates'}
				</IntentButton>
			</SaveLine>
			<UnsavedForm except={['revision', 'try.pin', 'try.items']} />
		</Stack>
	)
}
