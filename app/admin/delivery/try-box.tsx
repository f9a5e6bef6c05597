import type { DeliveryQuote } from '../../../domain/delivery/schema'
import type { FieldSpec } from '../../components/forms/field-spec'
import { Fields } from '../../components/forms/fields'
import type { FieldsForm } from '../../components/forms/fields-form'
import { IntentButton } from '../../ui/forms/intent-button'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { deliveryIntents } from './delivery-intents'

interface TryBoxProps {
	fields: readonly FieldSpec[]
	form: FieldsForm
	quote: DeliveryQuote | undefined
}

/** The delivery as a buyer would read it by the typed rates. */
export function TryBox({ fields, form, quote }: TryBoxProps) {
	return (
		<Card as="fieldset" pad={4} surface="sunken">
			<legend>Try it before you save</legend>
			<Grid column="wide">
				<Fields of={fields} form={form} />
			</Grid>
			<IntentButton intents={deliveryIntents} intent="try" variant="default" w="fit-content">
				Try it
			</IntentButton>
			<div role="status">
				{quote && (
					<>
						<Text strong>{quote.message}</Text>
						<Text size="small" color="muted">
							{[
								quote.place,
								quote.band ? `Band: ${quote.band}` : 'No band covers it',
								quote.kg === null ? 'Weight not known' : `${number(quote.kg)} kg`,
							]
								.filter(Boolean)
								.join(' · ')}
						</Text>
					</>
				)}
			</div>
		</Card>
	)
}
