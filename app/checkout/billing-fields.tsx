import { Checkbox, TextInput } from '@mantine/core'
import type { Pin } from '../../api/pins'
import { AddressFields } from '../components/address/address-fields'
import columns from '../components/address/address-fields.module.css'
import { formFields } from '../ui/forms/form-fields'
import { type FormProblem, fieldProblem } from '../ui/forms/problem'
import { Stack } from '../ui/layout/stack'
import classes from './checkout-form.module.css'

interface BillingFieldsProps {
	problem: FormProblem | null | undefined
	/** The lookup of the typed PIN code. */
	pin: Pin | null
}

/** The recipient of the bill, where that is another; its fields are hidden until it is ticked, without a script too. */
export function BillingFields({ problem, pin }: BillingFieldsProps) {
	const field = formFields(problem, {}, { size: 'md' })
	return (
		<Stack as="fieldset" className={classes.billing}>
			<legend>
				<h2>Bill</h2>
			</legend>
			<Checkbox
				name="bills"
				value="elsewhere"
				defaultChecked={problem?.values.bills === 'elsewhere'}
				label="My GSTIN, or another billing address"
			/>
			<Stack className={classes.billed}>
				<div className={columns.fields}>
					<TextInput
						{...field('billing.name')}
						required
						label="Name on the bill"
						description="The company, or a person"
						autoComplete="billing organization"
					/>
					<TextInput
						{...field('billing.gstin')}
						label="GSTIN (optional)"
						description="15 characters, as on the registration"
						autoCapitalize="characters"
						autoComplete="off"
						spellCheck={false}
					/>
				</div>
				<Checkbox
					name="billing.sez"
					value="yes"
					defaultChecked={problem?.values['billing.sez'] === 'yes'}
					label="Delivered to a unit or developer in a Special Economic Zone"
					description="With its GSTIN. The next step has what you pay: the price with IGST in it, or without tax where the shop has a letter of undertaking."
					error={fieldProblem(problem, 'billing.sez')}
				/>
				<AddressFields problem={problem} known={pin} under="billing." whose="billing" />
			</Stack>
		</Stack>
	)
}
