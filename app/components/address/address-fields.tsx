import { TextInput } from '@mantine/core'
import type { Pin } from '../../../api/pins'
import { formFields } from '../../ui/forms/form-fields'
import type { FormProblem } from '../../ui/forms/problem'
import classes from './address-fields.module.css'
import { CityField } from './city-field'
import { PinField } from './pin-field'
import { StateField } from './state-field'
import { usePin } from './use-pin'

type Part = 'street' | 'zipCode' | 'city' | 'state'

type Whose = 'own' | 'billing'

/** Two addresses on a page have labels that tell them apart. */
const LABELS: Record<Whose, Record<Part, string>> = {
	own: { street: 'Street', zipCode: 'PIN code', city: 'City', state: 'State' },
	billing: {
		street: 'Billing street',
		zipCode: 'Billing PIN code',
		city: 'Billing city',
		state: 'Billing state',
	},
}

interface AddressFieldsProps {
	problem: FormProblem | null | undefined
	/** The first values of the fields, by name. */
	initial?: Partial<Record<string, string>>
	/** The lookup of the first PIN code; null where there is none. */
	known: Pin | null
	/** Before the name of each field, such as `billing.`. */
	under?: string
	/** Which address it is, for its labels and for a browser that fills it in. */
	whose?: Whose
}

/** The parts of an address in India, with the district and the states of its PIN code. */
export function AddressFields(props: AddressFieldsProps) {
	const { problem, initial = {}, known, under = '', whose = 'own' } = props
	const labels = LABELS[whose]
	const { pin, look } = usePin(known)
	const fieldOf = formFields(problem, initial, { size: 'md', required: true })
	const field = (part: Part) => fieldOf(under + part)
	const filled = (token: string) => (whose === 'billing' ? `billing ${token}` : token)
	const { defaultValue = '', error } = field('state')
	return (
		<div className={classes.fields}>
			<TextInput
				{...field('street')}
				label={labels.street}
				description="House, street and area"
				autoComplete={filled('street-address')}
				className={classes.wide ?? ''}
			/>
			<PinField
				{...field('zipCode')}
				label={labels.zipCode}
				autoComplete={filled('postal-code')}
				pin={pin}
				look={look}
			/>
			<CityField
				{...field('city')}
				label={labels.city}
				autoComplete={filled('address-level2')}
				pin={pin}
			/>
			<StateField
				name={`${under}state`}
				label={labels.state}
				autoComplete={filled('address-level1')}
				pin={pin}
				defaultValue={defaultValue}
				error={error}
			/>
		</div>
	)
}
