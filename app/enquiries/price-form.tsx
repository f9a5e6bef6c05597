import { Button, TextInput } from '@mantine/core'
import type { FetcherWithComponents } from 'react-router'
import { useFirstError } from '../ui/forms/first-error'
import { formFields } from '../ui/forms/form-fields'
import { Stack } from '../ui/layout/stack'
import { enquiryIntents } from './enquiry-intents'
import type { StepAnswer } from './enquiry-steps.server'

interface PriceFormProps {
	id: string
	fetcher: FetcherWithComponents<StepAnswer>
}

/** Says what delivering the goods of an enquiry costs, and by when they arrive. */
export function PriceForm({ id, fetcher }: PriceFormProps) {
	const problem = enquiryIntents.problem(fetcher.data, 'price')
	const form = useFirstError(fetcher.data)
	const field = formFields(problem, {}, { size: 'sm' })
	return (
		<Stack as={fetcher.Form} ref={form} method="post" gap={2} noValidate aria-label="Price">
			<input type="hidden" name="id" value={id} />
			<TextInput
				{...field('delivery')}
				label="Cost of delivery (₹, GST included)"
				inputMode="decimal"
				autoComplete="off"
				required
			/>
			<TextInput {...field('day')} label="Arrives by" type="date" required />
			<div>
				<Button type="submit" size="sm" {...enquiryIntents.field('price')}>
					Send the price
				</Button>
			</div>
		</Stack>
	)
}
