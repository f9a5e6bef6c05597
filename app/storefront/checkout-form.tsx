import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { useFirstError } from '../ui/first-error'
import type { CheckoutAnswer, Field, SeenOrder } from './checkout-answer'
import classes from './checkout-form.module.css'
import { CheckoutSend } from './checkout-send'

interface CheckoutFormProps {
	answer: CheckoutAnswer | undefined
	/** What is known of whoever is signed in. */
	person: Pick<CheckoutAnswer['values'], 'fullName' | 'email'>
	idempotencyKey: string
	/** What the page shows, to be agreed to by sending it. */
	seen: SeenOrder
	isDemo: boolean
}

/** Where it goes and whom to call. */
export function CheckoutForm({ answer, person, idempotencyKey, seen, isDemo }: CheckoutFormProps) {
	const form = useFirstError(answer)
	const typed: Partial<CheckoutAnswer['values']> = answer?.values ?? {
		...person,
		country: 'India',
	}
	const field = (name: Field): ComponentProps<typeof TextInput> => ({
		name,
		defaultValue: typed[name] ?? '',
		error: answer?.errors[name],
		size: 'md',
		withAsterisk: false,
		...(name === 'email' ? {} : { required: true }),
	})
	return (
		<Form ref={form} method="post" className={classes.form} noValidate>
			<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			<input type="hidden" name="seen" value={JSON.stringify(seen)} />
			<fieldset className={classes.fields}>
				<legend>Contact</legend>
				<TextInput {...field('fullName')} label="Full name" autoComplete="name" />
				<TextInput
					{...field('contactNumber')}
					label="Contact number"
					type="tel"
					inputMode="tel"
					autoComplete="tel"
				/>
				<TextInput
					{...field('email')}
					label="Email (optional)"
					type="email"
					inputMode="email"
					autoComplete="email"
					className={classes.wide ?? ''}
				/>
			</fieldset>
			<fieldset className={classes.fields}>
				<legend>Shipping address</legend>
				<TextInput
					{...field('street')}
					label="Street"
					description="House, street and area"
					autoComplete="street-address"
					className={classes.wide ?? ''}
				/>
				<TextInput
					{...field('zipCode')}
					label="PIN code"
					inputMode="numeric"
					autoComplete="postal-code"
				/>
				<TextInput {...field('city')} label="City" autoComplete="address-level2" />
				<TextInput
					{...field('country')}
					label="Country"
					autoComplete="country-name"
					className={classes.wide ?? ''}
				/>
			</fieldset>
			<CheckoutSend isDemo={isDemo} />
		</Form>
	)
}
