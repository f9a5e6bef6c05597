import { TextInput } from '@mantine/core'
import type { DeliveryQuote } from '../../../domain/delivery/schema'
import { IntentButton } from '../../ui/forms/intent-button'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { namedFields } from '../named-fields'
import { deliveryIntents } from './delivery-intents'
import type { RateValues } from './rates-fields'

interface TryBoxProps {
	values: RateValues
	errors: RateValues
	quote: DeliveryQuote | undefined
}

/** What a buyer would be told by the rates as they are typed. */
export function TryBox({ values, errors, quote }: TryBoxProps) {
	const field = namedFields(values, errors, { autoComplete: 'off' })
	return (
		<Card as="fieldset" pad={4} tone="sunken">
			<legend>Try it before you save</legend>
			<Grid column="wide">
				<TextInput {...field('try.pin')} label="PIN code" inputMode="numeric" />
				<TextInput
					{...field('try.items')}
					label="Products"
					description="Product ids with quantities, such as solar-panel-500w:10, solar-cable:1"
				/>
			</Grid>
			<div>
				<IntentButton intents={deliveryIntents} intent="try" variant="default">
					Try it
				</IntentButton>
			</div>
			<div role="status">
				{quote && (
					<>
						<Text strong>{quote.message}</Text>
						<Text size="small" tone="muted">
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
