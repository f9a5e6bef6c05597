import { Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { Pin } from '../../api/pins'
import type { SavedAddress } from '../../domain/addresses/schema'
import { isIndia } from '../../shared/addresses/indian-number'
import columns from '../components/address/address-fields.module.css'
import { CityField } from '../components/address/city-field'
import { ContactFields } from '../components/address/contact-fields'
import { HINT, useLeft } from '../components/address/field-hint'
import { PinField } from '../components/address/pin-field'
import { StateField } from '../components/address/state-field'
import { usePin } from '../components/address/use-pin'
import { useFirstError } from '../ui/forms/first-error'
import { formFields } from '../ui/forms/form-fields'
import { fieldProblem } from '../ui/forms/problem'
import { Stack } from '../ui/layout/stack'
import { classNames } from '../ui/polymorphic'
import { BillingFields } from './billing-fields'
import type { CheckoutAnswer, Field } from './checkout-answer'
import classes from './checkout-form.module.css'
import { SavedChoice } from './saved-choice'

interface CheckoutFormProps {
	answer: CheckoutAnswer | undefined
	/** The person's known details: of an account, and the PIN code given before; blank where unknown. */
	person: Record<'fullName' | 'email' | 'zipCode', string>
	/** The lookup of that PIN code. */
	pin: Pin | null
	/** Fields that are sent besides, by their names. */
	hidden: Record<string, string>
	/** Whether the state is asked for, and an address that cannot be in India refused. */
	asksState: boolean
	/** The addresses of the account; null where none can be saved. */
	saved: SavedAddress[] | null
	takesBilling: boolean
	/** Shown above its fields. */
	above?: ReactNode
	/** Its buttons. */
	children: ReactNode
}

const ABROAD = {
	live: 'We deliver in India only.',
	demo: 'This demo takes any country. A live store delivers in India only.',
}

/** The address of the delivery and the phone number to call. */
export function CheckoutForm({
	answer,
	person,
	pin: given,
	hidden,
	asksState,
	saved,
	takesBilling,
	above,
	children,
}: CheckoutFormProps) {
	const form = useFirstError(answer)
	const problem = answer?.problem
	const values: Partial<Record<Field | 'addressId' | 'remember', string>> = problem?.values ?? {
		...person,
		country: 'India',
	}
	const { pin, look } = usePin(answer ? (answer.pin ?? null) : given)
	const [country, leaveCountry] = useLeft(values.country ?? '')
	const isAbroad = country.trim() !== '' && !isIndia(country)
	const chosen = values.addressId ?? (problem ? '' : (saved?.[0]?.id ?? ''))
	const field = formFields(problem, values, { size: 'md', required: true })
	return (
		<Stack ref={form} method="post" as={Form} gap={8} className={classes.form} noValidate>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{above}
			{saved && saved.length > 0 && <SavedChoice addresses={saved} chosen={chosen} />}
			<fieldset className={columns.fields}>
				<legend>
					<h2>Contact</h2>
				</legend>
				<ContactFields field={field} className={classes.typed} />
				<TextInput
					{...field('email')}
					required={false}
					label="Email (optional)"
					type="email"
					inputMode="email"
					autoComplete="email"
					className={columns.wide ?? ''}
				/>
			</fieldset>
			<fieldset className={classNames(columns.fields, classes.typed)}>
				<legend>
					<h2>Shipping address</h2>
				</legend>
				<TextInput
					{...field('street')}
					label="Street"
					description="House, street and area"
					autoComplete="street-address"
					className={columns.wide ?? ''}
				/>
				<PinField {...field('zipCode')} label="PIN code" pin={pin} look={look} />
				<CityField {...field('city')} label="City" pin={pin} />
				{asksState && (
					<StateField
						pin={pin}
						defaultValue={values.state ?? ''}
						error={fieldProblem(problem, 'state')}
					/>
				)}
				<TextInput
					{...field('country')}
					{...HINT}
					label="Country"
					description={
						isAbroad && !fieldProblem(problem, 'country')
							? ABROAD[asksState ? 'live' : 'demo']
							: null
					}
					autoComplete="country-name"
					className={asksState ? '' : (columns.wide ?? '')}
					onBlur={({ currentTarget }) => leaveCountry(currentTarget.value)}
				/>
				{saved && (
					<Checkbox
						name="remember"
						value="yes"
						defaultChecked={values.remember === 'yes'}
						label="Remember this address"
						className={columns.wide ?? ''}
					/>
				)}
			</fieldset>
			{takesBilling && <BillingFields problem={problem} pin={answer?.billingPin ?? null} />}
			{children}
		</Stack>
	)
}
